/** The quiet zone that scanners need around the code, in modules. */
const QUIET_ZONE = 4;

/** A QR code as an SVG path in a square of `side` modules, including the quiet zone. */
export interface QrSymbol {
  path: string;
  side: number;
}

/** Encodes a text. The encoder is a separate chunk, only loaded when a ticket is opened. */
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
