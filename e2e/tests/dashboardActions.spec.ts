import { readFile } from 'node:fs/promises';

import { expect, test, type Browser, type Page } from '@playwright/test';

import { makeAccount, newPerson, signInByApi } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { bookTicket, createEvent } from '../support/dashboard';
import { tabTo, typeInto } from '../support/keyboard';

const organizer = 'organizer@demo.test';
/** An open menu is rendered at the end of the page, outside its landmarks, and hides the rest from assistive technology. */
const besideLandmarks = ['region'];

/** A new person, in their own browser, who has booked a ticket for the event. */
async function holderOf(browser: Browser, eventId: number) {
  const page = await (await browser.newContext()).newPage();
  const person = newPerson();
  await makeAccount(page.request, person);
  await signInByApi(page, person.email);
  await bookTicket(page, eventId);
  return { page, person };
}

/** Opens the ticket menu in a person's row in Ticket Sales. */
async function openRowMenu(page: Page, email: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('button', { name: /^Actions for ticket/ })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
}

test('a held ticket is paid for in My Tickets and refunded by its organizer, and its buyer sees both', async ({
  page,
  browser,
}) => {
  await signInByApi(page, organizer);
  const eventId = await createEvent(page, `Refund night ${Date.now()}`, '1500');
  const { page: buyer, person } = await holderOf(browser, eventId);
  await buyer.goto('/dashboard?tab=my-tickets');
  const opened = buyer.waitForEvent('popup');
  await buyer.getByRole('button', { name: /^Complete Payment/ }).click();
  const checkout = await opened;
  await checkout.waitForURL(/checkout/);
  await checkout.getByRole('radio', { name: 'Approve The card' }).check();
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  // The provider redirects back, and the original tab notices on its own.
  await expect(checkout.getByText('Payment received')).toBeVisible();
  await expect(buyer.getByText('Valid', { exact: true })).toBeVisible();

  await page.goto(`/dashboard?tab=ticket-sales&event=${eventId}`);
  await openRowMenu(page, person.email);
  await expectAccessible(page, besideLandmarks);
  await page.getByRole('menuitem', { name: 'Resend Email' }).click();
  await expect(page.getByText('The ticket is on its way by email.').first()).toBeVisible();
  await openRowMenu(page, person.email);
  await page.getByRole('menuitem', { name: 'Refund…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Refund this ticket?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund ₦1,500' }).click();
  // Cancelled tickets are shown by the filter.
  const row = page.getByRole('row', { name: new RegExp(person.email) });
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled');
  await expect(row.getByText('Cancelled')).toBeVisible();

  // Until the provider has said that it is done.
  await expect(async () => {
    await buyer.reload();
    const refunded = buyer.getByRole('article').getByText('Refunded', { exact: true });
    await expect(refunded).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await buyer.context().close();
});

test('a valid ticket can be saved as a PDF and as a calendar entry', async ({ page, browser }) => {
  await signInByApi(page, organizer);
  const eventId = await createEvent(page, `Ẹ̀kọ́ night ${Date.now()}`);
  const { page: attendee } = await holderOf(browser, eventId);
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

test('an organizer finds an attendee from the header and checks them in, with the keyboard alone', async ({
  page,
  browser,
}) => {
  await signInByApi(page, organizer);
  const eventId = await createEvent(page, `Door night ${Date.now()}`);
  const { page: attendee, person } = await holderOf(browser, eventId);
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

test('an organizer duplicates an event, and cancels one after typing its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInByApi(page, organizer);
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
