import { EventEmitter } from 'node:events';

import type { Page, Request } from '@playwright/test';

import { untilQuiet, watchRequests } from './watchRequests';

/** A page whose requests begin and end as the test says. */
function fakePage() {
  const events = new EventEmitter();
  const requests = watchRequests(events as unknown as Page);
  const begin = (url = '/api/events/') => {
    const request = { url: () => url } as Request;
    events.emit('request', request);
    return (how: 'requestfinished' | 'requestfailed') => events.emit(how, request);
  };
  return { requests, begin };
}

const quietMs = 50;

test('a page is quiet a while after its last request has ended, however it ended', async () => {
  const { requests, begin } = fakePage();
  const [first, last] = [begin(), begin()];
  let endedAt = NaN;
  setTimeout(() => first('requestfinished'), 100);
  setTimeout(() => {
    endedAt = performance.now();
    last('requestfailed');
  }, 200);
  await untilQuiet(requests, { quietMs });
  expect(performance.now() - endedAt).toBeGreaterThanOrEqual(quietMs);
});

test('a page that is quiet is waited for again: what was just done may ask for something', async () => {
  const { requests, begin } = fakePage();
  begin()('requestfinished');
  await untilQuiet(requests, { quietMs });
  let endedAt = NaN;
  setTimeout(() => {
    const end = begin();
    setTimeout(() => {
      endedAt = performance.now();
      end('requestfinished');
    }, 200);
  }, 0);
  await untilQuiet(requests, { quietMs });
  expect(performance.now() - endedAt).toBeGreaterThanOrEqual(quietMs);
});

test('a request that is never answered is named', async () => {
  const { requests, begin } = fakePage();
  begin('/api/telemetry/');
  await expect(untilQuiet(requests, { limitMs: 100 })).rejects.toThrow(
    'The network isn’t quiet after 0.1 s. Still open: /api/telemetry/',
  );
});
