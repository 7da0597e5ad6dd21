import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { newPerson, password } from './accounts';

/** The demo organizer, who owns these events. */
export const organizer = 'organizer@demo.test';

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Signs in through the API and returns the authorization header. */
export async function bearerOf(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/auth/token/', { data: { email, password } });
  return { Authorization: `Bearer ${(await answer.json()).access}` };
}

/** Creates a published event, of the demo organizer unless of `owner`; returns its id, path and title. */
export async function makeEvent(
  request: APIRequestContext,
  price: string,
  seats = 20,
  more: object = {},
  owner = organizer,
) {
  const title = `Booking night ${newPerson().username}`;
  const answer = await request.post('/api/events/', {
    headers: await bearerOf(request, owner),
    data: {
      title,
      description: 'An evening for a test to book.',
      location: 'Civic Tower, Victoria Island, Lagos',
      category: 'Technology',
      start_date: soon(20),
      end_date: soon(20.2),
      max_attendees: seats,
      ticket_price: price,
      status: 'PUBLISHED',
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return { id: id as number, title, path: `/events/${id}` };
}

/** Books one ticket of an event through the API. */
export async function purchase(request: APIRequestContext, eventId: number, email: string) {
  const answer = await request.post('/api/tickets/purchase/', {
    headers: await bearerOf(request, email),
    data: { event_id: eventId, ticket_type: 'STANDARD' },
  });
  expect(answer.status()).toBe(201);
}

export const bookingDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Book your tickets' });

/** Clicks the page's button and waits for the dialog. */
export async function openDialog(page: Page, button: string) {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await expect(bookingDialog(page)).toBeVisible();
  return bookingDialog(page);
}

/** Books in the dialog and waits for the payment page to open in a new tab. */
export async function bookPaid(page: Page) {
  const dialog = await openDialog(page, 'Book Now');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Book Now' }).click();
  const tab = await opened;
  await tab.waitForURL(/checkout/);
  return tab;
}

/** Approves or declines on the payment page. */
export async function payIn(tab: Page, answer: 'Approve The card' | 'Decline') {
  await tab.getByRole('radio', { name: answer }).check();
  await tab.getByRole('button', { name: /^Pay/ }).click();
}
