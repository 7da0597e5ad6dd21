import { create } from 'qrcode';
import sharp from 'sharp';
import { qrImage } from './qr-image';
import { TicketCodes } from './ticket-codes';

it('draws every module of the code, dark on white, within a quiet zone', async () => {
  const text = new TicketCodes('only-for-tests').write('TKT-0000-0000-0001', 7);
  const png = sharp(await qrImage(text));
  const { data, info } = await png.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { size, data: modules } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const side = info.width / (size + 8);
  expect(Number.isInteger(side)).toBe(true);
  const isDark = (column: number, row: number) => {
    const [x, y] = [column, row].map((at) => Math.floor((at + 4.5) * side)) as [number, number];
    return (data[(y * info.width + x) * info.channels] ?? 0) < 128;
  };
  const seen = Array.from(modules, (_, index) => isDark(index % size, Math.floor(index / size)));
  expect(seen).toEqual(Array.from(modules, Boolean));
  expect(isDark(-1, -1) || isDark(size, size) || isDark(-4, 0)).toBe(false);
});
