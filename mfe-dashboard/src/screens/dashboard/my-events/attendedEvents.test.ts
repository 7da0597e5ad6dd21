import { daysFromNow } from '@nzuko/contract/testing';

import { buildTicket } from '../../../test/builders';
import { attendedEvents } from './attendedEvents';

const ticket = (eventId: number, days: number, overrides = {}) =>
  buildTicket(overrides, {
    id: eventId,
    start_date: daysFromNow(days),
    end_date: daysFromNow(days + 0.1),
  });

test('each event is listed once, with its tickets and those that await payment; soonest first, past ones latest first', () => {
  const { upcoming, past } = attendedEvents(
    [
      ticket(1, 9),
      ticket(2, 3),
      ticket(2, 3, { status: 'PENDING' }),
      ticket(2, 3, { status: 'CANCELLED' }),
      ticket(3, 4, { status: 'CANCELLED' }),
      ticket(4, -9),
      ticket(5, -2),
    ],
    Date.now(),
  );
  expect(upcoming.map(({ event, tickets, unpaid }) => [event.id, tickets, unpaid])).toEqual([
    [2, 1, 1],
    [1, 1, 0],
  ]);
  expect(past.map(({ event }) => event.id)).toEqual([5, 4]);
});
