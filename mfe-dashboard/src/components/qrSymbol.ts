/** The empty border that a scanner needs around the code, in modules. */
const QUIET_ZONE = 4;

/** A QR code as one path of an SVG, in a square of `side` modules whose border is empty. */
export interface QrSymbol {
  path: string;
  side: number;
}

/** Encodes a text; the encoder is a chunk of its own: who never opens a ticket never fetches it. */
export async function qrSymbol(payload: string): Promise<QrSymbol> {
  const { create } = await import('qrcode');
  const { size, data } = create(payload, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (isDark, index) => {
    const x = (index % size) + QUIET_ZONE;
    const y = Math.floor(index / size) + QUIET_ZONE;
    return isDark ? `M${x} ${y}h1v1h-1z` : '';
  }).join('');
  return { path, side: size + 2 * QUIET_ZONE };
}
