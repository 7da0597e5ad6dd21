import { expect, type Browser, type Locator, type Page } from '@playwright/test';

import { newPerson, openAs, registerAs } from './accounts';
import { bookTicket, createEvent } from './dashboard';

/** A ticket as its holder's account knows it. */
export interface HeldTicket {
  ticket_number: string;
  qr_payload: string;
  checked_in: boolean;
}

/** The tickets of whoever is signed in on the page. */
export async function ticketsOf(page: Page): Promise<HeldTicket[]> {
  const token = await page.evaluate(() => localStorage.getItem('event_access_token'));
  const answer = await page.request.get('/api/tickets/', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as HeldTicket[];
}

/** An event of the demo organizer, who is signed in on `page`, with tickets of a person in a browser of their own. */
export async function eventWithTickets(page: Page, browser: Browser, tickets = 1) {
  await openAs(page, 'organizer@demo.test', '/dashboard');
  const title = `Door ${newPerson().username}`;
  const eventId = await createEvent(page, title);
  const person = newPerson();
  const attendee = await (await browser.newContext()).newPage();
  await attendee.goto('/register');
  await registerAs(attendee, person);
  await expect(attendee).toHaveURL(/\/dashboard/);
  for (let count = 0; count < tickets; count += 1) await bookTicket(attendee, eventId);
  return { eventId, title, person, attendee };
}

/** Opens the door of an event, and waits for its list of so many tickets. */
export async function openDoor(page: Page, eventId: number, tickets: number): Promise<void> {
  await page.goto(`/dashboard?tab=scan&event=${eventId}`);
  await expect(page.getByText(new RegExp(`of ${tickets} are in`))).toBeVisible();
}

/** What the door says of the last scan. */
export const answerAt = (page: Page): Locator => page.getByRole('status', { name: 'Answer' });

/** Types a ticket number at the door. */
export async function typeNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Ticket number').fill(number);
  await page.getByRole('button', { name: 'Check In' }).click();
}
