import { adirePattern, mediaDown, mediaUp, styled, theme } from '@nzuko/shared-ui';

import { sideNotches, tearNotches, tornEdges } from '../motifs/paper';
import type { DemoTab } from './demoTabs';

const { color } = theme;

const tones = {
  marigold: [color.accent, color.onAccent],
  green: [color.primary, color.onPrimary],
  coral: [color.coral, color.onCoral],
} as const;

// Stacked on phones: side by side, the third tab would be out of view.
export const Band = styled.section`
  ${tornEdges}
  background: ${color.surfaceSunken};

  [role='tab'] {
    font-size: ${theme.fontSize.lg};
  }

  ${mediaDown('sm')} {
    [role='tablist'] {
      display: grid;
      justify-items: start;
    }
  }
`;

export const Ticket = styled.div<{ $tone: DemoTab['tone'] }>`
  --stub: ${({ $tone }) => tones[$tone][0]};
  --on-stub: ${({ $tone }) => tones[$tone][1]};
  ${sideNotches('14rem')}
  display: grid;
  grid-template-rows: 14rem auto;
  background: ${color.surfaceRaised};
  border-radius: ${theme.radius.xl};
  overflow: clip;

  ${mediaUp('md')} {
    ${tearNotches('40%')}
    grid-template: minmax(23rem, auto) / 40% 1fr;
  }
`;

export const Stub = styled.div`
  ${adirePattern}
  display: grid;
  place-items: center;
  background-color: var(--stub);
  color: var(--on-stub);

  svg {
    width: clamp(8rem, 15vw, 13rem);
    height: auto;
    aspect-ratio: 1;
    stroke-width: 1.4;
    rotate: -6deg;
  }
`;

export const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[5]};
  padding: clamp(${theme.space[6]}, 5vw, ${theme.space[16]});
  border: 2px dashed ${color.border};
  border-width: 2px 0 0;

  h3 {
    font-size: ${theme.fontSize['3xl']};
    font-weight: ${theme.weight.black};
    letter-spacing: ${theme.tracking.tight};
  }

  p {
    max-width: 36rem;
    color: ${color.textMuted};
    font-size: ${theme.fontSize.lg};
    text-wrap: pretty;
  }

  ${mediaUp('md')} {
    border-width: 0 0 0 2px;
  }
`;
