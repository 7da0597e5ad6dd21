import type { ApiSchemas } from 'shared-auth';

import type { Event } from '../api/eventsApi';
import type { Payment } from '../api/paymentsApi';

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

/** The same event at a price. */
export const buildPaidEvent = (price = '1500.50', overrides: Partial<Event> = {}): Event =>
  buildEvent({
    ticket_price: price,
    ticket_types: [{ ticket_type: 'STANDARD', price, available: 80 }],
    ...overrides,
  });

/** A page of the catalogue; `count` is the number of results unless told. */
export const buildPage = (results: Event[], count = results.length): ApiSchemas['EventPage'] => ({
  count,
  next: null,
  previous: null,
  results,
});

/** The answer to a purchase: one valid ticket of a free order unless told. */
export function buildPurchase(
  order: Partial<ApiSchemas['Order']> = {},
  ticketNumbers: string[] = ['NZ-7F3K-22QP'],
): ApiSchemas['PurchaseResult'] {
  const status = order.status === 'HELD' ? 'PENDING' : 'VALID';
  const tickets = ticketNumbers.map((ticket_number, index) => ({
    id: 41 + index,
    ticket_number,
    ticket_type: 'STANDARD' as const,
    status: status as 'PENDING' | 'VALID',
  }));
  return {
    id: 41,
    ticket_number: ticketNumbers[0] ?? '',
    tickets,
    order: {
      id: 9,
      status: 'PAID',
      quantity: tickets.length,
      total: '0.00',
      currency: 'NGN',
      expires_at: null,
      created_at: daysFromNow(0),
      paid_at: daysFromNow(0),
      ...order,
    },
  };
}

/** A try to pay for a held order; open unless told. */
export function buildPayment(overrides: Partial<Payment> = {}): Payment {
  const { order, tickets } = buildPurchase({ status: 'HELD', total: '1500.50' });
  return {
    reference: 'NZ-9-1-abc',
    status: 'PENDING',
    detail: 'The payment has not been confirmed yet.',
    amount: '1500.50',
    currency: 'NGN',
    authorization_url: 'https://pay.example.test/checkout/1',
    created_at: daysFromNow(0),
    paid_at: null,
    order,
    tickets,
    refunds: [],
    ...overrides,
  };
}
