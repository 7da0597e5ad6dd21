import { createHmac, timingSafeEqual } from 'node:crypto';

/** Paystack's signature: hex HMAC-SHA512 of the raw body with the secret key. */
export function signWebhook(body: Buffer, secretKey: string): string {
  return createHmac('sha512', secretKey).update(body).digest('hex');
}

/** Constant-time comparison, so that timing doesn't reveal how much of a guess is right. */
export function isSignedBy(body: Buffer, signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  const expected = Buffer.from(signWebhook(body, secretKey), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
