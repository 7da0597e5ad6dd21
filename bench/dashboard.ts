import path from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { shellBuildDirectory } from '../scripts/paths';
import {
  buildOneBundle,
  loadInTurn,
  printTable,
  withBenchSite,
  withoutRemotePreloads,
} from './benchSite';
import { benchAttendees } from './dashboardAttendees';
import { signIn, type Session } from './dashboardSession';
import { atMost, type Figure } from './figures';

const USABLE = 'first-tab-usable';
/** Part of the name of the chunk with Analytics and its charts. */
const CHART_CODE = 'AnalyticsTab';

/** Signs the page in, and marks the time when its first tab shows the figures and the newest events. */
const prepare =
  (session: Session) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript(session.storeTokens, session.tokens);
    await page.addInitScript((mark) => {
      new MutationObserver((_changes, observer) => {
        const terms = [...document.querySelectorAll('dt')].map((term) => term.textContent);
        if (!terms.includes('Sold Tickets') || !document.querySelector('section li article'))
          return;
        observer.disconnect();
        performance.mark(mark);
      }).observe(document, { childList: true, subtree: true });
    }, USABLE);
  };

/** Opens Overview, then Analytics; throws if the charts' code was loaded with Overview, or not at all. */
async function requireLateCharts(browser: Browser, url: string, session: Session): Promise<void> {
  const page = await browser.newPage();
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await prepare(session)(page);
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
  const early = seen.filter((each) => each.includes(CHART_CODE));
  if (early.length > 0)
    throw new Error(`The charts were loaded with the first tab: ${early.join(', ')}`);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await page.getByRole('figure').first().waitFor();
  if (!seen.some((each) => each.includes(CHART_CODE))) {
    throw new Error(`No request contains ${CHART_CODE}; was the chunk renamed?`);
  }
  await page.close();
}

/** Alternately loads the organizer's dashboard and the same code in one bundle, then an event with 10,000 attendees. */
export async function benchDashboard(): Promise<Figure[]> {
  // No real person buys 10,000 tickets.
  process.env.RATE_LIMIT_PURCHASE = '1000000';
  process.env.RATE_LIMIT_PURCHASE_ADDRESS = '1000000';
  return withBenchSite(async ({ apiUrl, folder, serve, browser }) => {
    const session = await signIn(apiUrl, 'organizer@demo.test');
    const oneBundle = path.join(folder, 'one-bundle');
    await buildOneBundle('dashboard', oneBundle);
    const url = await serve(shellBuildDirectory);
    const pages = {
      site: `${url}/dashboard`,
      bundle: `${await serve(oneBundle, withoutRemotePreloads)}/dashboard`,
    };
    const { site, bundle } = await loadInTurn(browser, pages, {
      prepare: prepare(session),
      mark: USABLE,
    });
    printTable('The organizer’s dashboard (mounted: its first tab shows figures and events)', [
      ['(a) this page', site],
      ['(c) one bundle, no federation', bundle],
    ]);
    await requireLateCharts(browser, url, session);
    return [
      atMost('first tab usable (a) / (c)', (site.mounted ?? NaN) / (bundle.mounted ?? NaN), 1.2),
      ...(await benchAttendees(browser, { apiUrl, url, session })),
    ];
  });
}
