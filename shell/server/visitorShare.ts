import { createHash } from 'node:crypto';

/** True if a visitor is in the `share` percent drawn for `drawing`. Stable, and a larger share includes a smaller one. */
export function isAmong(visitor: string, drawing: string, share: number): boolean {
  const digest = createHash('sha256').update(`${visitor} ${drawing}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < share / 100;
}
