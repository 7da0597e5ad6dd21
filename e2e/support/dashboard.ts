import { expect, type Page } from '@playwright/test';

/** A UTC time some days from now, as the API expects it. */
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** The authorization header of whoever is signed in on the page. */
export const bearerOf = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('event_access_token'))}`,
});

/** Creates an event for this test alone, so that no other test books its seats; `price` in naira. */
export async function createEvent(page: Page, title: string, price = '0'): Promise<number> {
  const answer = await page.request.post('/api/events/', {
    headers: await bearerOf(page),
    multipart: {
      title,
      description: 'An evening of talks for the dashboard’s own tests.',
      location: 'Civic Tower, Victoria Island',
      start_date: daysFromNow(20),
      end_date: daysFromNow(20.2),
      category: 'Technology',
      max_attendees: '10',
      ticket_price: price,
      status: 'PUBLISHED',
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Books one ticket through the API as whoever is signed in on the page; the booking form has its own tests. */
export async function bookTicket(page: Page, eventId: number): Promise<void> {
  const answer = await page.request.post('/api/tickets/purchase/', {
    headers: await bearerOf(page),
    data: { event_id: eventId, ticket_type: 'STANDARD' },
  });
  expect(answer.status()).toBe(201);
}
