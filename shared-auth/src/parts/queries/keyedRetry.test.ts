import { ApiError } from '@nzuko/shared-auth';

import { isUndecided, retryWithKey } from './keyedRetry';
import { newRequestKey } from './requestKey';

const failure = (kind: ApiError['kind'], status = 0, code?: string) =>
  new ApiError(kind, status, { code }, 'POST /tickets/purchase/');

test('each key is another one, and fits the header', () => {
  const keys = Array.from({ length: 100 }, newRequestKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test.each([
  ['a lost connection', failure('network'), true, true],
  ['a time-out', failure('timeout'), true, false],
  ['a 500', failure('response', 500), true, true],
  ['a 503', failure('response', 503), true, true],
  ['a 502 of a gateway', failure('response', 502), true, true],
  ['a provider’s silence', failure('response', 502, 'provider_unavailable'), true, false],
  ['a provider’s refusal', failure('response', 502, 'payment_refused'), true, false],
  ['too many calls', failure('response', 429), true, false],
  [
    'a first try that is still under way',
    failure('response', 409, 'request_in_progress'),
    true,
    false,
  ],
  ['a refusal', failure('response', 409), false, false],
])(
  'after %s it knows whether the call may have been carried out, and whether to send it again %#',
  (_what, error, isOpen, isSentAgain) => {
    expect(isUndecided(error)).toBe(isOpen);
    expect(retryWithKey.retry(1, error)).toBe(isSentAgain);
    expect(retryWithKey.retry(2, error)).toBe(false);
  },
);
