import sharp from 'sharp';

import { markOutlines } from '@nzuko/contract/brand';
import { colors } from '@nzuko/shared-ui/theme/tokens';
import { appIcons, type AppIcon } from '../../shell/server/appIcons';
import { favicon } from '../../shell/server/favicon';

/** The mark's width and height in its view box. */
const VIEW_BOX = 32;
/** Systems cut icons to shapes that keep the middle four fifths; the ticket's corners need more room than that. */
const SAFE = 0.6;

const { page, primary, onPrimary } = colors.light;

function maskable(): string {
  const size = VIEW_BOX / SAFE;
  const margin = (size - VIEW_BOX) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="${page}"/><g transform="translate(${margin} ${margin})"><path fill="${primary}" d="${markOutlines.ticket}"/><path fill="${onPrimary}" d="${markOutlines.letter}"/></g></svg>`;
}

async function draw({ size, purpose }: AppIcon): Promise<Buffer> {
  const svg = purpose === 'maskable' ? maskable() : favicon;
  return sharp(Buffer.from(svg), { density: (72 * size) / VIEW_BOX })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** The app's icons as PNG in base64, by the name of their file. */
export async function drawIcons(): Promise<Record<string, string>> {
  const drawn = appIcons.map(async (icon) => [icon.file, (await draw(icon)).toString('base64')]);
  return Object.fromEntries(await Promise.all(drawn)) as Record<string, string>;
}
