import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { newPerson, openAs } from '../support/accounts';
import { makeEvent } from '../support/events';
import { faults, startFaultyServer } from '../support/faultyServer';
import { holdShell } from '../support/holdShell';
import { openRendered } from '../support/openRendered';
import { haveFonts, watchShifts, type Shifts } from '../support/stillPage';

// `/events` is rendered with the filters in its URL, and the screen takes over the same list.

/** Events of one series, whose name is returned: it finds them and no others. */
async function makeSeries(request: APIRequestContext, count: number): Promise<string> {
  const series = newPerson().username;
  for (let index = 1; index <= count; index += 1) {
    const title = `${series} ${String(index).padStart(2, '0')}`;
    await makeEvent(request, index % 2 ? '2500' : '0', 20, { title });
  }
  return series;
}

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const arrived = (page: Page) => expect(page.locator('#prerendered')).toHaveCount(0);
const textOf = (page: Page) => main(page).innerText();

/** The calls that the page's scripts make. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/events/')) calls.push(pathname);
  });
  return calls;
}

test('without JavaScript the catalogue shows its list, its form filters it, and an organizer’s events are a link away', async ({
  browser,
  baseURL,
  request,
}) => {
  const series = await makeSeries(request, 1);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await openRendered(page, '/events');
  await expect(cards(page).first()).toBeVisible();
  await main(page).getByRole('searchbox').fill(`${series} 01`);
  await main(page).getByLabel('Price').selectOption('paid');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(main(page).getByText('1 event found')).toBeVisible();
  await expect(main(page).getByRole('searchbox')).toHaveValue(`${series} 01`);
  await expect(main(page).getByLabel('Price')).toHaveValue('paid');
  await cards(page).getByRole('link').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`${series} 01`);
  await main(page).getByRole('link', { name: 'See their events' }).click();
  await expect(title).toHaveText('Events by Adaeze Okonkwo');
  await main(page).getByRole('searchbox').fill(`${series} 01`);
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(title).toHaveText('Events by Adaeze Okonkwo');
  await context.close();
});

test('the first HTML has the events that match, and no others, page by page', async ({
  page,
  request,
}) => {
  const series = await makeSeries(request, 13);
  const titlesAt = async (query: string) => {
    const html = await (await request.get(`/events?${query}`)).text();
    return [...html.matchAll(/<a href="\/events\/\d+"[^>]*>([^<]+)<\/a>/g)].map(
      ([, title]) => title,
    );
  };
  const [first, second] = [
    await titlesAt(`search=${series}`),
    await titlesAt(`search=${series}&page=2`),
  ];
  expect([first.length, second.length]).toEqual([12, 1]);
  expect(new Set([...first, ...second]).size).toBe(13);
  const free = await titlesAt(`price=free&search=${series}`);
  expect(free).toHaveLength(6);
  const html = await (await request.get('/events?category=Technology&city=Lagos')).text();
  expect(html).toContain('<title>Technology events in Lagos · Nzuko</title>');
  await page.goto('/events?category=Technology&city=Lagos');
  await arrived(page);
  await expect(page).toHaveTitle('Technology events in Lagos · Nzuko');
});

test.describe('on a phone, a picture that is out of sight', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  /** Opens the page without the shell's scripts; returns what lets them come, and the third card's picture. */
  async function openWithoutScripts(page: Page) {
    const release = await holdShell(page);
    await openRendered(page, '/events');
    const picture = (index: number) => cards(page).nth(index).locator('img');
    const isLoaded = (img: HTMLImageElement) => img.complete && img.naturalWidth > 0;
    // The second card's is fetched when the third's would be.
    await expect.poll(() => picture(1).evaluate(isLoaded)).toBe(true);
    const chosen = () => picture(2).evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(await chosen()).toBe('');
    return { release, chosen };
  }

  test('is fetched after the screen’s scripts', async ({ page }) => {
    const { release, chosen } = await openWithoutScripts(page);
    release();
    await arrived(page);
    await expect.poll(chosen).toContain('/api/media/');
  });

  test('is fetched as soon as somebody scrolls', async ({ page }) => {
    const { chosen } = await openWithoutScripts(page);
    await page.mouse.wheel(0, 200);
    await expect.poll(chosen).toContain('/api/media/');
  });
});

for (const query of [
  '',
  '?category=Technology&price=paid',
  '?organizer=1',
  '?page=2',
  '?category=Cats&price=cheap&from=2031-02-30&to=soon&page=-3',
  '?page=99999999999999999999',
  '?page=40000',
  '?search=%F0%9F%98%80%00%25_%5C&city=%00',
  '?search=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '?from=0001-01-01&to=9999-12-31',
  '?city=&city=Lagos&utm_source=mail',
  `?city=${'x'.repeat(150)}`,
]) {
  test(`/events${query.slice(0, 60)} is what the browser draws, which doesn’t fetch it again`, async ({
    page,
  }) => {
    const calls = callsOf(page);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const release = await holdShell(page);
    await haveFonts(page);
    await watchShifts(page);
    // A busy machine may answer too late for the page to have its list.
    await expect(async () => {
      await page.goto(`/events${query}`, { waitUntil: 'commit' });
      await expect(page.locator('#prerendered form')).toBeAttached({ timeout: 3_000 });
    }).toPass();
    await page.evaluate(() => document.fonts.ready);
    // Until then, the text below the fold is none to be seen.
    await expect(page.locator('[data-first-frame]')).toHaveCount(0);
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, p, input, select, img, a)')].map((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return [box.localName, x, y, width, height].join(' ');
        }),
      );
    const fields = () =>
      main(page)
        .locator('input, select')
        .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    const shifts = () => page.evaluate(() => (window as unknown as Shifts).shifts);
    const before = [await textOf(page), await fields(), await boxes(), await shifts()];
    release();
    await arrived(page);
    await page.waitForLoadState('networkidle');
    expect([await textOf(page), await fields(), await boxes(), await shifts()]).toEqual(before);
    expect(calls).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('what is typed and chosen before the scripts have come filters the list', async ({
  page,
  request,
}) => {
  const series = await makeSeries(request, 2);
  const release = await holdShell(page);
  await page.goto('/events', { waitUntil: 'commit' });
  await main(page).getByLabel('Price').selectOption('free');
  await main(page).getByRole('searchbox').pressSequentially(series);
  release();
  await arrived(page);
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`search=${series}`));
  await expect(page).toHaveURL(/price=free/);
  await expect(cards(page)).toHaveCount(1);
  await expect(main(page).getByRole('searchbox')).toHaveValue(series);
});

test('a member gets the same list, with their own bar', async ({ page, request }) => {
  const series = await makeSeries(request, 1);
  await openAs(page, 'attendee@demo.test', `/events?search=${series}`);
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test('while the remote is missing the list can be read, and another page of it is not shown as this one', async ({
  page,
  request,
}) => {
  const series = await makeSeries(request, 13);
  const site = await startFaultyServer();
  site.breakFiles(/\/remotes\/mfe_events\/.*expose_Catalogue\..*js/, faults.unavailable);
  await page.goto(`${site.url}/events?search=${series}`, { waitUntil: 'commit' });
  await expect(main(page).getByText('Part of this page could not be loaded')).toBeVisible({
    timeout: 30_000,
  });
  await expect(cards(page)).toHaveCount(12);
  await main(page).getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(0);
  await expect(main(page).getByText('This page could not be loaded')).toBeVisible({
    timeout: 30_000,
  });
  site.mend();
  await main(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page)).toHaveCount(1);
  await site.stop();
});
