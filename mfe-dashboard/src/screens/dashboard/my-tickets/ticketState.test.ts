import { daysFromNow } from '@nzuko/contract/testing';

import { buildTicket } from '../../../test/builders';
import { canChange, sortTickets, ticketState } from './ticketState';

const { order } = buildTicket();
const pending = { status: 'PENDING' as const, qr_payload: null };

const refunded = {
  status: 'CANCELLED' as const,
  order: { ...order, status: 'REFUNDED' as const, total: '1500.00' },
};
const dueAt = daysFromNow(14);

test.each([
  ['valid', {}, {}],
  ['checkedIn', { checked_in: true }, {}],
  ['awaitingPayment', { ...pending, order: { ...order, status: 'HELD' } }, {}],
  ['atBank', { ...pending, is_at_bank: true, order: { ...order, status: 'HELD' } }, {}],
  ['onHold', { on_hold: true, qr_payload: null }, {}],
  ['expired', { status: 'CANCELLED', order: { ...order, status: 'EXPIRED' } }, {}],
  [
    'cancelled',
    {
      status: 'CANCELLED',
      order: { ...order, status: 'EXPIRED', total: '1500.00', cancelled_at: daysFromNow(0) },
    },
    {},
  ],
  ['refunding', { ...refunded, is_refund_under_way: true }, {}],
  ['refunded', { ...refunded, is_refund_under_way: false }, {}],
  ['needsAccount', { ...refunded, is_refund_under_way: true, refund_account_by: dueAt }, {}],
  // A payment that came too late goes back, too.
  ['needsAccount', { order: { ...order, status: 'EXPIRED' }, refund_account_by: dueAt }, {}],
  // It is another ticket of its order that was cancelled.
  ['valid', { refund_account_by: dueAt }, {}],
  // Of this one nothing goes back.
  [
    'cancelled',
    { status: 'CANCELLED', refunded: '0.00', refund_account_by: dueAt, is_refund_under_way: true },
    {},
  ],
  // Nothing was paid, so nothing is refunded.
  ['cancelled', { status: 'CANCELLED', order: { ...order, status: 'REFUNDED' } }, {}],
  ['cancelled', { status: 'CANCELLED' }, {}],
  ['cancelled', {}, { status: 'CANCELLED' }],
] as const)('a ticket is %s with %j of an event with %j', (state, ticket, event) => {
  expect(ticketState(buildTicket(ticket, event))).toBe(state);
});

test('upcoming tickets come first, soonest first; the rest latest first', () => {
  const at = (id: number, days: number, overrides = {}) =>
    buildTicket(
      { id, ...overrides },
      { start_date: daysFromNow(days), end_date: daysFromNow(days + 0.1) },
    );
  const { upcoming, rest } = sortTickets(
    [at(1, 9), at(2, 2), at(3, -5), at(4, -1), at(5, 3, { status: 'CANCELLED' })],
    Date.now(),
  );
  expect(upcoming.map(({ id }) => id)).toEqual([2, 1]);
  expect(rest.map(({ id }) => id)).toEqual([5, 4, 3]);
});

test('an order’s tickets stand together, in their order, the newest order first', () => {
  const of = (orderId: number, id: number) => buildTicket({ id, order: { ...order, id: orderId } });
  const booked = [of(2, 14), of(1, 13), of(2, 12), of(1, 11)];
  const { upcoming } = sortTickets(booked, Date.now());
  expect(upcoming.map(({ id }) => id)).toEqual([12, 14, 11, 13]);
  const { rest } = sortTickets(
    booked.map((ticket) => ({ ...ticket, status: 'CANCELLED' as const })),
    Date.now(),
  );
  expect(rest.map(({ id }) => id)).toEqual([12, 14, 11, 13]);
});

test.each([
  ['a valid ticket before its event', {}, 14, true],
  ['a held ticket before its event', { ...pending, order: { ...order, status: 'HELD' } }, 14, true],
  [
    'a ticket whose payment is at the bank',
    { ...pending, is_at_bank: true, order: { ...order, status: 'HELD' } },
    14,
    false,
  ],
  [
    'a held ticket whose time to pay ran out',
    { ...pending, order: { ...order, status: 'HELD', expires_at: daysFromNow(-0.1) } },
    14,
    false,
  ],
  ['a ticket that was used', { checked_in: true }, 14, false],
  ['a ticket on hold', { on_hold: true, qr_payload: null }, 14, false],
  ['a cancelled ticket', { status: 'CANCELLED' }, 14, false],
  ['a ticket of an event that has begun', {}, -0.1, false],
] as const)('%s can be changed: %j', (_case, ticket, startsIn, expected) => {
  const built = buildTicket(ticket, { start_date: daysFromNow(startsIn) });
  expect(canChange(built, Date.now())).toBe(expected);
});
