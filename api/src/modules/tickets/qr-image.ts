import { create } from 'qrcode';
import sharp from 'sharp';

/** The empty border that a scanner needs, in modules. */
const QUIET_ZONE = 4;
const PIXELS_A_MODULE = 5;

/** A QR code as PNG, dark on white. Encoded by sharp, off the event loop: a sold-out event has thousands of them. */
export async function qrImage(text: string): Promise<Buffer> {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const pixels = Buffer.from(data).map((isDark) => (isDark ? 0 : 255));
  const side = (size + 2 * QUIET_ZONE) * PIXELS_A_MODULE;
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .extend({
      top: QUIET_ZONE,
      bottom: QUIET_ZONE,
      left: QUIET_ZONE,
      right: QUIET_ZONE,
      background: '#fff',
    })
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
