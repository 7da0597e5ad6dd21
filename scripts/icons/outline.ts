/** The outline of an SVG shape as a path, which browsers draw the same: a path's, or that of a circle or rounded rectangle. */
export function outlineOf(shape: string): string {
  const text = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(shape)?.[1];
  const number = (key: string) => Number(text(key));
  const path = text('d');
  if (path) return path;
  if (shape.startsWith('<circle')) return circle(number('cx'), number('cy'), number('r'));
  if (shape.startsWith('<rect')) {
    const [width, height] = [number('width'), number('height')];
    return rectangle(number('x'), number('y'), { width, height, corner: number('rx') });
  }
  throw new Error(`No outline is known of ${shape}`);
}

function circle(x: number, y: number, r: number): string {
  const half = `a${r} ${r} 0 1 0`;
  return `M${x - r} ${y}${half} ${2 * r} 0${half}-${2 * r} 0`;
}

interface Box {
  width: number;
  height: number;
  /** The radius of its corners. */
  corner: number;
}

function rectangle(x: number, y: number, { width, height, corner: r }: Box): string {
  const [across, down] = [width - 2 * r, height - 2 * r];
  const turn = `a${r} ${r} 0 0 1`;
  return `M${x + r} ${y}h${across}${turn} ${r} ${r}v${down}${turn}-${r} ${r}h-${across}${turn}-${r}-${r}v-${down}${turn} ${r}-${r}z`;
}
