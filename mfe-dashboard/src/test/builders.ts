import type { ApiSchemas } from 'shared-auth';

import type { Attendee, FoundAttendee } from '../api/attendeesApi';
import type { Event, EventStatistics } from '../api/eventsApi';
import type { Announcement, SentAnnouncement } from '../api/messagesApi';
import type { Payment } from '../api/paymentsApi';
import type { SalesReport, SoldTicket } from '../api/salesApi';
import type { Ticket } from '../api/ticketsApi';

const DAY_MS = 86_400_000;

/** An ISO time that many days from now, at full seconds. */
export const daysFromNow = (days: number) =>
  new Date(Math.floor((Date.now() + days * DAY_MS) / 1000) * 1000).toISOString();

/** An ISO time at that hour of a day, in UTC: what begins in the morning ends on the same day, whenever the tests run. */
const dayAt = (days: number, hour: number) =>
  `${daysFromNow(days).slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** A free, published event two weeks from now; `overrides` replace single fields. */
export function buildEvent(overrides: Partial<Event> = {}): Event {
  return {
    id: 7,
    title: 'Lagos React Meetup',
    description: 'An evening of talks about React, with small chops.',
    location: 'Civic Tower, Victoria Island',
    city: 'Lagos',
    start_date: dayAt(14, 9),
    end_date: dayAt(14, 14),
    timezone: 'Africa/Lagos',
    category: 'Technology',
    max_attendees: 120,
    available_capacity: 80,
    ticket_price: '0.00',
    ticket_types: [{ ticket_type: 'STANDARD', price: '0.00', available: 80 }],
    status: 'PUBLISHED',
    banner_image: null,
    created_at: daysFromNow(-3),
    updated_at: daysFromNow(-3),
    organizer_details: {
      id: 3,
      username: 'chidi',
      first_name: 'Chidi',
      last_name: 'Eze',
      profile_picture: null,
    },
    ...overrides,
  };
}

/** A page of the catalogue; `count` is the number of results unless told. */
export const buildPage = (results: Event[], count = results.length): ApiSchemas['EventPage'] => ({
  count,
  next: null,
  previous: null,
  results,
});

/** A valid ticket of a free order, for an event two weeks from now. */
export function buildTicket(
  overrides: Partial<Ticket> = {},
  event: Partial<Ticket['event']> = {},
): Ticket {
  const number = overrides.ticket_number ?? 'NZ-7F3K-22QP';
  return {
    id: 41,
    ticket_number: number,
    ticket_type: 'STANDARD',
    status: 'VALID',
    holder: null,
    checked_in: false,
    checked_in_time: null,
    custom_image: null,
    qr_payload: `${number}.signature`,
    created_at: daysFromNow(-1),
    order: {
      id: 9,
      status: 'PAID',
      quantity: 1,
      total: '0.00',
      currency: 'NGN',
      expires_at: null,
      created_at: daysFromNow(-1),
      paid_at: daysFromNow(-1),
    },
    event: {
      id: 7,
      title: 'Lagos React Meetup',
      start_date: dayAt(14, 9),
      end_date: dayAt(14, 14),
      timezone: 'Africa/Lagos',
      location: 'Civic Tower, Victoria Island',
      city: 'Lagos',
      banner_image: null,
      status: 'PUBLISHED',
      ...event,
    },
    ...overrides,
  };
}

/** Figures of an event with 120 seats, 60 sold, 15 checked in. */
export const buildStatistics = (overrides: Partial<EventStatistics> = {}): EventStatistics => ({
  total_tickets: 120,
  sold_tickets: 60,
  checked_in: 15,
  available_capacity: 58,
  occupancy_rate: 0.5,
  ticket_types: [
    { ticket_type: 'STANDARD', count: 50 },
    { ticket_type: 'VIP', count: 10 },
  ],
  ...overrides,
});

/** Someone who has not come in yet. */
export const buildAttendee = (overrides: Partial<Attendee> = {}): Attendee => ({
  user_id: 21,
  name: 'Ngozi Adeyẹmi',
  email: 'ngozi@example.test',
  ticket_number: 'NZ-7F3K-22QP',
  ticket_type: 'STANDARD',
  checked_in: false,
  checked_in_time: null,
  ...overrides,
});

/** A try to pay for a held order of ₦1,500 that nothing was heard of yet. */
export function buildPayment(
  overrides: Partial<Payment> = {},
  order: Partial<Payment['order']> = {},
): Payment {
  return {
    reference: 'NZ-9-1-ab12cd34',
    status: 'PENDING',
    detail: 'The payment has not been confirmed yet.',
    amount: '1500.00',
    currency: 'NGN',
    authorization_url: 'https://checkout.test/ab12',
    created_at: daysFromNow(0),
    paid_at: null,
    order: {
      id: 9,
      status: 'HELD',
      quantity: 1,
      total: '1500.00',
      currency: 'NGN',
      expires_at: daysFromNow(1),
      created_at: daysFromNow(0),
      paid_at: null,
      ...order,
    },
    tickets: [
      { id: 41, ticket_number: 'NZ-7F3K-22QP', ticket_type: 'STANDARD', status: 'PENDING' },
    ],
    refunds: [],
    ...overrides,
  };
}

/** Sixty tickets of one event at ₦1,500, sold today; fifteen came in at nine. */
export function buildSalesReport(overrides: Partial<SalesReport> = {}): SalesReport {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date());
  const figures = { tickets: 60, revenue: '90000.00', checked_in: 15 };
  return {
    timezone: 'Africa/Lagos',
    totals: figures,
    by_day: [{ day: today, tickets: 60, revenue: '90000.00' }],
    check_ins_by_hour: [{ hour: `${today}T09:00`, check_ins: 15 }],
    events: [{ event_id: 7, title: 'Lagos React Meetup', max_attendees: 120, ...figures }],
    ...overrides,
  };
}

/** A ticket of ₦1,500 that was sold for one of my events. */
export const buildSoldTicket = (overrides: Partial<SoldTicket> = {}): SoldTicket => ({
  id: 61,
  ticket_number: 'NZ-7F3K-22QP',
  ticket_type: 'STANDARD',
  status: 'VALID',
  price: '1500.00',
  name: 'Ngozi Adeyẹmi',
  email: 'ngozi@example.test',
  event: { id: 7, title: 'Lagos React Meetup', timezone: 'Africa/Lagos' },
  order_id: 9,
  booked_at: '2031-03-01T08:05:00.000Z',
  checked_in: false,
  checked_in_time: null,
  ...overrides,
});

/** Someone whom the header's search finds, with a valid ticket. */
export const buildFoundAttendee = (overrides: Partial<FoundAttendee> = {}): FoundAttendee => ({
  ticket_id: 61,
  ticket_number: 'NZ-7F3K-22QP',
  ticket_type: 'STANDARD',
  status: 'VALID',
  name: 'Ngozi Adeyẹmi',
  email: 'ngozi@example.test',
  event: { id: 7, title: 'Lagos React Meetup', timezone: 'Africa/Lagos' },
  checked_in: false,
  checked_in_time: null,
  ...overrides,
});

/** What the organizer of an event wrote to me, unread. */
export const buildAnnouncement = (overrides: Partial<Announcement> = {}): Announcement => ({
  id: 81,
  event: { id: 7, title: 'Lagos React Meetup' },
  author: 'Chidi Eze',
  subject: 'Doors open at nine',
  message: 'Come by the side gate.\n\nBring your ticket.',
  created_at: '2031-02-28T08:05:00.000Z',
  is_read: false,
  ...overrides,
});

/** One page of messages; all are on it. */
export const buildMessages = (results: Announcement[]): ApiSchemas['AnnouncementPage'] => ({
  count: results.length,
  unread_count: results.filter(({ is_read }) => !is_read).length,
  next: null,
  previous: null,
  results,
});

/** What I wrote to the attendees of an event. */
export const buildSentAnnouncement = (
  overrides: Partial<SentAnnouncement> = {},
): SentAnnouncement => ({
  id: 82,
  event: { id: 7, title: 'Lagos React Meetup' },
  author: 'Chidi Eze',
  subject: 'Doors open at nine',
  message: 'Come by the side gate.',
  created_at: '2031-02-28T08:05:00.000Z',
  mailed: 60,
  read: 12,
  ...overrides,
});
