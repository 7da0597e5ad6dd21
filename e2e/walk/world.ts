import {
  announcementLimits,
  eventLimits,
  eventReportLimits,
  registerLimits,
  ticketHolderLimits,
} from '@nzuko/contract';
import { expect, type APIRequestContext } from '@playwright/test';

import { confirmEmail, makeAccount, newPerson } from '../support/accounts';
import { bearerOf, makeEvent, organizer as demoOrganizer } from '../support/events';
import { linkMailedTo } from '../support/outbox';

/** How much there is to show. */
export type Amount = 'empty' | 'one' | 'many' | 'longest';

/** The data that a walk sees: accounts, events and links with nothing, one thing, much, and the longest texts. */
export interface World {
  accounts: Record<'attendee' | 'organizer', Record<Amount, string>>;
  /** Ids; `empty` is one that nobody has. */
  events: Record<Amount, string>;
  /** Searches that find these events in the catalogue. */
  searches: Record<Amount, string>;
  /** Paths of links to an offered ticket. */
  ticketLinks: Record<'one' | 'longest', string>;
}

/** Whole words up to a length, and the first of them again. */
function fill(words: string, length: number): string {
  return words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .replace(/ $/, 's');
}

function longPerson() {
  const { username } = newPerson();
  const label = fill('engineering-lagos-innovation-', 60).replace(/-$/, 's');
  return {
    firstName: fill('Oluwadamilola Adebayo-Ogunbanjo ', registerLimits.first_name.maxLength),
    lastName: fill('Chukwuemeka Nnamdi-Okonkwo ', registerLimits.last_name.maxLength),
    username: `${username}${fill('oluwadamilola', registerLimits.username.maxLength)}`.slice(
      0,
      registerLimits.username.maxLength,
    ),
    // 64 before the @, labels of 63: as long as an address can be.
    email: `${username}.${fill('oluwadamilola.', 48)}x@${label}.${label}.${label}.test`,
  };
}

type Person = ReturnType<typeof newPerson>;

async function register(
  request: APIRequestContext,
  person: Person,
  role: 'ATTENDEE' | 'ORGANIZER',
): Promise<string> {
  await makeAccount(request, person, role);
  await confirmEmail(request, person.email);
  return person.email;
}

/** Calls the API as somebody, and expects it to succeed. */
async function call(
  request: APIRequestContext,
  email: string,
  method: 'post' | 'put' | 'get',
  path: string,
  data?: object,
) {
  const headers = await bearerOf(request, email);
  const answer = await request[method](`/api${path}`, { headers, ...(data && { data }) });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
  return JSON.parse(text || 'null');
}

/** Books tickets, and pays for them. */
async function book(request: APIRequestContext, email: string, eventId: number, quantity: number) {
  const bought = await call(request, email, 'post', '/tickets/purchase/', {
    event_id: eventId,
    ticket_type: 'STANDARD',
    quantity,
  });
  const started = await call(request, email, 'post', '/payments/initiate/', {
    ticket_id: bought.id,
  });
  await request.post(started.authorization_url, { form: { outcome: 'pay' }, maxRedirects: 0 });
  await expect
    .poll(async () => (await call(request, email, 'get', `/payments/${started.reference}/`)).status)
    .toMatch(/paid/i);
}

/** Offers one of somebody's tickets to a person without an account, and returns the path of the link in their email. */
async function offerTicket(request: APIRequestContext, email: string, to: Person) {
  const tickets = await call(request, email, 'get', '/tickets/');
  const ticket = tickets.find(({ status }: { status: string }) => status === 'VALID');
  const name = `${to.firstName} ${to.lastName}`.slice(0, ticketHolderLimits.name.maxLength);
  await call(request, email, 'post', `/tickets/${ticket.id}/transfer/`, { name, email: to.email });
  return new URL(await linkMailedTo(request, to.email, /giving you a ticket/)).pathname;
}

interface Cast {
  organizer: string;
  attendee: string;
  event: { id: number; title: string };
}

/** Gives an attendee tickets to an organizer's event, which they have also saved and reported, and a message about it. */
async function fillAccounts(
  request: APIRequestContext,
  { organizer, attendee, event }: Cast,
  tickets: number,
  texts: { announcement: { subject: string; message: string }; report: string },
) {
  await book(request, attendee, event.id, tickets);
  await call(request, attendee, 'put', `/events/${event.id}/saved/`);
  await call(request, organizer, 'post', `/events/${event.id}/announcements/`, texts.announcement);
  const report = { report_reason: 'wrong_information', message: texts.report };
  await call(request, attendee, 'post', `/events/${event.id}/reports/`, report);
}

async function makeOne(request: APIRequestContext) {
  const organizer = await register(request, newPerson(), 'ORGANIZER');
  const attendee = await register(request, newPerson(), 'ATTENDEE');
  const event = await makeEvent(request, '5000', 50, {}, organizer);
  await fillAccounts(request, { organizer, attendee, event }, 2, {
    announcement: {
      subject: 'Where to park',
      message: 'There is a car park behind the building.',
    },
    report: 'There is no car park behind the building.',
  });
  const link = await offerTicket(request, attendee, newPerson());
  return { organizer, attendee, event, link };
}

async function makeLongest(request: APIRequestContext) {
  const organizer = await register(request, longPerson(), 'ORGANIZER');
  const attendee = await register(request, longPerson(), 'ATTENDEE');
  const start = `Supercalifragilisticexpialidociousdevelopersconferencelagos ${newPerson().username} `;
  const longest = {
    title: fill(`${start}Entrepreneurship and Infrastructure `, eventLimits.title.maxLength),
    description: fill(
      'Two days of talks about telecommunications infrastructure, payments and the responsibilities of engineers. ',
      eventLimits.description.maxLength,
    ),
    location: fill(
      'Oluwaseun Akintola International Convention Centre, 1234 Nnamdi Azikiwe Expressway, ',
      eventLimits.location.maxLength,
    ),
    city: fill('Umuahia-Ibeku-Olokoro ', eventLimits.city.maxLength),
    category: 'Health & Wellness',
  };
  const seats = eventLimits.max_attendees.maximum;
  const event = await makeEvent(request, '999999.99', seats, longest, organizer);
  event.title = start.trim();
  await fillAccounts(request, { organizer, attendee, event }, 10, {
    announcement: {
      subject: fill('Entrance through the congress centre ', announcementLimits.subject.maxLength),
      message: fill('Please bring your ticket. ', announcementLimits.message.maxLength),
    },
    report: fill('The venue has never heard of it. ', eventReportLimits.message.maxLength),
  });
  const link = await offerTicket(request, attendee, longPerson());
  return { organizer, attendee, event, link };
}

async function build(request: APIRequestContext): Promise<World> {
  const one = await makeOne(request);
  const longest = await makeLongest(request);
  const demo = (await call(request, demoOrganizer, 'get', '/events/my_events/')).findLast(
    (event: { status: string; start_date: string }) =>
      event.status === 'PUBLISHED' && Date.parse(event.start_date) > Date.now(),
  );
  const nobody = newPerson();
  const novice = newPerson();
  await makeAccount(request, nobody);
  await makeAccount(request, novice, 'ORGANIZER');
  return {
    accounts: {
      attendee: {
        empty: nobody.email,
        one: one.attendee,
        many: 'attendee@demo.test',
        longest: longest.attendee,
      },
      organizer: {
        empty: novice.email,
        one: one.organizer,
        many: demoOrganizer,
        longest: longest.organizer,
      },
    },
    events: {
      empty: '2147483647',
      one: String(one.event.id),
      many: String(demo.id),
      longest: String(longest.event.id),
    },
    searches: {
      empty: 'nothing-is-called-this',
      one: one.event.title,
      many: '',
      longest: longest.event.title.split(' ').at(-1) ?? '',
    },
    ticketLinks: { one: one.link, longest: longest.link },
  };
}

let world: Promise<World> | undefined;

/** This worker's world, built on first use. */
export const theWorld = (request: APIRequestContext): Promise<World> => (world ??= build(request));
