import type { Random } from '../../random';
import type { Palette } from '../palettes';

/** Draws shapes over the ground, as SVG; different for every stream of numbers, alike in kind. */
export type Motif = (random: Random, palette: Palette) => string;
