import { http } from '@nzuko/shared-auth';

import { endWithPage } from './copy';
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
// The API; it answers at once.
const deleted: unknown[] = [];
window.fetch = (input, init) => {
  if (init?.method === 'DELETE') deleted.push(input);
  return Promise.resolve(Response.json({}));
};
endWithPage(copy);
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
  while (end === undefined && Date.now() - began < 60_000) await jest.advanceTimersByTimeAsync(100);
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

test('one call is answered late, and others at once', async () => {
  const late = { effect: '+3000' } as const;
  expect(await ended({ fail: [{ call: 'GET /events/', ...late }] })).toEqual(['answered', 3]);
  expect(await ended({ fail: [{ call: 'POST /events/', ...late }] })).toEqual(['answered', 0]);
});

test('every call is later by the latency', async () => {
  expect(await ended({ latency: 2_000 })).toEqual(['answered', 2]);
});

test('a page that goes gives its copy back once', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(deleted).toEqual(['/api/isolation/x']);
});
