import { roleRights, type ApiSchemas } from '@nzuko/contract';
import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import type { Event } from '../api/eventsApi';
import type { RefundLink } from '../api/refundLinksApi';
import type { LinkedTicket, OfferedTicket } from '../api/ticketLinksApi';

/** The usual event at a price. */
export const buildPaidEvent = (price = '1500.50', overrides: Partial<Event> = {}): Event =>
  buildEvent({
    ticket_price: price,
    ticket_types: [{ ticket_type: 'STANDARD', price, available: 80 }],
    ...overrides,
  });

/** A purchase's response; by default one valid ticket of a free order. */
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
      refund_share: 'LESS_FEES',
      refund_until_hours: 0,
      refund_terms: null,
      created_at: daysFromNow(0),
      paid_at: daysFromNow(0),
      ...order,
    },
  };
}

const linkedEvent = () => {
  const { id, title, location, city, timezone, start_date, end_date, doors_open } = buildEvent();
  return {
    id,
    title,
    location,
    city,
    timezone,
    start_date: start_date ?? '',
    end_date: end_date ?? '',
    doors_open,
    banner_image: null,
    status: 'PUBLISHED' as const,
  };
};

/** An organizer's membership of the team they founded. */
export const buildMembership = (
  overrides: Partial<ApiSchemas['Membership']> = {},
): ApiSchemas['Membership'] => ({
  id: 1,
  name: 'Ada Obi',
  is_own: true,
  role: 'OWNER',
  rights: [...roleRights.OWNER],
  event_ids: null,
  lacks_two_step: false,
  ...overrides,
});

/** A valid ticket that someone else paid ₦1,500 for and that belongs to no account. */
export const buildLinkedTicket = (
  ticket: Partial<LinkedTicket['ticket']> = {},
  event: Partial<LinkedTicket['event']> = {},
): LinkedTicket => ({
  event: { ...linkedEvent(), ...event },
  ticket_type: 'VIP',
  name: 'Dami Eze',
  offer: null,
  ticket: {
    ticket_number: 'TKT-4F7K-9QXM-2RBD',
    status: 'VALID',
    on_hold: false,
    checked_in: false,
    checked_in_time: null,
    qr_payload: 'NZ1.TKT-4F7K-9QXM-2RBD.7.signature',
    photo: null,
    is_moved: false,
    price: '1500.00',
    paid_by: { name: 'Ada Obi', email: 'a•••@example.test' },
    cancellation: {
      refund: '1477.50',
      detail:
        'Ada Obi (a•••@example.test), who paid for it, gets ₦1,477.50 back, the price less ₦22.50 in payment fees.',
    },
    names_holder: true,
    in_account: false,
    ...ticket,
  },
});

/** A ticket that Ada offers to Dami; not accepted yet. */
export const buildOffer = (offer: Partial<OfferedTicket['offer']> = {}): OfferedTicket => ({
  event: linkedEvent(),
  ticket_type: 'VIP',
  name: 'Dami Eze',
  offer: {
    from: 'Ada Obi',
    email: 'd•••@example.test',
    is_own_address: null,
    expires_at: '2031-02-28T08:00:00.000Z',
    ...offer,
  },
  ticket: null,
});

/** A refund of ₦1,500 that is waiting for its payer’s account. */
export const buildRefundLink = (overrides: Partial<RefundLink> = {}): RefundLink => ({
  state: 'open',
  amount: '1500.00',
  event_title: 'Lagos React Meetup',
  payment_reference: 'NZ-9-1-ab12cd34',
  expires_at: daysFromNow(14),
  timezone: 'Africa/Lagos',
  account: null,
  ...overrides,
});
