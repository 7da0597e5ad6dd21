import { css, styled, theme } from '@nzuko/shared-ui';

import { DateLeaf } from './DateLeaf';

export type Variant = 'plain' | 'ticket';

interface Look {
  $variant: Variant;
}

const NOTCH = '10px';

const roots = {
  plain: css<{ $linked: boolean }>`
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.lg};
    overflow: clip;

    &:hover {
      border-color: ${({ $linked }) => ($linked ? theme.color.primaryText : theme.color.border)};
    }
  `,
  ticket: css`
    --outline: ${theme.color.border};
    isolation: isolate;
    transition: translate ${theme.motion.base} ${theme.motion.ease};

    &:hover,
    &:focus-within {
      --outline: ${theme.color.primaryText};
      translate: 0 -3px;
    }
  `,
};

export const Root = styled.article<Look & { $linked: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  height: 100%;
  min-width: 0;
  ${({ $variant }) => roots[$variant]}
`;

const notched = (edge: 'top' | 'bottom', radius: string, color: string, boxes: string) =>
  ['left', 'right']
    .map(
      (side) =>
        `radial-gradient(circle at ${side} ${edge}, transparent ${radius}, ${color} calc(${radius} + 0.5px)) ${side} / 51% 100% no-repeat ${boxes}`,
    )
    .join(',');

/**
 * Paper with notches at the ends of an edge, on a slightly larger sheet in the outline's colour. As backgrounds: a mask would
 * keep the title's link from being stretched over the stub, and filters that draw the outline are slow on phones.
 */
const notchedPaper = (edge: 'top' | 'bottom') => css`
  border: 1px solid transparent;
  border-${edge}: 0;
  background:
    ${notched(edge, `calc(${NOTCH} + 1px)`, theme.color.surfaceRaised, 'border-box padding-box')},
    ${notched(edge, NOTCH, 'var(--outline)', 'border-box')};
`;

export const Sheet = styled.div<Look>`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  ${({ $variant }) =>
    $variant === 'ticket' &&
    css`
      ${notchedPaper('bottom')}
      border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
    `}
`;

const pictures = {
  plain: css`
    aspect-ratio: 16 / 8;
  `,
  ticket: css`
    aspect-ratio: 16 / 10;
    border-radius: calc(${theme.radius.lg} - 1px) calc(${theme.radius.lg} - 1px) 0 0;
  `,
};

export const Picture = styled.div<Look>`
  min-width: 0;
  overflow: hidden;
  ${({ $variant }) => pictures[$variant]}
`;

export const Leaf = styled(DateLeaf)`
  position: absolute;
  top: ${theme.space[4]};
  left: ${theme.space[4]};
`;

const words = {
  // Pushes the last part to the bottom, level with the other cards in its row.
  plain: css`
    grid-template-rows: auto auto 1fr;
    padding: ${theme.space[5]};
  `,
  ticket: css`
    align-content: start;
    justify-items: start;
    padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
  `,
};

export const Words = styled.div<Look>`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  ${({ $variant }) => words[$variant]}
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};

  > * {
    flex: none;
    max-width: 100%;
  }
`;

// Stretches the link over the whole card.
export const Title = styled.h2<Look>`
  font-size: ${({ $variant }) => ($variant === 'ticket' ? theme.fontSize.xl : theme.fontSize.lg)};
  overflow-wrap: anywhere;

  a {
    color: ${theme.color.text};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${({ $variant }) => ($variant === 'ticket' ? 1 : 'auto')};
  }
`;

export const Lines = styled.div<Look>`
  display: grid;
  align-content: start;
  gap: ${({ $variant }) => ($variant === 'ticket' ? theme.space[1] : 0)};
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;

export const Line = styled.p<Look>`
  min-width: 0;
  ${({ $variant }) =>
    $variant === 'ticket' &&
    css`
      display: grid;
      grid-template-columns: auto 1fr;
      gap: ${theme.space[2]};

      svg {
        translate: 0 0.15em;
      }
    `}
`;

export const Stub = styled.div`
  ${notchedPaper('top')}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[6]};
  border-radius: 0 0 ${theme.radius.lg} ${theme.radius.lg};

  &::before {
    content: '';
    position: absolute;
    inset: -1px calc(${NOTCH} + 6px) auto;
    border-top: 2px dashed ${theme.color.borderStrong};
    opacity: 0.6;
  }
`;

export const Price = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.xl};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.snug};
  line-height: 1.1;
`;
