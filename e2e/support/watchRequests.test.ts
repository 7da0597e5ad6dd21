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

/** After how many milliseconds the page is quiet, for which a twentieth of a second is enough. */
async function msUntilQuiet(requests: ReturnType<typeof watchRequests>): Promise<number> {
  const started = performance.now();
  await untilQuiet(requests, { quietMs: 50 });
  return performance.now() - started;
}

test('a page is quiet a while after its last request has ended, however it ended', async () => {
  const { requests, begin } = fakePage();
  const [first, last] = [begin(), begin()];
  setTimeout(() => first('requestfinished'), 100);
  setTimeout(() => last('requestfailed'), 200);
  expect(await msUntilQuiet(requests)).toBeGreaterThanOrEqual(245);
});

test('a page that is quiet is waited for again: what was just done may ask for something', async () => {
  const { requests, begin } = fakePage();
  begin()('requestfinished');
  await msUntilQuiet(requests);
  setTimeout(() => {
    const end = begin();
    setTimeout(() => end('requestfinished'), 200);
  }, 0);
  expect(await msUntilQuiet(requests)).toBeGreaterThanOrEqual(245);
});

test('a request that is never answered is named', async () => {
  const { requests, begin } = fakePage();
  begin('/api/telemetry/');
  await expect(untilQuiet(requests, { limitMs: 100 })).rejects.toThrow(
    'The network isn’t quiet after 0.1 s. Still open: /api/telemetry/',
  );
});
