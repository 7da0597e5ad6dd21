// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { ApiError } from '@nzuko/shared-auth';

const RETRIES = 2;

/**
 * True if a call with a key may have been carried out all the same: it got no answer, the API refused it before it looked up
 * the key, or an earlier try is still under way. Then the next press must send the same key.
 */
export const isUndecided = (error: unknown): boolean => {
  const failure = ApiError.from(error);
  const { kind, status } = failure;
  return (
    kind !== 'response' ||
    status >= 500 ||
    status === 401 ||
    status === 429 ||
    failure.text('code') === 'request_in_progress'
  );
};

/** The API's own answers when the payment provider fails: it has waited for it already. */
const OF_PROVIDER = /^(provider_unavailable|payment_refused)$/;

/** Mutation options for a call with a key: sends it again if its answer was lost. After a time-out, the buyer decides. */
export const retryWithKey = {
  retry: (failures: number, error: unknown) => {
    const failure = ApiError.from(error);
    const { kind, status } = failure;
    const wasLost = kind === 'network' || status >= 500;
    return failures < RETRIES && wasLost && !OF_PROVIDER.test(failure.text('code') ?? '');
  },
};
