// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { ApiError } from '@nzuko/shared-auth';

const RETRIES = 2;
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

/**
 * True if a call with a key may have been carried out all the same: it got no answer, or the API refused it before it looked
 * up the key. Then the next press must send the same key.
 */
export const isUndecided = (error: unknown): boolean => {
  const { kind, status } = ApiError.from(error);
  return kind !== 'response' || status >= 500 || status === 401 || status === 429;
};

/** Mutation options for a call with a key: sends it again if its answer was lost. After a time-out, the buyer decides. */
export const retryWithKey = {
  retry: (failures: number, error: unknown) => {
    const { kind, status } = ApiError.from(error);
    return failures < RETRIES && (kind === 'network' || status >= 500);
  },
};
