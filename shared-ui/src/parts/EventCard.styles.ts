import { css, styled, theme } from '@nzuko/shared-ui';

import { DateLeaf } from './DateLeaf';

export type Variant = 'plain' | 'ticket';

interface Look {
  $variant: Variant;
}

const NOTCH = '10px';

// Four hard shadows draw the outline: the notches would clip a border.
const outline = (color: string) => css`
  filter: drop-shadow(0 1px 0 ${color}) drop-shadow(0 -1px 0 ${color}) drop-shadow(1px 0 0 ${color})
    drop-shadow(-1px 0 0 ${color});
`;

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
    ${outline(theme.color.border)}
    transition:
      filter ${theme.motion.base},
      translate ${theme.motion.base} ${theme.motion.ease};

    &:hover,
    &:focus-within {
      ${outline(theme.color.primaryText)}
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

// Notches in the background, not in a mask: a mask would keep the title's link from being stretched over the stub.
const notchedPaper = (side: 'left' | 'right') =>
  `radial-gradient(circle at ${side} bottom, transparent ${NOTCH}, ${theme.color.surfaceRaised} calc(${NOTCH} + 0.5px)) ${side} / 51% 100% no-repeat`;

export const Sheet = styled.div<Look>`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  ${({ $variant }) =>
    $variant === 'ticket' &&
    css`
      background: ${notchedPaper('left')}, ${notchedPaper('right')};
      border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
    `}
`;

const pictures = {
  plain: css`
    aspect-ratio: 16 / 8;
  `,
  ticket: css`
    aspect-ratio: 16 / 10;
    border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
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
  // What follows the lines stands at the bottom, level with that of the other cards in its row.
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
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
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
  mask:
    radial-gradient(circle at 0 0, transparent ${NOTCH}, black calc(${NOTCH} + 0.5px)),
    radial-gradient(circle at 100% 0, transparent ${NOTCH}, black calc(${NOTCH} + 0.5px));
  mask-composite: intersect;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[6]};
  background: ${theme.color.surfaceRaised};
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
