import type { ApiSchemas } from '../api/types';

type Event = ApiSchemas['Event'];
type Payment = ApiSchemas['Payment'];

const DAY_MS = 86_400_000;

/** An ISO time `days` from now, in whole seconds. */
export const daysFromNow = (days: number) =>
  new Date(Math.floor((Date.now() + days * DAY_MS) / 1000) * 1000).toISOString();

/** An ISO time at `hour` UTC on a day, so that morning and evening fall on the same day whenever the tests run. */
export const dayAt = (days: number, hour: number) =>
  `${daysFromNow(days).slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** A published event two weeks from now; free, unless another price is given. */
export function buildEvent(overrides: Partial<Event> = {}): Event {
  const { ticket_price = '0.00' } = overrides;
  return {
    id: 7,
    title: 'Lagos React Meetup',
    description: 'An evening of talks about React, with small chops.',
    location: 'Civic Tower, Victoria Island',
    city: 'Lagos',
    start_date: dayAt(14, 9),
    end_date: dayAt(14, 14),
    doors_open: null,
    timezone: 'Africa/Lagos',
    category: 'Technology',
    max_attendees: 120,
    available_capacity: 80,
    ticket_price,
    ticket_types: [{ ticket_type: 'STANDARD', price: ticket_price, available: 80 }],
    pay_later_hours: 24,
    fees_borne_by: 'ORGANIZER',
    refund_share: 'LESS_FEES',
    refund_until_hours: 0,
    refund_terms: 'Refund less payment fees if you cancel before the event starts.',
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
      is_verified: true,
    },
    ...overrides,
  };
}

/** A page of a list; `count` defaults to the number of results. */
export const buildPage = <Row>(results: Row[], count = results.length) => ({
  count,
  next: null,
  previous: null,
  results,
});

/** A pending payment for a held order of ₦1,500. */
export function buildPayment(
  overrides: Partial<Payment> = {},
  order: Partial<Payment['order']> = {},
): Payment {
  return {
    reference: 'NZ-9-1-ab12cd34',
    status: 'PENDING',
    is_at_bank: false,
    detail: 'The payment has not been confirmed yet.',
    bank_transfer_rejected: false,
    can_pay: true,
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
      refund_share: 'LESS_FEES',
      refund_until_hours: 0,
      refund_terms: 'If you cancel before the event starts, you get ₦1,477.50 of the ₦1,500 back.',
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
