const FOREST = '#0B3B2E';
const PINE = '#072A20';
const GREEN = '#12B76A';
const MINT = '#A6E9C5';
const MARIGOLD = '#FFB224';
const CORAL = '#FF6B4A';
const INK = '#0E1512';
const CREAM = '#FFF8EC';
const SAND = '#F3E3C3';
const SKY = '#7CC6FE';
const PLUM = '#5B2A6E';

/** The colours of one banner: the background gradient, a highlight over it, and the shapes on top. */
export interface Palette {
  from: string;
  to: string;
  glow: string;
  /** The strongest shape. */
  main: string;
  /** The accent color. */
  second: string;
  third: string;
  /** Lines and small marks; readable on the background. */
  line: string;
}

export const PALETTES: Palette[] = [
  { from: PINE, to: FOREST, glow: GREEN, main: GREEN, second: MARIGOLD, third: CREAM, line: MINT },
  { from: CREAM, to: SAND, glow: MARIGOLD, main: FOREST, second: CORAL, third: GREEN, line: INK },
  {
    from: MARIGOLD,
    to: '#FF9A3D',
    glow: CREAM,
    main: FOREST,
    second: CORAL,
    third: CREAM,
    line: INK,
  },
  {
    from: INK,
    to: '#17241E',
    glow: CORAL,
    main: CORAL,
    second: MARIGOLD,
    third: MINT,
    line: CREAM,
  },
  {
    from: '#0FA862',
    to: FOREST,
    glow: MARIGOLD,
    main: CREAM,
    second: MARIGOLD,
    third: INK,
    line: CREAM,
  },
  {
    from: CORAL,
    to: '#C93F2A',
    glow: MARIGOLD,
    main: CREAM,
    second: MARIGOLD,
    third: INK,
    line: CREAM,
  },
  { from: '#0E2F3A', to: PINE, glow: SKY, main: SKY, second: CORAL, third: CREAM, line: MINT },
  {
    from: PLUM,
    to: '#2B1238',
    glow: CORAL,
    main: MARIGOLD,
    second: CORAL,
    third: MINT,
    line: CREAM,
  },
];
