import { adirePattern, mediaDown, styled, theme } from '@nzuko/shared-ui';

import { perforatedEdge } from '../motifs/paper';

const TWO_COLUMNS = '@container (min-width: 54rem)';

/** Aligns the content with the nav bar's on wide screens. */
export const sheetGutter = `max(clamp(${theme.space[5]}, 4.4cqi, ${theme.space[16]}), (100cqi - ${theme.size.wide}) / 2 + ${theme.space[6]})`;

export const Panel = styled.section`
  container-type: inline-size;
  max-width: 120rem;
  margin-inline: auto;
  padding-inline: ${theme.space[3]};
`;

// The pattern is on a layer behind, so that the scene can overlap the perforation. The columns aren't centred: the text
// is painted before the scene loads and must not move then.
export const Sheet = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${theme.space[10]};
  padding: clamp(${theme.space[8]}, 3.6cqi, ${theme.space[16]}) ${sheetGutter};

  &::before {
    ${adirePattern}
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background-color: ${theme.color.surfaceInverse};
    border-radius: ${theme.radius.xl} ${theme.radius.xl} 0 0;
    ${perforatedEdge('bottom', 18)}
  }

  ${TWO_COLUMNS} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space[8]};
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: clamp(${theme.space[5]}, 2.4cqi, ${theme.space[8]});
`;

export const Headline = styled.h1`
  font-size: 12.2cqi;
  font-weight: ${theme.weight.black};
  line-height: 0.96;
  letter-spacing: -0.045em;

  ${TWO_COLUMNS} {
    font-size: clamp(4rem, 7.2cqi, 6.75rem);
  }
`;

export const Line = styled.span<{ $active: boolean }>`
  display: block;
  color: ${({ $active }) => ($active ? theme.color.accent : theme.color.textInverse)};
  transition: color ${theme.motion.slow};
`;

export const Lede = styled.p`
  max-width: 34rem;
  color: ${theme.color.textInverseMuted};
  font-size: clamp(${theme.fontSize.lg}, 1.6cqi, ${theme.fontSize.xl});
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  width: 100%;

  ${mediaDown('sm')} {
    > * {
      flex: 1 1 auto;
    }
  }
`;
