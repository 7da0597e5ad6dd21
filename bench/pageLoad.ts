import type { Browser, CDPSession, Page } from '@playwright/test';

import { median } from './median';

// A mid-range phone on an average network: 150 ms round trip, 1.6 Mbit/s, a CPU four times slower.
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 2_500;

/** A cold page load; times in ms since its start, sizes in bytes transferred. */
export interface PageLoad {
  firstPaint: number;
  largestPaint: number;
  /** When the page set its mark, by default once React has mounted it with the nav bar; null for a page without React. */
  mounted: number | null;
  layoutShift: number;
  bytes: number;
  /** Compressed size of the scripts' bodies, without headers, whose size depends on the protocol. */
  scriptBytes: number;
  requests: number;
  /** The longest chain of requests in which each had to wait for the previous one. */
  depth: number;
}

interface Seen {
  url: string;
  type: string;
  depth: number;
  bytes: number;
  at: number;
}

/** Makes a page as slow as on that phone. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Watches requests; those after the page is interactive don't count. */
function watchRequests(session: CDPSession): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  const depthOf = (url: string | undefined) =>
    [...seen.values()].find((request) => request.url === url)?.depth ?? 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, timestamp }) => {
    const scriptUrl = initiator.stack?.callFrames.find((frame) => frame.url)?.url;
    const depth = initiator.type === 'other' ? 1 : depthOf(scriptUrl ?? initiator.url) + 1;
    seen.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      depth,
      bytes: 0,
      at: timestamp,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return seen;
}

/** `width` is in px; `prepare` runs before the load; the page is interactive once it has set `mark`. */
export interface LoadOptions {
  width?: number;
  prepare?: (page: Page) => Promise<void>;
  mark?: string;
}

/** Loads `url` once with an empty cache and measures it. */
export async function measureLoad(
  browser: Browser,
  url: string,
  { width = 412, prepare, mark = 'page-mounted' }: LoadOptions = {},
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const measured = { shift: 0, largest: NaN };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        measured.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      measured.largest = list.getEntries().at(-1)?.startTime ?? measured.largest;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await throttle(session);
  // The first page of a site starts the browser's renderer process, which shouldn't count towards the page's time.
  await page.goto(new URL('/robots.txt', url).href);
  const seen = watchRequests(session);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(
    (name) => ({
      ...(window as unknown as { measured: { shift: number; largest: number } }).measured,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      mounted: performance.getEntriesByName(name)[0]?.startTime ?? null,
      bodies: Object.fromEntries(
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => [
          entry.name,
          entry.encodedBodySize,
        ]),
      ),
    }),
    mark,
  );
  await context.close();

  const requests = [...seen.values()].filter(({ url: address }) => address.startsWith('http'));
  const start = Math.min(...requests.map(({ at }) => at));
  const until = times.mounted === null ? Infinity : start + times.mounted / 1000;
  const early = requests.filter(({ at }) => at <= until);
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const scripts = early.filter(({ type }) => type === 'Script');
  return {
    firstPaint: times.first,
    largestPaint: times.largest,
    mounted: times.mounted,
    layoutShift: times.shift,
    bytes: sum(early.map(({ bytes }) => bytes)),
    scriptBytes: sum(scripts.map(({ url: address }) => times.bodies[address] ?? NaN)),
    requests: early.length,
    depth: Math.max(...early.map(({ depth }) => depth)),
  };
}

/** The median of each figure over several loads. */
export function medianLoad(loads: PageLoad[]): PageLoad {
  const middle = (pick: (load: PageLoad) => number) => median(loads.map(pick));
  const hasReact = loads.every((load) => load.mounted !== null);
  return {
    firstPaint: middle((load) => load.firstPaint),
    largestPaint: middle((load) => load.largestPaint),
    mounted: hasReact ? middle((load) => load.mounted ?? NaN) : null,
    layoutShift: middle((load) => load.layoutShift),
    bytes: middle((load) => load.bytes),
    scriptBytes: middle((load) => load.scriptBytes),
    requests: middle((load) => load.requests),
    depth: middle((load) => load.depth),
  };
}
