import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes of a link's random part, which the database stores, and of its proof, which it doesn't. */
const RANDOM_BYTES = 16;
const PROOF_BYTES = 16;

/** A new link's random part: 128 bits. */
export const newLink = (): Buffer => randomBytes(RANDOM_BYTES);

/**
 * Creates and parses the tokens of links that anyone may open who has them: a random part, and a proof made with our key.
 * The database, including queued mail, only stores the random part, so reading it isn't enough to open a link (decision
 * 0033).
 */
export class LinkTokens {
  /** The current key first, then former ones. */
  private readonly keys: [Buffer, ...Buffer[]];

  /** @param purpose separates the links of different pages: one can't be passed off as the other. */
  constructor(purpose: string, secret: string, earlierSecrets: string[] = []) {
    const keyOf = (each: string) => Buffer.from(hkdfSync('sha256', each, '', purpose, 32));
    this.keys = [keyOf(secret), ...earlierSecrets.map(keyOf)];
  }

  write(link: Buffer): string {
    return Buffer.concat([link, proofOf(link, this.keys[0])]).toString('base64url');
  }

  /** A token's random part; null if the token isn't ours. */
  read(token: string): Buffer | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== RANDOM_BYTES + PROOF_BYTES) return null;
    const link = bytes.subarray(0, RANDOM_BYTES);
    const proof = bytes.subarray(RANDOM_BYTES);
    return this.keys.some((key) => timingSafeEqual(proof, proofOf(link, key))) ? link : null;
  }
}

function proofOf(link: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(link).digest().subarray(0, PROOF_BYTES);
}
