import { expect, test, type Page } from '@playwright/test';

import {
  files,
  passUntil,
  placeNames,
  readers,
  useBar,
  type Place,
  type Reader,
} from '../support/faultPages';
import { faults, holdBack } from '../support/faultyServer';
import { withFaultySite } from '../support/faultySite';
import { haveFonts, watchShifts, type Shifts } from '../support/stillPage';

// A remote that hangs: the page says so after 4 s and gives up after 15, and the nav bar never waits for it. The exact times
// are measured by `npm run bench -- faults`.

const site = withFaultySite();

async function open(reader: Reader, place: Place): Promise<Page> {
  const page = await site.newPage(reader);
  await page.clock.install();
  // A hanging request may delay the page's load event, but never the page.
  await page.goto(place.path, { waitUntil: 'commit' });
  return page;
}

const main = (page: Page) => page.getByRole('main');
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try Again' });
const slow = (page: Page) =>
  main(page)
    .getByText(/^Still loading/)
    .first();
const failed = (page: Page) =>
  main(page).getByRole('alert').filter({ hasText: 'could not be loaded' });
/** The screen has replaced the server's markup. */
const arrived = (page: Page, { heading }: Place) =>
  page.locator('#root:not(:has(#prerendered))').getByRole('heading', { name: heading }).first();

for (const placeName of placeNames) {
  for (const reader of readers) {
    const who = `${reader} at ${placeName}`;

    test(`${who} is told after 4 s that the remote is slow, after 15 s that it failed, and can go on`, async () => {
      const place = site.placeOf(placeName);
      site.breakFiles(files.entry(place), faults.hang);
      const opened = Date.now();
      const page = await open(reader, place);
      // From here on the frame is React's. On a busy machine the page may be a good deal older.
      await expect(page.locator('main:not(#prerendered main)')).toBeAttached();
      const read = await page.evaluate(() => Date.now());

      await passUntil(page, slow(page));
      const told = await page.evaluate(() => Date.now());
      expect(told - opened).toBeGreaterThan(3_500);
      expect(told - read).toBeLessThan(7_000);
      await expect(tryAgain(page)).toBeVisible();
      if (place.isRendered) {
        await expect(
          main(page).getByRole('heading', { name: place.heading }).first(),
        ).toBeVisible();
        const button = main(page).getByRole('button', { name: place.button, exact: true });
        await expect(button).toBeDisabled();
        await expect(button).toHaveAccessibleDescription(/once the page has loaded/);
      }
      if (place.path !== '/')
        await expect(main(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible();

      await passUntil(page, failed(page));
      expect((await page.evaluate(() => Date.now())) - read).toBeLessThan(18_000);
      await useBar(page, reader);

      // Try Again: its first attempt hangs as well, its second one loads the screen.
      site.breakFiles(files.entry(place), faults.hang, 1);
      await tryAgain(page).click();
      await passUntil(page, arrived(page, place));
      await place.use(page);
    });

    test(`${who} gets the screen on the second attempt when its chunk hangs once`, async () => {
      const place = site.placeOf(placeName);
      site.breakFiles(files.chunk(place), faults.hang, 1);
      const page = await open(reader, place);
      await passUntil(page, slow(page));
      await useBar(page, reader);
      await passUntil(page, arrived(page, place));
      await place.use(page);
    });

    test(`${who} gets the screen at once with Try Again, and keeps it when the first response arrives late`, async () => {
      const place = site.placeOf(placeName);
      const { fault, release } = holdBack();
      site.breakFiles(files.entry(place), fault);
      const page = await open(reader, place);
      const isFirst = (url: string) => files.entry(place).test(url) && !url.includes('?');
      const first = page.waitForEvent('requestfinished', (request) => isFirst(request.url()));
      await passUntil(page, slow(page));
      // From here on the page doesn't retry by itself; a retry already under way is held back by the time the bar was used.
      // A busy machine may be past that second by the time the clock is told.
      await expect(async () => {
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      }).toPass();
      await useBar(page, reader);
      site.mend();
      await tryAgain(page).click();
      await page.clock.resume();
      await place.use(page);
      const headings = page.locator('main h1');
      await headings.evaluate((heading) => heading.setAttribute('data-mounted', 'once'));
      release();
      await first;
      await page.clock.runFor(1_000);
      await expect(headings).toHaveAttribute('data-mounted', 'once');
    });
  }
}

for (const placeName of ['/', '/events/:id'] as const) {
  test(`when the screen at ${placeName} replaces the server’s markup, scroll position, focus and layout stay the same`, async () => {
    const place = site.placeOf(placeName);
    const { fault, release } = holdBack();
    site.breakFiles(files.entry(place), fault);
    const page = await site.newPage('a visitor');
    await haveFonts(page);
    await watchShifts(page);
    await page.goto(place.path, { waitUntil: 'commit' });
    // Half a page's last link may be one at its top.
    await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
    await page.evaluate(() => document.fonts.ready);
    const link = main(page).getByRole('link').last();
    // At once: focus alone scrolls smoothly, and a busy machine would still be scrolling below.
    await link.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ behavior: 'instant' });
      element.focus();
    });
    const where = () =>
      page.evaluate(() => [
        window.scrollY,
        document.activeElement?.textContent,
        document.activeElement?.getBoundingClientRect().top,
        (window as unknown as Shifts).shifts,
      ]);
    // From here on the frame is React's.
    await expect(page.locator('#prerendered main')).toHaveCount(0);
    const before = await where();
    expect(before[0]).toBeGreaterThan(100);
    release();
    await expect(page.locator('#prerendered')).toHaveCount(0);
    expect(await where()).toEqual(before);
  });

  test(`a click at ${placeName} before its remote has loaded is carried out once it has`, async () => {
    const place = site.placeOf(placeName);
    const { fault, release } = holdBack();
    site.breakFiles(files.entry(place), fault);
    const page = await open('a visitor', place);
    await main(page).getByRole('button', { name: place.button, exact: true }).click();
    await passUntil(page, main(page).getByText(`You pressed “${place.button}”.`));
    release();
    await place.expectAnswer(page);
  });

  test(`at ${placeName} the page says that a click was dropped when its remote fails`, async () => {
    const place = site.placeOf(placeName);
    site.breakFiles(files.entry(place), faults.unavailable);
    const page = await open('a visitor', place);
    await main(page).getByRole('button', { name: place.button, exact: true }).click();
    await passUntil(page, failed(page));
    await expect(failed(page)).toContainText(`You pressed “${place.button}”. Nothing happened`);
  });
}
