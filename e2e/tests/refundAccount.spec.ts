import { expect, test, type Page } from '@playwright/test';

import { openAsNew } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { bookPaid, makeEvent } from '../support/events';
import { linkMailedTo } from '../support/outbox';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

/** A cancelled ticket whose refund can't reach its payer; returns the path of the link mailed to them. */
async function stuckRefund(page: Page): Promise<string> {
  const event = await makeEvent(page.request, '2500.50');
  const { email } = await openAsNew(page, event.path);
  const tab = await bookPaid(page);
  await tab.getByText('Simulate problems').click();
  await tab.getByLabel('Refunds of this payment').selectOption('Need the payer’s bank account');
  await tab.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('dialog', { name: 'You’re going!' })).toBeVisible();
  await page.goto('/dashboard?tab=my-tickets');
  await page.getByRole('button', { name: /^Cancel ticket/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Ticket' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const subject = new RegExp(`^Where should we send your refund for ${event.title}`);
  let link = '';
  await expect(async () => {
    link = await linkMailedTo(page.request, email, subject);
  }).toPass({ timeout: 60_000 });
  return new URL(link).pathname;
}

test('a payer whose refund can’t reach them chooses an account, with the keyboard alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const path = await stuckRefund(page);
  // The link works without the account, on another device.
  const phone = await (await browser.newContext()).newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(path);
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Where should we send your refund?' }),
  ).toBeVisible();
  await expectAccessible(phone);

  const press = (key: string) => phone.keyboard.press(key);
  await phone.getByLabel('Bank').focus();
  await phone.keyboard.type('Zenith');
  await press('Tab');
  await phone.keyboard.type('0000000000');
  await press('Enter');
  await expect(phone.getByText(/We couldn’t find this account at Zenith Bank/)).toBeVisible();
  await expect(phone.getByLabel('Account number')).toBeFocused();
  await press('ControlOrMeta+a');
  await phone.keyboard.type('0123456789');
  await press('Enter');
  await expect(phone.getByRole('heading', { name: 'Is this your account?' })).toBeFocused();
  await expect(phone.getByText('TUNDE BELLO')).toBeVisible();
  await expectAccessible(phone);
  await press('Tab');
  await expect(phone.getByRole('button', { name: 'Send My Refund Here' })).toBeFocused();
  await press('Enter');
  await expect(phone.getByText(/Zenith Bank, account ending in 6789/)).toBeVisible();
  await expectAccessible(phone);

  await expect(async () => {
    await phone.reload();
    const paid = phone.getByRole('heading', { name: 'Your refund has been paid' });
    await expect(paid).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expectNoSidewaysScroll(phone, 360);
  await phone.goto('/refund/nothing');
  await expect(phone.getByRole('heading', { name: 'No refund here' })).toBeVisible();
  await phone.context().close();
});
