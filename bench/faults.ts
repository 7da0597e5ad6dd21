import type { Browser, Page } from '@playwright/test';

import { shellBuildDirectory } from '../scripts/paths';
import { withBenchSite } from './benchSite';
import { atMost, type Figure } from './figures';

/** The figures from decision 0034, in ms. Measurements are compared with these, not with the code's constants. */
const DESIGN = {
  spinner: 200,
  slow: 4_000,
  aTry: 5_000,
  waits: [500, 1_500],
  error: 15_000,
} as const;
/** How far a measured time may be off its design: the page, the browser and the test take some time, too. */
const TOLERANCE_MS = 500;
const ENTRY = '**/remotes/mfe_events/**/remoteEntry.*.js*';
/** The texts that show how far a wait has got. */
const SHOWN = {
  spinner: 'Loading…',
  slow: 'Still loading. Your connection may be slow.',
  error: 'This page could not be loaded',
};
type Shown = Record<keyof typeof SHOWN, number>;

/** How a missing screen was handled; times in ms since its link was clicked. */
interface Wait {
  tries: number[];
  /** How many times the browser requested the entry. */
  requests: number;
  shown: Shown;
}

/** Clicks a link to a screen whose remote has the given fault, and waits until the page gives up. */
async function watchFault(browser: Browser, url: string, fault: 'hang' | 503): Promise<Wait> {
  const page = await browser.newPage();
  let requests = 0;
  await page.addInitScript(record, SHOWN);
  await page.goto(url);
  // "Happening soon" is loaded once the visitor scrolls.
  await page.mouse.wheel(0, 100);
  await page.locator('main a[href="/events"]').first().waitFor();
  await page.route(ENTRY, (route) => {
    // The last request isn't a try: it only checks the server's response.
    if (route.request().method() === 'GET') requests += 1;
    return fault === 'hang' ? undefined : route.fulfill({ status: fault, body: '' });
  });
  const pressed = await pressLink(page, '/events');
  await page.getByRole('heading', { name: SHOWN.error }).waitFor({ timeout: 120_000 });
  const { shownAt, tries } = await page.evaluate(() => {
    const { shownAt: shown, tries: begun } = window as unknown as Recorded;
    return { shownAt: shown, tries: begun };
  });
  await page.close();
  const since = (time: number) => time - pressed;
  return {
    tries: tries.map(since),
    requests,
    shown: {
      spinner: since(shownAt.spinner),
      slow: since(shownAt.slow),
      error: since(shownAt.error),
    },
  };
}

interface Recorded {
  shownAt: Shown;
  tries: number[];
}

/** In the page: records when each text first appeared, and when a script element requested the entry. */
function record(words: Record<string, string>): void {
  const shownAt: Record<string, number> = {};
  const tries: number[] = [];
  Object.assign(window, { shownAt, tries });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && /mfe_events.*remoteEntry/.test(node.src))
        tries.push(Date.now());
    }
    const text = document.getElementById('root')?.textContent ?? '';
    for (const [name, sentence] of Object.entries(words)) {
      if (text.includes(sentence)) shownAt[name] ??= Date.now();
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Clicks a link without hovering first, which would prefetch its screen; returns the time. */
const pressLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`The page has no link to ${to}.`);
    const now = Date.now();
    link.click();
    return now;
  }, href);

function compare(what: string, measured: number, design: number): Figure {
  const ms = (value: number) =>
    (Number.isNaN(value) ? '–' : `${Math.round(value)} ms`).padStart(10);
  console.log(`${what.padEnd(52)} ${ms(design)} ${ms(measured)}`);
  return atMost(`${what}: off its design by`, Math.abs(measured - design), TOLERANCE_MS, 'ms');
}

/** Measures in Chromium what the page does when a remote hangs or responds with an error (decision 0034). */
export async function benchFaults(): Promise<Figure[]> {
  return withBenchSite(async ({ serve, browser }) => {
    const url = await serve(shellBuildDirectory);
    const [first, second] = DESIGN.waits;
    const refused = await watchFault(browser, url, 503);
    const hung = await watchFault(browser, url, 'hang');
    const gap = ({ tries }: Wait, number: number) =>
      (tries[number] ?? NaN) - (tries[number - 1] ?? NaN);
    console.log(`${''.padEnd(52)}     design   measured`);
    const waits = [
      compare('no response: spinner', hung.shown.spinner, DESIGN.spinner),
      compare('no response: "still loading"', hung.shown.slow, DESIGN.slow),
      compare('first attempt given up, second started after', gap(hung, 1), DESIGN.aTry + first),
      compare('second attempt given up, third started after', gap(hung, 2), DESIGN.aTry + second),
      compare('no response: error screen', hung.shown.error, DESIGN.error),
      compare('503: second attempt after', gap(refused, 1), first),
      compare('503: third attempt after', gap(refused, 2), second),
      compare('503: error screen', refused.shown.error, first + second),
    ];
    const attempts = Object.entries({ hung, refused }).map(([what, { tries, requests }]) => {
      console.log(`${what}: ${tries.length} attempts, ${requests} requests`);
      return atMost(`${what}: attempts`, tries.length, DESIGN.waits.length + 1, 'count');
    });
    return [...waits, ...attempts];
  });
}
