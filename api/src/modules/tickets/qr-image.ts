import { create } from 'qrcode';
import sharp from 'sharp';

/** The empty border that a scanner needs, in modules. */
const QUIET_ZONE = 4;
const PIXELS_A_MODULE = 5;

/** A QR code as PNG, dark on white. Encoded by sharp, off the event loop: a sold-out event has thousands of them. */
export async function qrImage(text: string): Promise<Buffer> {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const pixels = Buffer.from(data).map((isDark) => (isDark ? 0 : 255));
  const side = size * PIXELS_A_MODULE;
  const border = QUIET_ZONE * PIXELS_A_MODULE;
  return (
    sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
      // sharp enlarges before it adds the border, in whichever order they are asked for.
      .resize(side, side, { kernel: 'nearest' })
      .extend({ top: border, bottom: border, left: border, right: border, background: '#fff' })
      .toColourspace('b-w')
      .png({ palette: true, colours: 2 })
      .toBuffer()
  );
}
