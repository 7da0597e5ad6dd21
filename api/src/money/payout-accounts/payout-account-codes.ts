import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;

/** The codes mailed to confirm a payout account. Hashed with a key, since six digits are guessed from a plain hash at once. */
export class PayoutAccountCodes {
  private readonly key: Buffer;

  constructor(jwtSecret: string) {
    this.key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'payout account codes', 32));
  }

  make(userId: number): { code: string; hash: Buffer } {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    return { code, hash: this.hash(userId, code) };
  }

  isRight(userId: number, code: string, hash: Buffer | null): boolean {
    const given = this.hash(userId, code);
    return hash?.length === given.length && timingSafeEqual(given, hash);
  }

  private hash(userId: number, code: string): Buffer {
    return createHmac('sha256', this.key).update(`${userId}:${code}`).digest();
  }
}
