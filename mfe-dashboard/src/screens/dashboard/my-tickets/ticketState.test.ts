import { buildTicket, daysFromNow } from '../../../test/builders';
import { canChange, sortTickets, ticketState } from './ticketState';

const { order } = buildTicket();
const pending = { status: 'PENDING' as const, qr_payload: null };

test.each([
  ['valid', {}, {}],
  ['checkedIn', { checked_in: true }, {}],
  ['awaitingPayment', { ...pending, order: { ...order, status: 'HELD' } }, {}],
  ['expired', { status: 'CANCELLED', order: { ...order, status: 'EXPIRED' } }, {}],
  [
    'refunded',
    { status: 'CANCELLED', order: { ...order, status: 'REFUNDED', total: '1500.00' } },
    {},
  ],
  // Nothing was paid, so nothing goes back.
  ['cancelled', { status: 'CANCELLED', order: { ...order, status: 'REFUNDED' } }, {}],
  ['cancelled', { status: 'CANCELLED' }, {}],
  ['cancelled', {}, { status: 'CANCELLED' }],
] as const)('a ticket is %s with %j of an event with %j', (state, ticket, event) => {
  expect(ticketState(buildTicket(ticket, event))).toBe(state);
});

test('what is to come stands first, soonest first; the rest latest first', () => {
  const at = (id: number, days: number, overrides = {}) =>
    buildTicket(
      { id, ...overrides },
      { start_date: daysFromNow(days), end_date: daysFromNow(days + 0.1) },
    );
  const { toCome, rest } = sortTickets(
    [at(1, 9), at(2, 2), at(3, -5), at(4, -1), at(5, 3, { status: 'CANCELLED' })],
    Date.now(),
  );
  expect(toCome.map(({ id }) => id)).toEqual([2, 1]);
  expect(rest.map(({ id }) => id)).toEqual([5, 4, 3]);
});

test.each([
  ['a valid ticket before its event', {}, 14, true],
  ['a held ticket before its event', { ...pending, order: { ...order, status: 'HELD' } }, 14, true],
  ['a ticket that was used', { checked_in: true }, 14, false],
  ['a cancelled ticket', { status: 'CANCELLED' }, 14, false],
  ['a ticket of an event that has begun', {}, -0.1, false],
] as const)('%s can be changed: %j', (_case, ticket, startsIn, expected) => {
  const built = buildTicket(ticket, { start_date: daysFromNow(startsIn) });
  expect(canChange(built, Date.now())).toBe(expected);
});
