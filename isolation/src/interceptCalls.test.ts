import { http } from '@nzuko/shared-auth';

import { interceptCalls, type Network } from './interceptCalls';

const copy = {
  path: '/api/isolation/x',
  ends_at: '',
  account: null,
  roles: [],
  data_sets: [],
  operations: ['GET /events/'],
};
const network: Network = { latency: 0, fail: [] };
const stop = interceptCalls({ network, copy, onEnded: () => undefined });

afterAll(stop);
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** How a call ends under these conditions, and after how many seconds. */
async function ended(conditions: Partial<Network>) {
  Object.assign(network, { latency: 0, fail: [] }, conditions);
  const began = Date.now();
  let end: unknown;
  void http.get('/events/').then(
    () => (end = 'answered'),
    (error: { kind: string }) => (end = error.kind),
  );
  while (end === undefined && Date.now() - began < 60_000) await jest.advanceTimersByTimeAsync(500);
  return [end, Math.round((Date.now() - began) / 1000)];
}

test('a call that hangs ends as on the site, by the limit of the HTTP client', async () => {
  expect(await ended({ fail: [{ call: 'GET /events/', effect: 'hang' }] })).toEqual([
    'timeout',
    30,
  ]);
});

test('a call that is later than that ends before it is answered', async () => {
  expect(await ended({ latency: 45_000 })).toEqual(['timeout', 30]);
});
