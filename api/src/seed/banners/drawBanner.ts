import sharp from 'sharp';
import type { EventCategory } from '../../platform/limits';
import type { Random } from '../random';
import { adire } from './motifs/adire';
import { arches } from './motifs/arches';
import { blocks } from './motifs/blocks';
import { circuit } from './motifs/circuit';
import { constellation } from './motifs/constellation';
import { halftone } from './motifs/halftone';
import { lanes } from './motifs/lanes';
import { market } from './motifs/market';
import type { Motif } from './motifs/motif';
import { petals } from './motifs/petals';
import { ribbons } from './motifs/ribbons';
import { skyline } from './motifs/skyline';
import { soundwaves } from './motifs/soundwaves';
import { sunburst } from './motifs/sunburst';
import { PALETTES, type Palette } from './palettes';
import { HEIGHT, WIDTH } from './svg';

const MOTIFS: Record<EventCategory, Motif> = {
  Technology: circuit,
  Business: skyline,
  Education: arches,
  Entertainment: sunburst,
  Sports: lanes,
  'Arts & Culture': adire,
  'Health & Wellness': petals,
  'Food & Drink': market,
  Music: soundwaves,
  Networking: constellation,
  Workshop: blocks,
  Conference: halftone,
  Other: ribbons,
};

/**
 * Draws a 1600 × 900 pixel banner as WebP. The category sets the motif; palette and shapes differ from event to event.
 *
 * @param index varies the palette, so that banners of one category differ in colour too.
 */
export function drawBanner(
  category: EventCategory,
  index: number,
  random: Random,
): Promise<Buffer> {
  const palette = PALETTES[index % PALETTES.length] as Palette;
  const svg = onGround(MOTIFS[category](random, palette), palette, random);
  return sharp(Buffer.from(svg)).webp({ quality: 58, effort: 2 }).toBuffer();
}

function onGround(shapes: string, { from, to, glow }: Palette, random: Random): string {
  const x = random.whole(10, 90);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<radialGradient id="glow" cx="${x}%" cy="8%" r="75%"><stop offset="0" stop-color="${glow}" stop-opacity="0.4"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.22"/></linearGradient>
</defs>
<rect width="100%" height="100%" fill="url(#ground)"/>
<rect width="100%" height="100%" fill="url(#glow)"/>
${shapes}
<rect width="100%" height="100%" fill="url(#shade)"/>
</svg>`;
}
