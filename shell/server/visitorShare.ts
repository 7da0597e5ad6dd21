import { createHash } from 'node:crypto';

/** True if a visitor is in a share, in percent, of what is drawn for. Always the same ones, and those of a smaller share too. */
export function isAmong(visitor: string, drawing: string, share: number): boolean {
  const digest = createHash('sha256').update(`${visitor} ${drawing}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < share / 100;
}
