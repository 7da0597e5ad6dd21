import { roleRights, type ApiSchemas } from '@nzuko/contract';
import { dayAt, daysFromNow } from '@nzuko/contract/testing';

import type { FoundAttendee } from '../api/attendeeSearchApi';
import type { Attendee } from '../api/attendeesApi';
import type { EventStatistics } from '../api/eventsApi';
import type { FoundEvent } from '../api/findApi';
import type { Announcement, SentAnnouncement } from '../api/messagesApi';
import type { SalesReport, SoldTicket } from '../api/salesApi';
import type { Membership } from '../api/teamsApi';
import type { Ticket } from '../api/ticketsApi';
import { todayIn } from '../time/todayIn';

/** One’s own team unless overridden, with the rights of its role. */
export function buildMembership(overrides: Partial<Membership> = {}): Membership {
  const role = overrides.role ?? 'OWNER';
  return {
    id: 1,
    name: 'Ada Obi',
    is_own: true,
    role,
    rights: [...roleRights[role]],
    event_ids: null,
    lacks_two_step: false,
    ...overrides,
  };
}

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
    on_hold: false,
    is_at_bank: false,
    bank_transfer_rejected: false,
    holder: null,
    transfer: null,
    paid_by: null,
    checked_in: false,
    checked_in_time: null,
    custom_image: null,
    qr_payload: `${number}.signature`,
    cancellation: { refund: '0.00', detail: null },
    refunded: null,
    is_refund_under_way: false,
    refund_account_by: null,
    created_at: daysFromNow(-1),
    order: {
      id: 9,
      status: 'PAID',
      quantity: 1,
      total: '0.00',
      currency: 'NGN',
      expires_at: null,
      refund_share: 'LESS_FEES',
      refund_until_hours: 0,
      refund_terms: null,
      created_at: daysFromNow(-1),
      paid_at: daysFromNow(-1),
    },
    event: {
      id: 7,
      title: 'Lagos React Meetup',
      start_date: dayAt(14, 9),
      end_date: dayAt(14, 14),
      doors_open: null,
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

/** Statistics of an event with 120 seats, 60 sold, 15 checked in. */
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

/** An attendee who isn't checked in yet. */
export const buildAttendee = (overrides: Partial<Attendee> = {}): Attendee => ({
  user_id: 21,
  name: 'Ngozi Adeyẹmi',
  email: 'ngozi@example.test',
  phone: null,
  ticket_number: 'NZ-7F3K-22QP',
  ticket_type: 'STANDARD',
  on_hold: false,
  checked_in: false,
  checked_in_time: null,
  checked_in_gate: null,
  ...overrides,
});

/** Sixty tickets of one event at ₦1,500, sold today; fifteen checked in at nine. */
export function buildSalesReport(overrides: Partial<SalesReport> = {}): SalesReport {
  const today = todayIn('Africa/Lagos', Date.now());
  const figures = { tickets: 60, revenue: '90000.00', checked_in: 15 };
  return {
    timezone: 'Africa/Lagos',
    totals: figures,
    by_day: [{ day: today, tickets: 60, revenue: '90000.00' }],
    check_ins_by_hour: [{ hour: `${today}T09:00`, check_ins: 15 }],
    events: [
      {
        event_id: 7,
        title: 'Lagos React Meetup',
        max_attendees: 120,
        start_date: daysFromNow(7),
        ...figures,
      },
    ],
    ...overrides,
  };
}

/** A ₦1,500 ticket sold for one of the organizer's events. */
export const buildSoldTicket = (overrides: Partial<SoldTicket> = {}): SoldTicket => ({
  id: 61,
  ticket_number: 'NZ-7F3K-22QP',
  ticket_type: 'STANDARD',
  status: 'VALID',
  on_hold: false,
  price: '1500.00',
  refund: '1500.00',
  lost_fee: '22.50',
  refunded: null,
  name: 'Ngozi Adeyẹmi',
  email: 'ngozi@example.test',
  buyer: null,
  buyer_phone: null,
  event: { id: 7, title: 'Lagos React Meetup', timezone: 'Africa/Lagos' },
  order_id: 9,
  booked_at: '2031-03-01T08:05:00.000Z',
  checked_in: false,
  checked_in_time: null,
  ...overrides,
});

/** An attendee with a valid ticket, as found by the header search. */
export const buildFoundAttendee = (overrides: Partial<FoundAttendee> = {}): FoundAttendee => ({
  ticket_id: 61,
  ticket_number: 'NZ-7F3K-22QP',
  ticket_type: 'STANDARD',
  status: 'VALID',
  on_hold: false,
  name: 'Ngozi Adeyẹmi',
  email: 'ngozi@example.test',
  event: { id: 7, title: 'Lagos React Meetup', timezone: 'Africa/Lagos' },
  checked_in: false,
  checked_in_time: null,
  ...overrides,
});

/** An event as an administrator finds it. */
export const buildFoundEvent = (overrides: Partial<FoundEvent> = {}): FoundEvent => ({
  id: 12,
  title: 'Lagos React Meetup',
  organizer: { id: 7, name: 'Tolu Bello', email: 'tolu@example.test' },
  start_date: '2031-03-09T08:00:00.000Z',
  timezone: 'Africa/Lagos',
  status: 'PUBLISHED',
  sold: 12,
  capacity: 100,
  suspended_at: null,
  ...overrides,
});

/** An unread announcement. */
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

/** A single page with all messages. */
export const buildMessages = (results: Announcement[]): ApiSchemas['AnnouncementPage'] => ({
  count: results.length,
  unread_count: results.filter(({ is_read }) => !is_read).length,
  next: null,
  previous: null,
  results,
});

/** A sent announcement. */
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
  waiting: 0,
  failed: 0,
  read: 12,
  ...overrides,
});
