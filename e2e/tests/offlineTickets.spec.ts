import { expect, test, type Page } from '@playwright/test';

import { signInByApi } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { eventWithTickets, ticketsOf } from '../support/door';
import { untilKeptOffline } from '../support/offline';

/** How many entries this device stores for signed-in members. */
const keptThings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('event-member');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const count = opening.result.transaction('kept').objectStore('kept').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

test('a ticket opened once also shows offline, after a reload, until sign-out', async ({
  page,
  browser,
}) => {
  const { attendee } = await eventWithTickets(page, browser);
  const [ticket] = await ticketsOf(attendee);
  await attendee.goto('/dashboard?tab=my-tickets');
  const code = attendee.getByRole('img', { name: `QR code of ticket ${ticket?.ticket_number}` });
  await expect(code).toBeVisible();
  await untilKeptOffline(attendee);
  // Once more, as a returning visitor.
  await attendee.reload();
  await expect(code).toBeVisible();

  await attendee.context().setOffline(true);
  await attendee.goto('/settings');
  await expect(attendee.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expectAccessible(attendee);
  // A browser may take itself for online before it is. That mustn't undo a press.
  await attendee.getByRole('link', { name: 'My Tickets' }).evaluate((link: HTMLElement) => {
    link.click();
    dispatchEvent(new Event('online'));
  });
  await expect(code).toBeVisible();
  await attendee.goto('/settings');
  await attendee.context().setOffline(false);
  await expect(attendee.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await attendee.goto('/dashboard?tab=my-tickets');
  await expect(code).toBeVisible();

  let failed = 0;
  attendee.on('requestfailed', (request) => {
    if (new URL(request.url()).pathname === '/api/tickets/') failed += 1;
  });
  await attendee.context().setOffline(true);
  await attendee.reload();
  await expect(code).toBeVisible();
  await expect(attendee.getByText(/saved on this device as of/)).toBeVisible();
  await expectAccessible(attendee);
  await attendee.getByRole('button', { name: /^Enlarge QR code/ }).click();
  const enlarged = attendee.getByRole('dialog');
  await expect(enlarged.getByRole('img', { name: /^Large QR code/ })).toBeVisible();
  await attendee.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();

  // The page asks again by itself once the device is back online, however long it was offline.
  await expect.poll(() => failed).toBe(3);
  await attendee.context().setOffline(false);
  await expect(attendee.getByText(/saved on this device as of/)).toBeHidden();
  expect(await keptThings(attendee)).toBeGreaterThan(0);
  await attendee.getByRole('button', { name: 'Sign Out' }).click();
  await expect(attendee).toHaveURL('/');
  await expect(async () => expect(await keptThings(attendee)).toBe(0)).toPass();
  await attendee.context().close();
});

test('the page shown offline opens by itself, also if the browser never took itself for offline', async ({
  page,
}) => {
  await signInByApi(page, 'attendee@demo.test');
  await page.goto('/dashboard');
  await untilKeptOffline(page);
  await page.addInitScript(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation()),
  );
  await page.context().setOffline(true);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
});
