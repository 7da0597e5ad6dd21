import { expect, test as base, type Page } from '@playwright/test';

import { openAsNew } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { bearerOf, makeEvent, openDialog } from '../support/events';
import { faults, startFaultyServer, type FaultyServer } from '../support/faultyServer';

// The booking is carried out, but its answer never reaches the buyer. However they go on, it stays one order.

const PURCHASE = /^\/api\/tickets\/purchase\//;

const test = base.extend<object, { site: FaultyServer }>({
  site: [
    // Playwright reads what a fixture depends on from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startFaultyServer();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
test.afterEach(({ site }) => site.mend());

interface OwnTicket {
  order: { id: number; quantity: number };
}

/** The quantity of each of a person's orders. */
async function ordersOf(page: Page, email: string): Promise<number[]> {
  const headers = await bearerOf(page.request, email);
  const tickets = (await (
    await page.request.get('/api/tickets/', { headers })
  ).json()) as OwnTicket[];
  return [...new Map(tickets.map(({ order }) => [order.id, order.quantity])).values()];
}

test('a lost answer is asked for again by itself', async ({ page, site }) => {
  const event = await makeEvent(page.request, '0');
  const { email } = await openAsNew(page, event.path);
  const dialog = await openDialog(page, 'Register for Free');
  site.breakFiles(PURCHASE, faults.answerLost, 1);
  await dialog.getByRole('button', { name: 'Register for Free' }).click();
  await expect(page.getByRole('alert')).toContainText('Successfully registered!');
  expect(await ordersOf(page, email)).toEqual([1]);
});

test('a second press after lost answers pays for the order of the first', async ({
  page,
  site,
}) => {
  const event = await makeEvent(page.request, '2500');
  const { email } = await openAsNew(page, event.path);
  const dialog = await openDialog(page, 'Book Now');
  // The form asks again by itself, and so does Chromium: it repeats a POST whose connection broke.
  site.breakFiles(PURCHASE, faults.answerLost);
  await dialog.getByRole('button', { name: 'Book Now' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Booking failed. Please try again.');
  site.mend();
  expect(await ordersOf(page, email)).toEqual([1]);

  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Book Now' }).click();
  await (await opened).waitForURL(/checkout/);
  await expect(page.getByRole('dialog', { name: 'Ticket Created!' })).toBeVisible();
  expect(await ordersOf(page, email)).toEqual([1]);
});

test('a reload while the answer is missing offers to finish the same booking', async ({
  page,
  site,
}) => {
  // Its last seats: the page is sold out by the buyer's own lost booking.
  const event = await makeEvent(page.request, '2500', 2);
  const { email } = await openAsNew(page, `${event.path}?quantity=2`);
  const dialog = await openDialog(page, 'Book Now');
  site.breakFiles(PURCHASE, faults.answerHeld, 1);
  await dialog.getByRole('button', { name: 'Book Now' }).click();
  await expect.poll(() => ordersOf(page, email)).toEqual([2]);
  await page.reload();

  const finish = page.getByRole('dialog', { name: 'Finish your booking' });
  await expect(finish.getByText(/while you were booking 2 Standard tickets/)).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await finish.getByRole('button', { name: 'Continue Booking' }).click();
  await (await opened).waitForURL(/checkout/);
  await expect(page.getByRole('dialog', { name: 'Ticket Created!' })).toBeVisible();
  expect(await ordersOf(page, email)).toEqual([2]);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(finish).toHaveCount(0);
});

test('a buyer who holds another quantity can cancel it and book anew', async ({ page }) => {
  const event = await makeEvent(page.request, '2500', 3);
  const { email } = await openAsNew(page, `${event.path}?quantity=3`);
  const dialog = await openDialog(page, 'Book Now');
  const held = await page.request.post('/api/tickets/purchase/', {
    headers: await bearerOf(page.request, email),
    data: { event_id: event.id, ticket_type: 'STANDARD', quantity: 2 },
  });
  expect(held.status()).toBe(201);
  await dialog.getByRole('button', { name: 'Book Now' }).click();
  const conflict = page.getByRole('dialog', { name: 'You already hold tickets' });
  await expect(conflict.getByRole('alert')).toContainText(
    'holding 2 Standard tickets, and asked for 3 Standard tickets',
  );
  await expect(conflict.getByRole('button', { name: 'Pay for My 2 Held Tickets' })).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await conflict.getByRole('button', { name: 'Cancel and Book 3 Instead' }).click();
  await (await opened).waitForURL(/checkout/);
  await expect(page.getByRole('dialog', { name: 'Ticket Created!' })).toBeVisible();
  expect(await ordersOf(page, email)).toEqual([3, 2]);
});

/** Opens the database of what members keep on this device, which the site has made, and runs `work` on it. */
const inMemberDatabase = <Answer>(page: Page, work: 'keep' | 'names') =>
  page.evaluate(
    (asked) =>
      new Promise<Answer>((resolve, reject) => {
        const opening = indexedDB.open('event-member');
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onerror = () => reject(opening.error as Error);
        opening.onsuccess = () => {
          const kept = opening.result.transaction('kept', 'readwrite').objectStore('kept');
          const hoursAgo = (hours: number) => ({ pressedAt: Date.now() - hours * 3_600_000 });
          if (asked === 'keep') {
            kept.put(hoursAgo(25), 'booking 1 7');
            kept.put(hoursAgo(23), 'booking 1 8');
            kept.put(hoursAgo(25), 'tickets 1');
          }
          const names = kept.getAllKeys();
          names.onsuccess = () => resolve(names.result as Answer);
          kept.transaction.oncomplete = () => opening.result.close();
        };
      }),
    work,
  );

test('what was kept of a booking is gone a day later, whoever books next', async ({ page }) => {
  const event = await makeEvent(page.request, '0');
  await page.goto(`/events/${event.id}`);
  await inMemberDatabase(page, 'keep');
  await openDialog(page, 'Register for Free');
  await expect
    .poll(() => inMemberDatabase<string[]>(page, 'names'))
    .toEqual(['booking 1 8', 'tickets 1']);
});
