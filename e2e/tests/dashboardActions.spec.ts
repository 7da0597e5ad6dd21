import { readFile } from 'node:fs/promises';

import { expect, test, type Browser, type Page } from '@playwright/test';

import { newPerson, openAs, registerAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { bookTicket, createEvent } from '../support/dashboard';
import { tabTo, typeInto } from '../support/keyboard';

const organizer = 'organizer@demo.test';
/** An open menu stands at the end of the page, beside its landmarks; all else is hidden from assistive technology then. */
const besideLandmarks = ['region'];

/** Somebody new, in a browser of their own. */
async function openAsNew(browser: Browser, path: string) {
  const page = await (await browser.newContext()).newPage();
  const person = newPerson();
  await page.goto('/register');
  await registerAs(page, person);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(path);
  return { page, person };
}

/** Opens the menu of the ticket that stands in a person's row of Ticket Sales. */
async function openRowMenu(page: Page, email: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('button', { name: /^Actions for ticket/ })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
}

test('a held ticket is paid from My Tickets, sold, refunded by its organizer, and its buyer sees each', async ({
  page,
  browser,
}) => {
  await openAs(page, organizer, '/dashboard');
  const eventId = await createEvent(page, `Refund night ${Date.now()}`, '1500');
  const { page: buyer, person } = await openAsNew(browser, '/dashboard');
  await bookTicket(buyer, eventId);
  await buyer.goto('/dashboard?tab=my-tickets');
  const opened = buyer.waitForEvent('popup');
  await buyer.getByRole('button', { name: /^Complete payment/ }).click();
  const checkout = await opened;
  await checkout.waitForURL(/checkout/);
  await checkout.getByRole('radio', { name: 'Approve The card' }).check();
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  // The provider sends the browser back, and the tab that was left hears of it by itself.
  await expect(checkout.getByText('Payment received')).toBeVisible();
  await expect(buyer.getByText('Valid', { exact: true })).toBeVisible();

  await page.goto(`/dashboard?tab=ticket-sales&event=${eventId}`);
  await openRowMenu(page, person.email);
  await expectAccessible(page, besideLandmarks);
  await page.getByRole('menuitem', { name: 'Resend mail' }).click();
  await expect(page.getByText('The ticket is on its way by mail.').first()).toBeVisible();
  await openRowMenu(page, person.email);
  await page.getByRole('menuitem', { name: 'Refund…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Refund this ticket?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund ₦1,500' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(person.email) }).getByText('Cancelled'),
  ).toBeVisible();

  await buyer.reload();
  await expect(buyer.getByRole('article').getByText('Refunded', { exact: true })).toBeVisible();
  await buyer.context().close();
});

test('a valid ticket is taken along as a PDF and as a calendar entry', async ({
  page,
  browser,
}) => {
  await openAs(page, organizer, '/dashboard');
  const eventId = await createEvent(page, `Ẹ̀kọ́ night ${Date.now()}`);
  const { page: attendee } = await openAsNew(browser, '/dashboard');
  await bookTicket(attendee, eventId);
  await attendee.goto('/dashboard?tab=my-tickets');
  const [pdf] = await Promise.all([
    attendee.waitForEvent('download'),
    attendee.getByRole('button', { name: /^PDF of ticket/ }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^ticket-TKT-[\w-]+\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const [calendar] = await Promise.all([
    attendee.waitForEvent('download'),
    attendee.getByRole('link', { name: /^Calendar file/ }).click(),
  ]);
  expect(await readFile(await calendar.path(), 'utf8')).toContain('BEGIN:VEVENT');
  await attendee.context().close();
});

test('an organizer finds an attendee from the header and checks them in, by the keyboard alone', async ({
  page,
  browser,
}) => {
  await openAs(page, organizer, '/dashboard');
  const eventId = await createEvent(page, `Door night ${Date.now()}`);
  const { page: attendee, person } = await openAsNew(browser, '/dashboard');
  await bookTicket(attendee, eventId);
  await attendee.context().close();

  await page.goto('/dashboard');
  await typeInto(page, page.getByRole('combobox', { name: 'Search' }), person.email);
  await expect(
    page.getByRole('group', { name: 'Attendees' }).getByRole('option', { name: person.email }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`tab=attendees&event=${eventId}`));
  const row = page.getByRole('row', { name: new RegExp(person.email) });
  await tabTo(page, row.getByRole('button', { name: /^Check In/ }));
  await page.keyboard.press('Enter');
  await expect(row.getByText('Checked In')).toBeVisible();
});

test('an organizer duplicates an event, and cancels one by typing its title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, organizer, '/dashboard');
  const title = `Twice ${Date.now()}`;
  await createEvent(page, title);
  const cards = `/dashboard?tab=my-events&search=${encodeURIComponent(title)}`;
  await page.goto(cards);
  await page.getByRole('button', { name: `More actions: ${title}` }).click();
  await expectAccessible(page, besideLandmarks);
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/events\/\d+\/edit/);
  await expect(page.getByLabel('Title')).toHaveValue(`Copy of ${title}`);

  await page.goto(cards);
  await page.getByRole('button', { name: `More actions: ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cancel Event…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this event?' });
  await expectAccessible(page);
  await dialog.getByLabel(/^Type/).fill(title);
  await dialog.getByRole('button', { name: 'Cancel Event' }).click();
  await expect(page.getByRole('article').getByText('Cancelled')).toBeVisible();
});
