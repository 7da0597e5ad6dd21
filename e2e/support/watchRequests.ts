import { setTimeout as wait } from 'node:timers/promises';

import type { Page, Request } from '@playwright/test';

/** As long as Playwright's `networkidle`, which only ever waits once for a document. */
const QUIET_MS = 500;
const LIMIT_MS = 30_000;
const LOOK_EVERY_MS = 20;

/** Keeps a list of a page's requests that wait for their answer, and counts those that have had it. */
export function watchRequests(page: Pick<Page, 'on'>) {
  const requests = { waiting: new Set<Request>(), answered: 0, changedAt: 0 };
  const note = () => (requests.changedAt = performance.now());
  const handleEnd = (request: Request) => {
    requests.waiting.delete(request);
    requests.answered += 1;
    note();
  };
  page.on('request', (request) => {
    requests.waiting.add(request);
    note();
  });
  page.on('requestfinished', handleEnd);
  page.on('requestfailed', handleEnd);
  return requests;
}

/** Resolves once no request has been open for half a second from now on. @throws Error naming those that stay open. */
export async function untilQuiet(
  requests: ReturnType<typeof watchRequests>,
  { quietMs = QUIET_MS, limitMs = LIMIT_MS } = {},
): Promise<void> {
  const started = performance.now();
  const isQuiet = () =>
    requests.waiting.size === 0 &&
    performance.now() - Math.max(started, requests.changedAt) >= quietMs;
  while (!isQuiet()) {
    if (performance.now() - started > limitMs) {
      const urls = [...requests.waiting].map((request) => request.url()).join(', ');
      throw new Error(`The network isn’t quiet after ${limitMs / 1000} s. Still open: ${urls}`);
    }
    await wait(LOOK_EVERY_MS);
  }
}
