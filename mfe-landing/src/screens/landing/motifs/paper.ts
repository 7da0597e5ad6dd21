import { css, theme } from 'shared-ui';

const holes = (edge: 'top' | 'bottom') =>
  `radial-gradient(circle at 50% ${edge === 'top' ? '0' : '100%'}, transparent 5.5px, black 6px) 50% ${edge} / 20px 51% repeat-x`;

/** Half holes along the upper and lower edge; two such bands on each other make a perforation. */
export const tornEdges = css`
  mask: ${holes('top')}, ${holes('bottom')};
`;

/** Half holes along the upper edge alone. */
export const tornTop = css`
  mask:
    ${holes('top')},
    linear-gradient(black, black) bottom / 100% 50% no-repeat;
`;

/** A notch in each side at height `at` from the top. */
export const sideNotches = (at: string) => css`
  mask:
    radial-gradient(circle at 0 ${at}, transparent 11px, black 11.5px) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% ${at}, transparent 11px, black 11.5px) right / 51% 100% no-repeat;
`;

/** The two stripes along the side of a danfo, the yellow bus of Lagos. */
export const danfoStripes = css`
  background-image: linear-gradient(
    ${theme.color.onAccent} 0 38%,
    transparent 38% 62%,
    ${theme.color.onAccent} 62%
  );
`;

/** The bars of a stub. */
export const bars = css`
  background: repeating-linear-gradient(
    90deg,
    currentcolor 0 2px,
    transparent 2px 5px,
    currentcolor 5px 9px,
    transparent 9px 11px,
    currentcolor 11px 12px,
    transparent 12px 17px
  );
`;
