import type { Random } from '../../random';
import type { Palette } from '../palettes';

/** Draws shapes over the background as SVG; they vary with the random numbers. */
export type Motif = (random: Random, palette: Palette) => string;
