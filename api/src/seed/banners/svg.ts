export const WIDTH = 1600;
export const HEIGHT = 900;

type Attributes = Record<string, string | number>;

const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join(' ');

const round = (value: number) => Math.round(value * 100) / 100;

export const circle = (cx: number, cy: number, r: number, attributes: Attributes) =>
  `<circle ${write({ cx, cy, r, ...attributes })}/>`;

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  `<rect ${write({ x, y, width, height, ...attributes })}/>`;

export const path = (d: string, attributes: Attributes) => `<path ${write({ d, ...attributes })}/>`;

export const polygon = (points: [number, number][], attributes: Attributes) =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, attributes);

export const group = (attributes: Attributes, content: string) =>
  `<g ${write(attributes)}>${content}</g>`;

/** A smooth line through points. */
export function smooth(points: [number, number][]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${round(first[0])} ${round(first[1])}`;
  let [previousX, previousY] = first;
  for (const [x, y] of rest) {
    const middle = (previousX + x) / 2;
    d += `C${round(middle)} ${round(previousY)} ${round(middle)} ${round(y)} ${round(x)} ${round(y)}`;
    [previousX, previousY] = [x, y];
  }
  return d;
}

/** A quarter, half or any slice of a disc, from one angle to another in degrees. */
export function slice(cx: number, cy: number, r: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${round(cx + r * Math.cos(radians))} ${round(cy + r * Math.sin(radians))}`;
  };
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${cx} ${cy}L${at(from)}A${r} ${r} 0 ${isLarge} 1 ${at(to)}Z`;
}
