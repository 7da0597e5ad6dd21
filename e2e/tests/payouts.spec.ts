import { expect, test, type Page } from '@playwright/test';

import { openAs, openAsNew } from '../support/accounts';
import { expectAccessible, expectAccessibleInBothThemes, followSystemTheme } from '../support/axe';
import { downloadedBy, textOfPdf } from '../support/documents';
import { bookPaid, makeEvent } from '../support/events';
import { tabTo } from '../support/keyboard';
import { codeMailedTo } from '../support/outbox';
import { ownSiteUrl } from '../support/ownSite';
import {
  account,
  makeOrganizer,
  makePayableOrganizer,
  startPaidSite,
  type PaidSite,
} from '../support/paidSite';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

// On a site of its own: the clock is moved by days, and the provider's books must hold nobody else's money.

/** A provider that once takes too long, such as on a busy machine, is asked again after a minute. */
const SENT = { timeout: 100_000 };
const PAYOUTS = '/dashboard?tab=payouts';

let site: PaidSite;
test.use({ baseURL: ownSiteUrl });
test.beforeAll(async () => {
  site = await startPaidSite();
});
test.afterAll(() => site.stop());

const figure = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('+ dd').first();
const requestButton = (page: Page) => page.getByRole('button', { name: 'Request Payout' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request a payout' });
const history = (page: Page) => page.getByRole('table', { name: 'Payout history' });
const naira = (kobo: number) =>
  `₦${(kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: kobo % 100 ? 2 : 0 })}`;

/** Expects that nothing can be requested, for this reason. */
async function expectRefused(page: Page, reason: RegExp): Promise<void> {
  await page.goto(PAYOUTS);
  await expect(requestButton(page)).toHaveAccessibleDescription(reason);
  await expect(requestButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(reason).first()).toBeVisible();
}

async function addAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Bank').selectOption(account.bank);
  await page.getByLabel('Account number').fill(account.number);
  await page.getByRole('button', { name: 'Check Account' }).click();
  await expect(page.getByText('CHIDI OKAFOR', { exact: true })).toBeVisible();
  await page.getByLabel('Code').fill(await codeMailedTo(page.request, email, /^Your code to/));
  await page.getByRole('button', { name: 'Confirm Account' }).click();
  await expect(page.getByText(/payouts are paused until/)).toBeVisible();
}

/** Kobo as documents show them. */
const inDocument = (kobo: number, sign = '₦') =>
  `${kobo < 0 ? '-' : ''}${sign}${(Math.abs(kobo) / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })}`;
const pressed = (page: Page, name: string | RegExp) =>
  downloadedBy(page, () => page.getByRole('button', { name }).first().click());

/** Refunds one of three tickets in Ticket Sales. */
async function refundOne(page: Page, eventId: number, price: string): Promise<void> {
  await page.goto(`/dashboard?tab=ticket-sales&event=${eventId}`);
  await page
    .getByRole('button', { name: /^Actions for ticket/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Refund…' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Refund ${price}` })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('three tickets are sold, one is refunded, the event ends, and the rest reaches the bank to the kobo', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { email } = await makeOrganizer(page.request);
  await openAs(page, email, PAYOUTS);
  await expectRefused(page, /^Add a bank account for your payouts first\.$/);
  await expect(page.getByText('No payouts yet')).toBeVisible();
  await addAccount(page, email);
  await expectRefused(page, /^Your payout account is new, so nothing is paid out before/);

  const event = await makeEvent(page.request, '5000.55', 5, {}, email);
  const buyer = await (await browser.newContext({ baseURL: ownSiteUrl })).newPage();
  await openAsNew(buyer, `${event.path}?quantity=3`);
  const checkout = await bookPaid(buyer);
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  await expect(buyer.getByRole('dialog', { name: 'You’re going!' })).toBeVisible();
  await refundOne(page, event.id, '₦5,000.55');

  // The amount due, by the provider's own books.
  await expect.poll(async () => (await site.paymentFees()).length).toBe(1);
  const fees = (await site.paymentFees()).reduce((sum, fee) => sum + fee, 0);
  const due = 3 * 500_055 - 500_055 - fees;
  await expect.poll(site.balance).toBe(due);
  await page.goto(PAYOUTS);
  await expect(figure(page, 'Pending')).toHaveText(naira(due));
  await expect(figure(page, 'Available')).toHaveText('₦0');

  const sales = await textOfPdf(await pressed(page, 'Download PDF'));
  for (const line of [
    'Tickets sold ₦15,001.65',
    `Payment provider’s fees ${inDocument(-fees)}`,
    'Refunds -₦5,000.55',
    `Closing balance ${inDocument(due)}`,
  ]) {
    expect(sales).toContain(line);
  }

  // 20 days until it starts, then it ends, and two days later the money is available.
  site.jump((20.2 + 1) * 24);
  await openAs(page, email, PAYOUTS);
  await expectRefused(page, /^There is less than ₦100 to pay out\.$/);
  await expect(figure(page, 'Pending')).toHaveText(naira(due));
  site.jump(24 + 1);
  await openAs(page, email, PAYOUTS);
  await expect(figure(page, 'Pending')).toHaveText('₦0');
  await expect(figure(page, 'Available')).toHaveText(naira(due));

  await requestButton(page).click();
  const dialog = dialogOf(page);
  await expect(figure(page, 'From your balance')).toHaveText(naira(due));
  await expect(figure(page, 'Transfer fee')).toHaveText('-₦25');
  await expect(figure(page, 'Arrives')).toHaveText(naira(due - 2500));
  await expect(figure(page, 'At')).toHaveText('Access Bank ••••0003');
  await dialog.getByRole('button', { name: `Pay Out ${naira(due)}` }).dblclick();
  await expect(dialog).toHaveCount(0);

  // Without a reload.
  const row = history(page).getByRole('row').nth(1);
  await expect(row.getByText('Paid', { exact: true })).toBeVisible(SENT);
  await expect(figure(page, 'Available')).toHaveText('₦0');
  await expect(figure(page, 'On its way')).toHaveText('₦0');
  await expect(figure(page, 'Paid out')).toHaveText(naira(due - 2500));

  const transfers = await site.transfers();
  expect(transfers).toMatchObject([
    { status: 'success', amount: due - 2500, fee_charged: 2500, reference: expect.any(String) },
  ]);
  expect(await site.balance()).toBe(0);
  const cells = row.getByRole('cell');
  await expect(cells.nth(1)).toContainText(naira(due));
  await expect(cells.nth(2)).toContainText('₦25');
  await expect(cells.nth(3)).toContainText(naira(due - 2500));
  await expect(cells.nth(4)).toContainText(transfers[0]?.reference ?? '');

  await page.getByRole('link', { name: event.title }).click();
  await expect(figure(page, 'Sold')).toHaveText(naira(3 * 500_055));
  await expect(figure(page, 'Refunds')).toHaveText(naira(500_055));
  await expect(figure(page, 'Fees')).toHaveText(naira(fees + 2500));
  await expect(figure(page, 'Net')).toHaveText(naira(due - 2500));

  // The downloaded documents agree to the kobo.
  await page.goBack();
  const { reference } = transfers[0] ?? { reference: '' };
  const payout = await textOfPdf(await pressed(page, `Statement for payout ${reference} as PDF`));
  for (const line of [
    `Taken from your balance ${inDocument(due)}`,
    'Transfer fee of the payment provider -₦25.00',
    `Arrived ${inDocument(due - 2500)}`,
    `${event.title} ${inDocument(due, '')} 25.00 ${inDocument(due - 2500, '')}`,
  ]) {
    expect(payout).toContain(line);
  }
  const payoutCsv = await pressed(page, `Statement for payout ${reference} as CSV`);
  expect(payoutCsv.toString()).toContain(`,${(due / 100).toFixed(2)},25.00,`);

  await page.clock.setSystemTime(site.inHours(0));
  await page.reload();
  const month = await textOfPdf(await pressed(page, 'Download PDF'));
  expect(month).toContain(`Payouts -${inDocument(due - 2500)}`);
  expect(month).toContain('Transfer fees of payouts -₦25.00');
  expect(month).toContain('Closing balance ₦0.00');
  const monthCsv = (await pressed(page, 'Download CSV')).toString();
  expect(monthCsv).toContain(reference);
  expect(monthCsv.trim().split('\n').at(-1)).toContain('0.00');

  await buyer.goto('/dashboard?tab=my-tickets');
  const receipt = await textOfPdf(await pressed(buyer, /^Receipt for ticket/));
  expect(receipt).toContain('3 Standard tickets, ₦5,000.55 each ₦15,001.65');
  expect(receipt).toContain('Total paid ₦15,001.65');
});

test('a request whose answer is lost is sent again, and pays once', async ({ page }) => {
  test.setTimeout(240_000);
  const { email } = await makePayableOrganizer(page.request, site, '2000');
  const before = (await site.transfers()).length;
  await openAs(page, email, PAYOUTS);
  await requestButton(page).click();
  let lost = 0;
  await page.route('**/api/money/payouts/', async (route) => {
    if (route.request().method() !== 'POST' || lost === 3) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  const button = dialogOf(page).getByRole('button', { name: 'Pay Out ₦1,970' });
  await button.click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('you won’t be paid twice');
  expect(lost).toBe(3);
  await expectAccessible(page);
  await button.click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText('₦1,960 goes to Access Bank ••••0003.').first()).toBeVisible();
  await expect(history(page).getByRole('row')).toHaveCount(2);
  await expect(history(page).getByText('Paid', { exact: true })).toBeVisible(SENT);
  expect((await site.transfers()).length - before).toBe(1);
});

test('a payout that fails says why, gives the money back, and can be made again, with the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { email } = await makePayableOrganizer(page.request, site, '2000');
  site.faults.transferOutcome = 'failed';
  await page.addInitScript(followSystemTheme);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, email, PAYOUTS);
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, requestButton(page));
  await press('Enter');
  const field = dialogOf(page).getByLabel('Amount in naira');
  await expect(field).toBeFocused();
  await page.keyboard.type('1,970.01');
  await press('Enter');
  await expect(dialogOf(page).getByText('Only ₦1,970 can be paid out now')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await press('ControlOrMeta+a');
  await page.keyboard.type('500.50');
  await expect(figure(page, 'Arrives')).toHaveText('₦490.50');
  await press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(requestButton(page)).toBeFocused();

  await expect(history(page).getByText('Failed', { exact: true })).toBeVisible(SENT);
  await expect(history(page)).toContainText(
    'The bank did not accept the transfer. The money is back in your balance.',
  );
  await expect(figure(page, 'Available')).toHaveText('₦1,970');
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page, 360);

  site.faults.transferOutcome = 'success';
  await expect(requestButton(page)).toBeFocused();
  await press('Enter');
  await expect(field).toBeFocused();
  await press('Enter');
  await expect(history(page).getByText('Paid', { exact: true })).toBeVisible(SENT);
});
