import { create } from 'qrcode';
import sharp from 'sharp';

/** The quiet zone that scanners need, in modules. */
const QUIET_ZONE = 4;
const PIXELS_A_MODULE = 5;

/**
 * A QR code as PNG, dark on white. sharp encodes it off the event loop: a sold-out event has thousands. In shades of grey, since
 * finding its two colours would take longer than all the rest.
 */
export async function qrImage(text: string): Promise<Buffer> {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const pixels = Buffer.from(data).map((isDark) => (isDark ? 0 : 255));
  const side = size * PIXELS_A_MODULE;
  const border = QUIET_ZONE * PIXELS_A_MODULE;
  return (
    sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
      // sharp resizes before it extends, whatever the order of the calls.
      .resize(side, side, { kernel: 'nearest' })
      .extend({ top: border, bottom: border, left: border, right: border, background: '#fff' })
      .toColourspace('b-w')
      .png()
      .toBuffer()
  );
}
