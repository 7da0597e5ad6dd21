import type { Browser, Page } from '@playwright/test';

import { shellBuildDirectory } from '../scripts/paths';
import {
  RETRY_BACKOFF_MS,
  SLOW_AFTER_MS,
  SPINNER_AFTER_MS,
  TRY_TIMEOUT_MS,
} from '../shell/src/remotes/constants';
import { withBenchSite } from './benchSite';

const ENTRY = '**/remotes/mfe_events/**/remoteEntry.*.js*';
/** The words by which a page shows how a wait stands. */
const SHOWN = {
  spinner: 'Loading…',
  slow: 'Still loading. Your connection may be slow.',
  error: 'This page could not be loaded',
};
type Shown = Record<keyof typeof SHOWN, number>;

/** What was seen of one screen that did not come; all in ms since its link was pressed. */
interface Wait {
  tries: number[];
  /** How often the browser asked for the entry. */
  requests: number;
  shown: Shown;
}

/** Presses a link to a screen whose remote answers as `fault` says, and waits until the page has given it up. */
async function watchFault(browser: Browser, url: string, fault: 'hang' | 503): Promise<Wait> {
  const page = await browser.newPage();
  let requests = 0;
  await page.addInitScript(record, SHOWN);
  await page.goto(url);
  // It comes with the next events, once the page lives.
  await page.locator('main a[href="/events"]').first().waitFor();
  await page.route(ENTRY, (route) => {
    // The last request only asks how the server answers.
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

/** In the page: notes when each of the words first stood in it, and when a script element asked for the entry. */
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

/** Presses a link without pointing at it first, which would load its screen early; answers when. */
const pressLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`The page has no link to ${to}.`);
    const now = Date.now();
    link.click();
    return now;
  }, href);

function print(what: string, measured: number | undefined, design: number): void {
  const ms = (value: number | undefined) =>
    (value === undefined || Number.isNaN(value) ? '–' : `${Math.round(value)} ms`).padStart(10);
  console.log(`${what.padEnd(52)} ${ms(design)} ${ms(measured)}`);
}

/** Measures in Chromium what the page does when a remote hangs, and when it answers with an error (design section 4). */
export async function benchFaults(): Promise<void> {
  await withBenchSite(async ({ serve, browser }) => {
    const url = await serve(shellBuildDirectory, (html) => html);
    const [first = 0, second = 0] = RETRY_BACKOFF_MS;
    const refused = await watchFault(browser, url, 503);
    const hung = await watchFault(browser, url, 'hang');
    const gap = ({ tries }: Wait, number: number) =>
      (tries[number] ?? NaN) - (tries[number - 1] ?? NaN);
    console.log(`${''.padEnd(52)}     design   measured`);
    print('nothing comes: a spinner', hung.shown.spinner, SPINNER_AFTER_MS);
    print('nothing comes: "still loading"', hung.shown.slow, SLOW_AFTER_MS);
    print('first try given up, second begun after', gap(hung, 1), TRY_TIMEOUT_MS + first);
    print('second try given up, third begun after', gap(hung, 2), TRY_TIMEOUT_MS + second);
    print('nothing comes: the error screen', hung.shown.error, 3 * TRY_TIMEOUT_MS + first + second);
    print('503: second try after', gap(refused, 1), first);
    print('503: third try after', gap(refused, 2), second);
    print('503: the error screen', refused.shown.error, first + second);
    for (const [what, { tries, requests }] of Object.entries({ hung, refused })) {
      console.log(`${what}: ${tries.length} tries (by design 3), ${requests} requests`);
    }
  });
}
