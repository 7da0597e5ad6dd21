import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { startServer } from '../../scripts/startServer';
import { openAsNew } from '../support/accounts';
import { bookPaid, makeEvent, payIn, purchase } from '../support/events';
import { ports } from '../support/ports';

// A separate site where unpaid seats are freed after seconds instead of half an hour.
const url = `http://localhost:${ports.holds}`;
const HOLD_SECONDS = 12;
/** A hold, the job that ends it, and the page's next poll. */
const HOLD_ENDS_MS = 45_000;

let stop: () => Promise<void>;

test.use({ baseURL: url });
test.describe.configure({ timeout: 150_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ stop } = await startServer(['scripts/withInstall.mjs', 'scripts/start.ts'], {
    url,
    ready: '/registry.json',
    timeoutMs: 280_000,
    env: {
      ...process.env,
      DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'holds'),
      HOLD_SECONDS: String(HOLD_SECONDS),
      PAYMENT_JOB_SECONDS: '1',
      RATE_LIMIT_REGISTER: '100000',
    },
  }));
});

test.afterAll(() => stop());

/** Books without paying, and waits until the dialog says that time is up. */
async function abandon(page: Page, seats: number) {
  const event = await makeEvent(page.request, '2500', seats);
  await openAsNew(page, event.path);
  const tab = await bookPaid(page);
  const ended = page.getByRole('dialog', { name: 'Your hold has ended' });
  await expect(ended.getByRole('alert')).toContainText('Time to pay ran out', {
    timeout: HOLD_ENDS_MS,
  });
  return { event, tab, ended };
}

const myTickets = (page: Page) => page.goto('/dashboard?tab=my-tickets');

test('an abandoned payment ends with its hold, and the seat can be booked again', async ({
  page,
}) => {
  const { tab, ended } = await abandon(page, 1);
  await tab.close();
  await ended.getByRole('button', { name: 'Book Again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book your tickets' });
  await expect(dialog.getByRole('button', { name: 'Book Now' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Book Now' }).click();
  const again = await opened;
  await again.waitForURL(/checkout/);
  await payIn(again, 'Approve The card');
  await expect(page.getByRole('dialog', { name: 'You’re going!' })).toBeVisible();
});

test('a late payment is honoured if seats are left', async ({ page }) => {
  const { event, tab } = await abandon(page, 5);
  await payIn(tab, 'Approve The card');
  const paid = page.getByRole('dialog', { name: 'You’re going!' });
  await expect(paid.getByRole('list', { name: 'Ticket numbers' })).toBeVisible({
    timeout: HOLD_ENDS_MS,
  });
  await myTickets(page);
  await expect(page.getByText(event.title).first()).toBeVisible();
});

test('a late payment is refunded, with a message, if the seat is gone', async ({ page }) => {
  const { event, tab } = await abandon(page, 1);
  await purchase(page.request, event.id, 'attendee@demo.test');
  await payIn(tab, 'Approve The card');
  const refunded = page.getByRole('dialog', { name: 'You’re getting a refund' });
  await expect(refunded.getByRole('alert')).toContainText(
    'Your payment arrived too late, after the seats were gone. ₦2,500 is being refunded to you.',
    { timeout: HOLD_ENDS_MS },
  );
  await expect(refunded.getByRole('link', { name: 'Browse Events' })).toBeVisible();
});
