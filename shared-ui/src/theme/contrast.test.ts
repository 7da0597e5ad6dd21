import { colors, type ColorName } from './tokens';

const surfaces: ColorName[] = ['page', 'surface', 'surfaceRaised', 'surfaceSunken'];
const texts: ColorName[] = ['text', 'textMuted', 'primaryText', 'dangerText'];
const lines: ColorName[] = [
  'borderStrong',
  'focus',
  'successLine',
  'warningLine',
  'errorLine',
  'infoLine',
];

const pair = (foreground: ColorName, background: ColorName, least: number) =>
  [foreground, background, least] as const;

const pairs = [
  ...surfaces.flatMap((surface) => texts.map((text) => pair(text, surface, 4.5))),
  ...surfaces.flatMap((surface) => lines.map((line) => pair(line, surface, 3))),
  pair('textInverse', 'surfaceInverse', 4.5),
  pair('textInverseMuted', 'surfaceInverse', 4.5),
  pair('onPrimary', 'primary', 4.5),
  pair('onPrimary', 'primaryHover', 4.5),
  pair('onPrimary', 'primaryActive', 4.5),
  pair('onDanger', 'danger', 4.5),
  pair('onDanger', 'dangerHover', 4.5),
  pair('onPrimarySoft', 'primarySoft', 4.5),
  pair('onAccent', 'accent', 4.5),
  pair('onAccentSoft', 'accentSoft', 4.5),
  pair('onCoral', 'coral', 4.5),
  pair('onNeutralSoft', 'neutralSoft', 4.5),
  pair('text', 'neutralSoft', 4.5),
  pair('dangerText', 'neutralSoft', 4.5),
  ...(['success', 'warning', 'error', 'info'] as const).flatMap((tone) => [
    pair(`on${tone[0]?.toUpperCase()}${tone.slice(1)}` as ColorName, tone, 4.5),
    pair(`${tone}Line`, tone, 3),
    pair('focus', tone, 3),
  ]),
];

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = NaN, green = NaN, blue = NaN] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = NaN, dark = NaN] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  it('knows that black on white is 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  it.each(pairs)('shows %s on %s at %d to 1 or more', (foreground, background, least) => {
    expect(contrast(colors[name][foreground], colors[name][background])).toBeGreaterThanOrEqual(
      least,
    );
  });
});
