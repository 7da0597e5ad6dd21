import type { Browser, Page } from '@playwright/test';

import { shellBuildDirectory } from '../scripts/paths';
import { LOADS, printTable, withBenchSite } from './benchSite';
import { countSite } from './countedSite';
import { pickEvent } from './event';
import { atMost, type Figure } from './figures';
import { median } from './median';
import { onlyText } from './onlyText';
import { measureLoad, medianLoad, type PageLoad } from './pageLoad';
import { medianChange } from './screenChange';

const PHONE = { width: 412, height: 823 };
/** How long the first visit lasts once the page and its scripts have loaded. */
const FIRST_VISIT_MS = 4_000;
/** Time for the speed reports that the page sends as it is left, which don't belong to the second visit. */
const REPORTS_MS = 1_000;
/** The request at which the second visit begins (`pageLoad.ts`). */
const BETWEEN_VISITS = 'GET /robots.txt';

interface SecondVisit {
  load: PageLoad;
  /** Requests that reached the site despite cache and service worker. */
  asked: string[];
}

/** Visits a page twice with the same browser profile, and measures the second visit until the network is quiet. */
async function visitAgain(browser: Browser, siteUrl: string, path: string): Promise<SecondVisit> {
  const site = await countSite(siteUrl);
  const load = await measureLoad(browser, site.url + path, {
    prepare: async (page) => {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      // Leaves time for files that the page loads once idle, which are cached, too.
      await page.waitForTimeout(FIRST_VISIT_MS);
      await page.goto('about:blank');
      await page.waitForTimeout(REPORTS_MS);
    },
  });
  await site.stop();
  const requests = site.requests();
  return { load, asked: requests.slice(requests.indexOf(BETWEEN_VISITS) + 1) };
}

interface Rounds {
  page: SecondVisit[];
  words: SecondVisit[];
}

/** Alternates between the page and a page with only its words. */
async function visitInTurn(
  browser: Browser,
  [site, text]: [string, string],
  path: string,
): Promise<Rounds> {
  const rounds: Rounds = { page: [], words: [] };
  while (rounds.page.length < LOADS) {
    rounds.page.push(await visitAgain(browser, site, path));
    rounds.words.push(await visitAgain(browser, text, path));
  }
  return rounds;
}

/** A way on the phone, by the first link that a selector finds. */
const wayBy = (url: string, selector: string) => ({
  url,
  link: (page: Page) => page.locator(selector).first(),
  viewport: PHONE,
  isSlow: true,
});

const figuresOf = (path: string, { page, words }: Rounds): Figure[] => {
  const [mine, theirs] = [page, words].map((visits) =>
    medianLoad(visits.map(({ load }) => load)),
  ) as [PageLoad, PageLoad];
  const rows: [string, PageLoad][] = [
    ['this page', mine],
    ['its words alone', theirs],
  ];
  printTable(`The second visit of ${path}`, rows, 'warm');
  console.log(
    `Requests that reached the site in the last round:\n${page.at(-1)?.asked.join('\n')}\n`,
  );
  return [
    atMost(
      `${path}: requests that reach the network`,
      median(page.map(({ asked }) => asked.length)),
      1,
      'count',
    ),
    atMost(
      `${path}: largest paint / first paint of its words`,
      mine.largestPaint / theirs.firstPaint,
      1,
    ),
  ];
};

/** A phone's second visit with its browser's cache of the first, and changes of screen with the next one prefetched. */
export async function benchSecondVisit(): Promise<Figure[]> {
  return withBenchSite(async ({ apiUrl, serve, browser }) => {
    const event = `/events/${await pickEvent(apiUrl)}`;
    const site = await serve(shellBuildDirectory);
    const text = await serve(shellBuildDirectory, onlyText);
    const figures: Figure[] = [];
    for (const path of ['/', event])
      figures.push(...figuresOf(path, await visitInTurn(browser, [site, text], path)));
    const toList = await medianChange(browser, wayBy(site, 'main a[href="/events"]'));
    const toEvent = await medianChange(browser, wayBy(`${site}/events`, `main a[href="${event}"]`));
    return [
      ...figures,
      atMost('from / to /events, prefetched', toList, 50, 'ms'),
      atMost('from /events to an event, prefetched', toEvent, 50, 'ms'),
    ];
  });
}
