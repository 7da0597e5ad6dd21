import { QueryObserver } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';

import { createQueryClient } from './createQueryClient';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How often a read is asked for that always fails so. */
async function timesAsked(error: ApiError): Promise<number> {
  const queryFn = jest.fn(() => Promise.reject(error));
  const client = createQueryClient(0);
  const stop = new QueryObserver(client, { queryKey: ['read'], queryFn }).subscribe(
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  expect(client.getQueryState(['read'])?.status).toBe('error');
  stop();
  client.clear();
  return queryFn.mock.calls.length;
}

const answer = (status: number) => new ApiError('response', status, {}, 'GET /events/');

test.each([
  ['without a connection', new ApiError('network', 0, undefined, 'GET /events/')],
  ['while the API starts again', answer(503)],
])('a read is asked for three times %s', async (_when, error) => {
  expect(await timesAsked(error)).toBe(3);
});

test.each([
  ['has taken its whole time limit', new ApiError('timeout', 0, undefined, 'GET /events/')],
  ['has taken that of a gateway', answer(504)],
  ['the API has answered with a refusal', answer(404)],
  ['the API has failed at', answer(500)],
])('a read that %s is asked for once', async (_what, error) => {
  expect(await timesAsked(error)).toBe(1);
});

test('a failed read is asked for again once the device is back online, even if its screen was opened offline', async () => {
  const client = createQueryClient(60_000);
  // A screen shown before, while there was a connection.
  client.mount();
  client.unmount();
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const queryFn = jest.fn(() =>
    navigator.onLine ? Promise.resolve('answer') : Promise.reject(answer(503)),
  );
  client.mount();
  const stop = new QueryObserver(client, { queryKey: ['read'], queryFn }).subscribe(
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  expect(client.getQueryState(['read'])?.status).toBe('error');

  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(['read'])).toBe('answer');
  stop();
  client.unmount();
});
