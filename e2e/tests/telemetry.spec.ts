import { expect, test } from '@playwright/test';

import { liveVersion } from '../support/liveVersion';
import { ownSiteUrl, startOwnSite } from '../support/ownSite';

// Telemetry ends up in the API's metrics, which the site doesn't expose. Uses a separate site, because pages of other tests
// would be counted too.

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.use({ baseURL: ownSiteUrl });
test.beforeAll(async () => {
  site = await startOwnSite({ TELEMETRY_EVERY: '1' });
});
test.afterAll(() => site.stop());

const metrics = async () => (await fetch(`${site.apiUrl}/api/metrics`)).text();

/** The value of the first matching series; 0 if there is none yet. */
async function valueOf(series: RegExp): Promise<number> {
  const line = (await metrics()).split('\n').find((text) => series.test(text));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('a remote that fails to load shows up in the metrics with its version and kind', async ({
  page,
}) => {
  const version = await liveVersion(page, 'mfe_events');
  const series = new RegExp(
    `^screen_failures_total{remote="mfe_events",version="${version}",kind="http"}`,
  );
  const before = await valueOf(series);
  await page.route('**/remotes/mfe_events/**/remoteEntry.*.js*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.goto('/events/create-event');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect.poll(() => valueOf(series)).toBe(before + 1);
});

test('leaving a page reports its screens and web vitals to the metrics', async ({ page }) => {
  const version = await liveVersion(page, 'mfe_events');
  const loads = new RegExp(
    `^screen_load_seconds_count{remote="mfe_events",version="${version}",screen="./Catalogue"}`,
  );
  const vital = (name: string) =>
    new RegExp(`^web_vital_seconds_count{name="${name}",route="/events"}`);
  const names = ['LCP', 'FCP', 'TTFB', 'INP'];
  const all = [loads, ...names.map(vital), /^web_vital_layout_shift_count{route="\/events"}/];
  const before = await Promise.all(all.map(valueOf));
  const reporting = page.waitForResponse('**/assets/page-report.*.js');
  await page.goto('/events');
  await reporting;
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // The click's duration is known once the next frame has been painted.
  await page.waitForFunction(() => performance.getEntriesByType('first-input').length > 0);
  // web-vitals takes it in when the page is next idle, and loses it if the page is left before.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await page.goto('about:blank');
  await expect.poll(() => Promise.all(all.map(valueOf))).toEqual(before.map((value) => value + 1));
});
