import { expect, test } from '@playwright/test';

import { openAsNew } from '../support/accounts';
import { bookPaid, makeEvent, openDialog, payIn } from '../support/events';

const terms = 'Refund less payment fees if you cancel before the event starts.';

test('what a cancellation brings back is said before paying, and before it is confirmed', async ({
  page,
}) => {
  const event = await makeEvent(page.request, '5000');
  await openAsNew(page, event.path);
  await expect(page.getByRole('definition').filter({ hasText: terms })).toBeVisible();
  const booking = await openDialog(page, 'Book Now');
  await expect(booking.getByText(terms)).toBeVisible();
  await page.keyboard.press('Escape');

  const tab = await bookPaid(page);
  const created = page.getByRole('dialog', { name: 'Ticket Created!' });
  await expect(created).toContainText('you get ₦4,825 of the ₦5,000 back.');
  await payIn(tab, 'Approve The card');
  await expect(page.getByRole('dialog', { name: 'You’re going!' })).toBeVisible();

  await page.goto('/dashboard?tab=my-tickets');
  await page.getByRole('button', { name: /^Cancel ticket/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this ticket?' });
  await expect(dialog).toContainText(
    'You’ll get ₦4,825 back, the price less ₦175 in payment fees.',
  );
  await dialog.getByRole('button', { name: 'Cancel Ticket' }).click();
  await expect(page.getByText(/You(’re being| were) refunded ₦4,825 for it/)).toBeVisible();
});

test('an event without refunds says so, and its seat is released', async ({ page }) => {
  const event = await makeEvent(page.request, '5000', 1, { refund_share: 'NONE' });
  await openAsNew(page, event.path);
  const tab = await bookPaid(page);
  await payIn(tab, 'Approve The card');
  await expect(page.getByRole('dialog', { name: 'You’re going!' })).toBeVisible();
  await page.goto('/dashboard?tab=my-tickets');
  await page.getByRole('button', { name: /^Cancel ticket/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this ticket?' });
  await expect(dialog).toContainText(
    'This event doesn’t give refunds, so none of the ₦5,000 comes back.',
  );
  await dialog.getByRole('button', { name: 'Cancel Ticket' }).click();
  await expect(page.getByText('This ticket was cancelled without a refund.')).toBeVisible();
  await page.goto(event.path);
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();
});
