import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { makeAccount, newPerson, signInByApi } from '../support/accounts';
import { bearerOf, makeEvent, openDialog, organizer } from '../support/events';
import { expectUnbroken } from '../support/unbroken';

// Each is as long as the product allows, or longer than typical test data.
const LONG_NAME = { firstName: 'Oluwadamilola', lastName: 'Adebayo-Ogunbanjo' };
const longAddress = (tag: string) =>
  `oluwadamilola.adebayo-ogunbanjo.${tag}@engineering.lagosinnovation.example.test`;
/** Each has a word too long for any small screen: it may break, but not overflow its box. The other words may not break. */
const LONG_PLACE =
  'Oluwaseunakintolainternationalconventioncentreandgardens, 1234 Nnamdi Azikiwe Expressway, Abuja';
const LONG_TITLE =
  'Supercalifragilisticexpialidociousdevelopersconferencelagos: Entrepreneurship and Infrastructure';
const TOP_PRICE = '999999.99';

/** Books ten tickets and, with `pays`, pays for them. */
async function bookTen(request: APIRequestContext, eventId: number, email: string, pays: boolean) {
  const headers = await bearerOf(request, email);
  const bought = await request.post('/api/tickets/purchase/', {
    headers,
    data: { event_id: eventId, ticket_type: 'STANDARD', quantity: 10 },
  });
  expect(bought.status()).toBe(201);
  if (!pays) return;
  const started = await request.post('/api/payments/initiate/', {
    headers,
    data: { ticket_id: (await bought.json()).id },
  });
  const { authorization_url: checkout, reference } = await started.json();
  await request.post(checkout, { form: { outcome: 'pay' }, maxRedirects: 0 });
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/payments/${reference}/`, { headers });
      return (await answer.json()).status;
    })
    .toMatch(/paid/i);
}

/** Opens a tab through its link, without reloading the page. */
async function lookAtTab(page: Page, name: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const heading = name === 'Overview' ? /^Welcome/ : name;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await look(page, name);
}

/** Checks the page once it has loaded completely. */
async function look(page: Page, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectUnbroken(page, what);
}

/** A member with ten paid and ten unpaid tickets for an event, each name and sum as long as it can be. */
async function bookLongEvent(request: APIRequestContext) {
  const person = { ...newPerson(), ...LONG_NAME };
  person.email = longAddress(person.username);
  await makeAccount(request, person);
  const texts = { title: LONG_TITLE, location: LONG_PLACE };
  const event = await makeEvent(request, TOP_PRICE, 10_000, texts);
  await bookTen(request, event.id, person.email, true);
  await bookTen(request, event.id, person.email, false);
  return { person, event };
}

test('no number and no word of an email address breaks on an organizer’s screens, from 320 to 1920 px', async ({
  page,
}) => {
  const { person, event } = await bookLongEvent(page.request);
  await signInByApi(page, organizer);
  await page.goto(`/dashboard?tab=attendees&event=${event.id}`);
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toHaveCount(10);
  await look(page, 'Attendees');
  for (const tab of ['Overview', 'My Events', 'Scan', 'Messages', 'Ticket Sales', 'Analytics']) {
    await test.step(tab, () => lookAtTab(page, tab));
  }
  // At the event's price, and as paid.
  await expect(page.getByRole('cell', { name: '₦9,999,999.90' })).toHaveCount(2);
});

test('no number and no word of an email address breaks on an attendee’s screens, from 320 to 1920 px', async ({
  page,
}) => {
  const { person, event } = await bookLongEvent(page.request);
  await signInByApi(page, person.email);
  await page.goto('/dashboard');
  for (const tab of ['Overview', 'My Events', 'My Tickets', 'Discover', 'Favorites', 'Messages']) {
    await test.step(tab, () => lookAtTab(page, tab));
  }
  for (const path of ['/settings', '/events', event.path, '/']) {
    await page.goto(path);
    await look(page, path);
  }
  await page.goto(event.path);
  // It moves the button down.
  await expect(page.getByText('You haven’t paid for your last booking')).toBeVisible();
  const dialog = await openDialog(page, 'Book Now');
  await dialog.getByRole('button', { name: 'Add one ticket' }).click({ clickCount: 9 });
  await expectUnbroken(page, 'the booking dialog');
});

test('with larger text in the browser, tickets and lists of events don’t squeeze their words', async ({
  page,
}) => {
  const { person, event } = await bookLongEvent(page.request);
  await signInByApi(page, person.email);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '20px')),
  );
  for (const path of [event.path, '/dashboard', '/dashboard?tab=my-tickets']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUnbroken(page, path, [768, 1024, 1440]);
  }
});
