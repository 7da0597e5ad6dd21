import { expect, test, type Page } from '@playwright/test';

import { apiUrl } from '../support/ports';

// What pages report of themselves is in the API's own figures, which the site does not show to everyone.

const metrics = async () => (await fetch(`${apiUrl}/api/metrics`)).text();

/** The value of the first series that begins so; 0 where there is none yet. */
async function valueOf(series: RegExp): Promise<number> {
  const line = (await metrics()).split('\n').find((text) => series.test(text));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** The versions that the page's registry names. */
async function liveVersion(page: Page, remote: string): Promise<string> {
  const registry = (await (await page.request.get('/registry.json')).json()) as {
    remotes: { name: string; version: string }[];
  };
  return registry.remotes.find(({ name }) => name === remote)?.version ?? '';
}

/** Has every page load counted, not one in ten. */
async function sampleAll(page: Page): Promise<void> {
  await page.route(/\/(events)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-telemetry="\d+"/, 'data-telemetry="1"');
    await route.fulfill({ response, body });
  });
}

test('a remote that is gone shows in the metrics with its version and kind', async ({ page }) => {
  const version = await liveVersion(page, 'mfe_events');
  const series = new RegExp(
    `^screen_failures_total{remote="mfe_events",version="${version}",kind="http"}`,
  );
  const before = await valueOf(series);
  await page.route('**/remotes/mfe_events/**/remoteEntry.*.js*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect.poll(() => valueOf(series)).toBe(before + 1);
});

test('a page that is left has its screens and its web vitals in the metrics', async ({ page }) => {
  const version = await liveVersion(page, 'mfe_events');
  const loads = new RegExp(
    `^screen_load_seconds_count{remote="mfe_events",version="${version}",screen="./Catalogue"}`,
  );
  const vital = (name: string) =>
    new RegExp(`^web_vital_seconds_count{name="${name}",route="/events"}`);
  const names = ['LCP', 'FCP', 'TTFB', 'INP'];
  const all = [loads, ...names.map(vital), /^web_vital_layout_shift_count{route="\/events"}/];
  const before = await Promise.all(all.map(valueOf));
  await sampleAll(page);
  const reporting = page.waitForResponse('**/assets/page-report.*.js');
  await page.goto('/events');
  await reporting;
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // How long the press took is known once the frame that answers it has been shown.
  await page.waitForFunction(() => performance.getEntriesByType('first-input').length > 0);
  await page.goto('about:blank');
  await expect.poll(() => Promise.all(all.map(valueOf))).toEqual(before.map((value) => value + 1));
});
