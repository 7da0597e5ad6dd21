import type { Browser, CDPSession, Page } from '@playwright/test';

import { median } from './median';

// A middling phone on a middling network: 150 ms round trip, 1.6 Mbit/s, a processor four times slower.
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 2_500;

/** What one cold load of a page came to; times in ms since its start, sizes in bytes over the wire. */
export interface PageLoad {
  firstPaint: number;
  largestPaint: number;
  /** When the page set its mark: by default, when React had it, and with it the nav bar; null for a page without React. */
  mounted: number | null;
  layoutShift: number;
  bytes: number;
  /** Of the scripts' bodies alone, compressed: what headers weigh depends on the protocol. */
  scriptBytes: number;
  requests: number;
  /** The longest chain of requests each of which had to wait for the one before. */
  depth: number;
}

interface Seen {
  url: string;
  type: string;
  depth: number;
  bytes: number;
  at: number;
}

/** Watches the requests until the page is interactive: what comes later does not hold it back. */
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

/** How a page is loaded: `width` in px; `prepare` is called before it; it is interactive once it has set `mark`. */
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
    const measured = { shift: 0, largest: 0 };
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
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // The browser starts the process that draws a site's pages with its first one: that is not the page's own time.
  await page.goto(new URL('/robots.txt', url).href);
  const seen = watchRequests(session);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const times = await page.evaluate(
    (name) => ({
      ...(window as unknown as { measured: { shift: number; largest: number } }).measured,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
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

/** The middle one of each figure over several loads. */
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
