const KEY_BYTES = 16;

/**
 * Identifies one press of a button. Sent with every try of its call, so that the API does the work once. Not
 * `crypto.randomUUID`, which only exists on secure pages.
 */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The request options of a call with a key. */
export const withRequestKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
