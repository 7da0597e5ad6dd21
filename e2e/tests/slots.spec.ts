import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { makeAccount, newPerson, signInByApi } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { changeEntry } from '../support/changedEntry';
import { makeEvent, purchase } from '../support/events';
import { faults, startFaultyServer, type FaultyServer } from '../support/faultyServer';
import { isolationPage } from '../support/isolationPage';
import { haveFonts } from '../support/stillPage';

// Decision 0108: the dashboard's overview has a place, and the events remote fills it. Whatever happens to that remote, the overview
// is whole.

const DAY_MS = 86_400_000;
const ENTRY = /\/remotes\/mfe_events\/.*\/remoteEntry\..*\.js/;

/** A Saturday that no other test has anything on; nor has this one, when it is run again. */
function farSaturday(): number {
  const weeks = 60 + Math.floor(Math.random() * 500);
  const day = Date.now() + weeks * 7 * DAY_MS;
  return day + ((6 - new Date(day).getUTCDay() + 7) % 7) * DAY_MS;
}
const at = (day: number, hour: number) =>
  `${new Date(day).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00Z`;

let site: FaultyServer;
let context: BrowserContext;
let other: Awaited<ReturnType<typeof makeEvent>>;
const person = newPerson();

test.beforeAll(async ({ browser, request }) => {
  site = await startFaultyServer();
  const day = farSaturday();
  const on = (hour: number) => ({ start_date: at(day, hour), end_date: at(day, hour + 2) });
  await makeAccount(request, person);
  const own = await makeEvent(request, '0', 20, on(10));
  other = await makeEvent(request, '0', 20, on(15));
  await purchase(request, own.id, person.email);
  context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInByApi(page, person.email);
  await page.close();
});
test.afterEach(async () => {
  site.mend();
  await Promise.all(context.pages().map((page) => page.close()));
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const section = (page: Page) =>
  page.getByRole('region', { name: 'Who else is on that weekend', exact: true });

/** A page on which errors are collected, with the browser's own lines about requests left out. */
async function newPage() {
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return { page, thrown };
}

/** Expects all of the overview but what the events remote gives to it, and the nav of the dashboard to work. */
async function expectWhole(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Next up' }).getByRole('article')).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Recent Events' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(main.getByText(/could not be loaded|Still loading|Try Again/i)).toHaveCount(0);
}

test('the overview shows who else is on that weekend, and leads to them', async () => {
  const { page, thrown } = await newPage();
  await page.goto('/dashboard');
  const row = section(page).getByRole('link', { name: other.title });
  await expect(row).toBeVisible();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
  expect(thrown).toEqual([]);
});

test('it comes after the screen, and moves nothing on it', async () => {
  const { page } = await newPage();
  await haveFonts(page);
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  site.breakFiles(ENTRY, () => begun);
  await page.goto('/dashboard');
  await expectWhole(page);
  await page.evaluate(() => document.fonts.ready);
  const recent = page.getByRole('region', { name: 'Recent Events' });
  const before = await recent.boundingBox();
  begin();
  await expect(section(page)).toBeVisible();
  await expect.poll(() => recent.boundingBox()).toEqual(before);
});

for (const fault of ['notFound', 'unavailable', 'html', 'cutOff', 'tampered'] as const) {
  test(`the overview is whole while the events remote answers with ${fault}, and the place is filled once it is back`, async () => {
    const { page, thrown } = await newPage();
    let tries = 0;
    site.breakFiles(ENTRY, (request, reply) => {
      tries += 1;
      return faults[fault](request, reply);
    });
    await page.goto('/dashboard');
    // Its three tries, the last of which may be followed by a question for the status.
    await expect.poll(() => tries).toBeGreaterThanOrEqual(3);
    await expectWhole(page);
    site.mend();
    await page.getByRole('link', { name: 'My Tickets' }).first().click();
    await expect(page.getByRole('heading', { name: 'My Tickets' })).toBeVisible();
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(section(page)).toBeVisible();
    expect(thrown).toEqual([]);
  });
}

test('the overview is whole while the events remote hangs, and after it is given up', async () => {
  const { page, thrown } = await newPage();
  await page.clock.install();
  const hung = page.waitForRequest(ENTRY);
  site.breakFiles(ENTRY, faults.hang);
  await page.goto('/dashboard');
  await page.clock.runFor(2_000);
  await hung;
  await expectWhole(page);
  await page.clock.runFor(20_000);
  await expectWhole(page);
  expect(thrown).toEqual([]);
});

for (const [what, component] of [
  ['throws at once', `() => { throw new Error('the slot is broken'); }`],
  ['is no component', `'a text'`],
  ['is missing', 'undefined'],
] as const) {
  test(`the overview is whole if what the events remote offers ${what}`, async () => {
    const { page, thrown } = await newPage();
    await changeEntry(
      page,
      '/dashboard',
      'mfe_events',
      () => `var mfe_events = {
        init: () => undefined,
        get: () => {
          window.asked = (window.asked ?? 0) + 1;
          return Promise.resolve(() => ({ default: ${component} }));
        },
      };`,
    );
    await page.goto('/dashboard');
    await expect.poll(() => page.evaluate(() => (window as { asked?: number }).asked)).toBeTruthy();
    await expectWhole(page);
    expect(thrown).toEqual([]);
  });
}

test('a slot stands alone on its remote’s isolation page, with sample props', async ({ page }) => {
  await page.goto(`${await isolationPage(page, 'events')}?as=organizer`);
  await page.getByLabel('Slot').selectOption('dashboard.overview');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/slot=dashboard\.overview/);
  await expect(page.getByRole('main')).toContainText('dashboard.overview gets {"event":');
  const shown = page.getByRole('heading', { name: 'Who else is on that weekend' });
  await expect(shown).toBeVisible();
  for (const [state, count] of [
    ['off', 0],
    ['on', 1],
  ] as const) {
    await page.getByLabel('Flag events.around').selectOption(state);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(
      new RegExp(`flag=events.around${state === 'off' ? '%3Aoff' : '&?'}`),
    );
    await expect(shown).toHaveCount(count);
  }
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByText('A link in the slot led there.')).toBeVisible();
});
