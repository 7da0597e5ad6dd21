import { css, theme } from '@nzuko/shared-ui';

const holes = (edge: 'top' | 'bottom') =>
  `radial-gradient(circle at 50% ${edge === 'top' ? '0' : '100%'}, transparent 5.5px, black 6px) 50% ${edge} / 20px 51% repeat-x`;

/** Half holes along the top and bottom edges; two such bands in a stack make a perforation. */
export const tornEdges = css`
  mask: ${holes('top')}, ${holes('bottom')};
`;

/** Half holes along the top edge only. */
export const tornTop = css`
  mask:
    ${holes('top')},
    linear-gradient(black, black) bottom / 100% 50% no-repeat;
`;

/** A ticket's perforated edge: half holes along it, and a round notch of `radius` at both ends. */
export const perforatedEdge = (edge: 'top' | 'bottom', radius: number) => {
  const y = edge === 'top' ? '0' : '100%';
  const notch = (x: string) =>
    `radial-gradient(circle at ${x} ${y}, transparent ${radius - 0.5}px, black ${radius}px)`;
  return css`
    mask:
      ${notch('0')},
      ${notch('100%')},
      radial-gradient(circle at 50% ${y}, transparent 4.5px, black 5px) 50% 0 / 20px 100% repeat-x;
    mask-composite: intersect;
  `;
};

const corners = {
  top: ['0 0', '100% 0'],
  bottom: ['0 100%', '100% 100%'],
  left: ['0 0', '0 100%'],
  right: ['100% 0', '100% 100%'],
} as const;

/** Round notches at both ends of an edge, where the next part of a ticket joins. */
export const notchedEdge = (edge: keyof typeof corners) => css`
  mask: ${corners[edge].map((corner) => `radial-gradient(circle at ${corner}, transparent 11.5px, black 12px)`).join(', ')};
  mask-composite: intersect;
`;

/** Round notches in the top and bottom edges, at `x`. */
export const tearNotches = (x: string) => css`
  mask:
    radial-gradient(circle at ${x} 0, transparent 11px, black 11.5px) top / 100% 51% no-repeat,
    radial-gradient(circle at ${x} 100%, transparent 11px, black 11.5px) bottom / 100% 51% no-repeat;
`;

const betweenNotches = (y: string, color: string) =>
  `radial-gradient(circle at 0 ${y}, transparent 11px, ${color} 11.5px) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% ${y}, transparent 11px, ${color} 11.5px) right / 51% 100% no-repeat`;

/** Round notches in the left and right edges, at `y`. */
export const sideNotches = (y: string) => css`
  mask: ${betweenNotches(y, 'black')};
`;

/** Paper of one colour with such notches. It needs no mask, which would cost the first paint a tenth of its time. */
export const notchedPaper = (y: string, color: string) => css`
  background: ${betweenNotches(y, color)};
`;

/** The two stripes along the side of a danfo, the yellow bus of Lagos. */
export const danfoStripes = css`
  background-image: linear-gradient(
    ${theme.color.onAccent} 0 38%,
    transparent 38% 62%,
    ${theme.color.onAccent} 62%
  );
`;

/** A stub's barcode. */
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
