import { writeFile } from 'node:fs/promises';

import { create } from 'qrcode';

const WIDTH = 640;
const HEIGHT = 480;
/** The share of the picture's height that the code takes up. */
const CODE_SIDE = 400;
const FRAMES = 10;
const [BLACK, WHITE, NO_COLOUR] = [16, 235, 128];

/**
 * Writes a YUV4MPEG2 film for Chromium's fake camera: a QR code held still. See `--use-file-for-fake-video-capture`.
 */
export async function writeCameraPicture(file: string, text: string): Promise<void> {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const scale = Math.floor(CODE_SIDE / size);
  const left = Math.floor((WIDTH - size * scale) / 2);
  const top = Math.floor((HEIGHT - size * scale) / 2);
  const light = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (let y = 0; y < size * scale; y += 1) {
    for (let x = 0; x < size * scale; x += 1) {
      const isDark = data[Math.floor(y / scale) * size + Math.floor(x / scale)];
      if (isDark) light[(top + y) * WIDTH + left + x] = BLACK;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}
