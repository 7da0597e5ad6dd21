import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '@playwright/test';

import { confirmEmail, openAs, openAsNew, signInByApi } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { bookTicket, createEvent } from '../support/dashboard';
import { tabTo as tabByKeyboard } from '../support/keyboard';
import { untilQuiet, watchRequests } from '../support/watchRequests';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

const organizer = 'organizer@demo.test';

async function tabTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an organizer sees a ticket booked elsewhere, checks it in and exports; the attendee sees the check-in', async ({
  page,
  browser,
}) => {
  await signInByApi(page, organizer);
  const eventId = await createEvent(page, `Dashboard night ${Date.now()}`);
  await page.goto(`/dashboard?tab=attendees&event=${eventId}`);
  await expect(page.getByText('No attendees yet')).toBeVisible();

  // Another person, in their own browser.
  const attendee = await (await browser.newContext()).newPage();
  const person = await openAsNew(attendee, '/dashboard');
  await bookTicket(attendee, eventId);

  // No reload: the list refreshes on its own.
  const row = page.getByRole('row', { name: new RegExp(person.email) });
  await expect(row.getByText('Pending')).toBeVisible();
  await row.getByRole('button', { name: /^Check In/ }).click();
  await expect(row.getByText('Checked In')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^attendees-${eventId}-\\d{4}-\\d{2}-\\d{2}\\.csv$`),
  );
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Name,Email,Ticket Number,Ticket Type,Check-in Status,Check-in Time');
  expect(csv).toContain(`${person.email},`);
  expect(csv).toContain('Checked In');

  await attendee.goto('/dashboard?tab=my-tickets');
  await expect(attendee.getByText('Checked in', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^Undo check-in/ }).click();
  await expect(row.getByText('Pending')).toBeVisible();
  await attendee.reload();
  await expect(attendee.getByText('Valid', { exact: true })).toBeVisible();

  // The ticket shows up in Ticket Sales and in Analytics too.
  await page.goto(`/dashboard?tab=ticket-sales&event=${eventId}`);
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toBeVisible();
  await tabTo(page, 'Analytics');
  const sold = page.getByText('Sold Tickets').locator('..').first();
  await expect(sold).toContainText('1');
  await attendee.context().close();
});

test('an attendee saves an event, offers a ticket and cancels it', async ({ page }) => {
  await openAs(page, organizer, '/dashboard');
  const title = `Transfer night ${Date.now()}`;
  const eventId = await createEvent(page, title);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');

  const { email } = await openAsNew(
    page,
    `/dashboard?tab=discover&search=${encodeURIComponent(title)}`,
  );
  await confirmEmail(page.request, email);
  await page.getByRole('button', { name: `Save: ${title}` }).click();
  await expect(page.getByRole('button', { name: `Saved: ${title}` })).toBeVisible();
  await tabTo(page, 'Favorites');
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await bookTicket(page, eventId);
  await page.goto('/dashboard?tab=my-tickets');
  await page.getByRole('button', { name: /^Transfer ticket/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer this ticket' });
  await dialog.getByLabel('Name').fill('Adébáyọ̀ Ọláìyá');
  await dialog.getByLabel('Email').fill('adebayo@example.test');
  await dialog.getByRole('button', { name: 'Send Offer' }).click();
  await expect(page.getByText('Waiting for Adébáyọ̀ Ọláìyá to accept')).toBeVisible();

  await page.getByRole('button', { name: /^Cancel ticket/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Cancel Ticket', exact: true })
    .click();
  await expect(page.getByRole('article').getByText('Cancelled', { exact: true })).toBeVisible();
});

test('on a phone, each link of the tabs is in view while it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, organizer, '/dashboard');
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await tabByKeyboard(page, links.first());
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.8 });
    await page.keyboard.press('Tab');
  }
});

test('on a phone, the menu opens in view, however far the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, organizer, '/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Statistics' })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'My Events' })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('an administrator switches the view', async ({ page }) => {
  await openAs(page, 'admin@demo.test', '/dashboard');
  const nav = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(nav.getByRole('link', { name: 'Attendees' })).toBeVisible();
  await page.getByRole('button', { name: 'Attendee', exact: true }).click();
  await expect(nav.getByRole('link', { name: 'Favorites' })).toBeVisible();
  await expect(page).toHaveURL(/view=attendee/);
  await page.reload();
  await expect(nav.getByRole('link', { name: 'Favorites' })).toBeVisible();
});

test('the header search works with the keyboard alone', async ({ page }) => {
  await openAs(page, 'attendee@demo.test', '/dashboard');
  const { results } = await (await page.request.get('/api/events/?page_size=1')).json();
  const search = page.getByRole('combobox', { name: /search/i });
  await search.focus();
  await page.keyboard.type(results[0].title);
  await expect(page.getByRole('option', { name: new RegExp(results[0].title) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\/\d+$/);
});

test('the tab is in the URL: reload and back keep it', async ({ page }) => {
  await openAs(page, organizer, '/dashboard');
  await tabTo(page, 'Ticket Sales');
  await tabTo(page, 'Analytics');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket Sales' })).toBeVisible();
});

test('the charts’ code is not loaded before Analytics', async ({ page }) => {
  // The chunk with Analytics and its charts.
  const charts: string[] = [];
  page.on('request', (request) => {
    if (/\/mfe_dashboard\/.*AnalyticsTab/.test(request.url())) charts.push(request.url());
  });
  const requests = watchRequests(page);
  await openAs(page, organizer, '/dashboard?tab=attendees');
  await expect(page.getByRole('heading', { level: 1, name: 'Attendees' })).toBeVisible();
  await untilQuiet(requests);
  expect(charts).toEqual([]);
  await tabTo(page, 'Analytics');
  await expect(page.getByRole('figure').first()).toBeVisible();
  expect(charts).not.toEqual([]);
});

const places = [
  [organizer, ['My Events', 'Ticket Sales', 'Attendees', 'Analytics', 'Payouts']],
  ['attendee@demo.test', ['My Events', 'My Tickets', 'Discover', 'Favorites']],
] as const;

for (const [email, tabs] of places) {
  test(`every tab of ${email} is accessible and fits at 360 px and at 1280 px`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await openAs(page, email, '/dashboard?tab=overview');
    for (const tab of ['Overview', ...tabs]) {
      // Wide enough to have its link in sight, and without a load.
      if (tab !== 'Overview') await tabTo(page, tab);
      for (const width of [360, 1280]) {
        await test.step(`${tab} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/^Loading/)).toHaveCount(0);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page, width);
        });
      }
    }
  });
}
