import { mediaUp, styled, theme } from '@nzuko/shared-ui';

import { sideNotches, tearNotches } from '../motifs/paper';
import type { Feature } from './features';

const { color } = theme;

const tones = {
  paper: [color.surfaceRaised, color.text],
  forest: [color.surfaceInverse, color.textInverse],
  marigold: [color.accent, color.onAccent],
  green: [color.primary, color.onPrimary],
  coral: [color.coral, color.onCoral],
  mint: [color.primarySoft, color.onPrimarySoft],
} as const;

// Cards have their stub at the bottom, or at the side if wide enough.
const STUB_AT_SIDE = '@container (min-width: 36rem)';
const STUB_HEIGHT = '15rem';
const STUB_WIDTH = '52%';

const perforation = '2px dashed color-mix(in srgb, currentcolor 40%, transparent)';

// An odd narrow card gets its own row.
export const Card = styled.li<{ $wide: boolean; $tone: Feature['tone'] }>`
  display: grid;
  container-type: inline-size;
  color: ${({ $tone }) => tones[$tone][1]};
  --paper: ${({ $tone }) => tones[$tone][0]};

  ${mediaUp('md')} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};

    &:last-child {
      grid-column: 1 / -1;
    }
  }

  ${mediaUp('lg')} {
    &,
    &:last-child {
      grid-column: span ${({ $wide }) => ($wide ? 7 : 5)};
    }
  }
`;

export const Sheet = styled.div`
  ${sideNotches(STUB_HEIGHT)}
  display: grid;
  grid-template: ${STUB_HEIGHT} 1fr / minmax(0, 1fr);
  background: var(--paper);
  border-radius: ${theme.radius.lg};
  overflow: clip;
  overflow-wrap: anywhere;

  ${STUB_AT_SIDE} {
    ${tearNotches(`calc(100% - ${STUB_WIDTH})`)}
    grid-template: minmax(22rem, auto) / 1fr ${STUB_WIDTH};
  }
`;

export const Art = styled.div`
  position: relative;
  min-width: 0;
  min-height: 0;
  overflow: clip;

  svg {
    width: 100%;
    height: 100%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto ${theme.space[6]} 0;
    border-bottom: ${perforation};
  }

  ${STUB_AT_SIDE} {
    order: 1;

    &::after {
      inset: ${theme.space[6]} auto ${theme.space[6]} 0;
      border: 0;
      border-left: ${perforation};
    }
  }
`;

export const Words = styled.div`
  display: grid;
  align-content: end;
  gap: ${theme.space[2]};
  padding: ${theme.space[6]};

  h3 {
    font-size: ${theme.fontSize['2xl']};
    font-weight: ${theme.weight.black};
  }

  p {
    max-width: 34rem;
    text-wrap: pretty;
  }

  ${STUB_AT_SIDE} {
    padding: ${theme.space[8]};

    h3 {
      font-size: ${theme.fontSize['3xl']};
      letter-spacing: ${theme.tracking.tight};
    }
  }
`;
