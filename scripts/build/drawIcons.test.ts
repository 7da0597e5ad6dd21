import sharp from 'sharp';

import { colors } from '@nzuko/shared-ui/theme/tokens';
import { appIcons } from '../../shell/server/appIcons';
import { drawIcons } from './drawIcons';

const { page, primary, onPrimary } = colors.light;

async function colourAt(png: Buffer, x: number, y: number) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return alpha === 0 ? 'transparent' : `#${hex}`;
}

test.each(appIcons)('$file shows the mark at $size px', async ({ file, size, purpose }) => {
  const png = Buffer.from((await drawIcons())[file] ?? '', 'base64');
  const { format, width, height } = await sharp(png).metadata();
  expect([format, width, height]).toEqual(['png', size, size]);
  // The letter's diagonal goes through the middle.
  expect(await colourAt(png, 0.5, 0.5)).toBe(onPrimary);
  expect(await colourAt(png, 0.5, purpose === 'any' ? 0.12 : 0.27)).toBe(primary);
  // Only icons that systems cut have a background in the corners.
  expect(await colourAt(png, 0, 0)).toBe(purpose === 'any' ? 'transparent' : page);
  expect(png.length).toBeLessThan(20_000);
});
