import { expect, type Browser, type Locator, type Page } from '@playwright/test';

import { confirmEmail, makeAccount, newPerson, signInByApi } from './accounts';
import { bearerOf, bookTicket, createEvent } from './dashboard';

/** A ticket as its owner's account sees it. */
interface HeldTicket {
  ticket_number: string;
  qr_payload: string;
  checked_in: boolean;
  custom_image: string | null;
}

/** The tickets of whoever is signed in on the page. */
export async function ticketsOf(page: Page): Promise<HeldTicket[]> {
  const token = await page.evaluate(() => localStorage.getItem('event_access_token'));
  const answer = await page.request.get('/api/tickets/', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as HeldTicket[];
}

/** Signs `page` in as the demo organizer and creates an event; another person, in their own browser, books tickets for it. */
export async function eventWithTickets(page: Page, browser: Browser, tickets = 1) {
  await signInByApi(page, 'organizer@demo.test');
  const title = `Door ${newPerson().username}`;
  const eventId = await createEvent(page, title);
  // It is weeks away: the scanner would ask each time.
  const rules = await page.request.patch(`/api/events/${eventId}/door/setup/`, {
    headers: await bearerOf(page),
    data: { early_minutes: 0 },
  });
  expect(rules.status()).toBe(200);
  const person = newPerson();
  const attendee = await (await browser.newContext()).newPage();
  await makeAccount(attendee.request, person);
  await confirmEmail(attendee.request, person.email);
  await signInByApi(attendee, person.email);
  for (let count = 0; count < tickets; count += 1) await bookTicket(attendee, eventId);
  return { eventId, title, person, attendee };
}

/** Opens an event's door and waits until its list has that many tickets. */
export async function openDoor(page: Page, eventId: number, tickets: number): Promise<void> {
  await page.goto(`/dashboard?tab=scan&event=${eventId}`);
  await expect(page.getByText(new RegExp(`of ${tickets} are in`))).toBeVisible();
}

/** The result of the last scan. */
export const answerAt = (page: Page): Locator => page.getByRole('status', { name: 'Answer' });

/** Enters a ticket number at the door by hand. */
export async function typeNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Ticket number').fill(number);
  await page.getByRole('button', { name: 'Check In' }).click();
}
