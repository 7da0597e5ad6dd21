import { daysFromNow } from '@nzuko/contract/testing';

import { buildTicket } from '../../../test/builders';
import { countdownText, summarize } from './ticketSummary';

const now = Date.now();
const at = (days: number, overrides = {}, event = {}) =>
  buildTicket(overrides, {
    start_date: daysFromNow(days),
    end_date: daysFromNow(days + 0.1),
    ...event,
  });

test('the next event is the soonest with a valid ticket', () => {
  const tickets = [at(9, { id: 1 }), at(2, { id: 2 }), at(1, { id: 3, status: 'PENDING' })];
  expect(summarize(tickets, now).next?.id).toBe(2);
});

test('an ongoing event is still next', () => {
  expect(summarize([at(-0.05, { id: 4 })], now).next?.id).toBe(4);
});

test('held counts upcoming valid tickets, awaiting payment counts pending ones, attended counts each event once', () => {
  const tickets = [
    at(2),
    at(2),
    at(3, { status: 'PENDING' }),
    at(3, { status: 'CANCELLED' }),
    at(4, {}, { status: 'CANCELLED' }),
    at(-9, { checked_in: true }, { id: 50 }),
    at(-9, { checked_in: true }, { id: 50 }),
    at(-9, { status: 'PENDING' }),
  ];
  expect(summarize(tickets, now)).toMatchObject({ held: 2, awaitingPayment: 1, attended: 1 });
});

test.each([
  [12.2, '12 days'],
  [7, '7 days'],
  [3.17, '3 days 4 h'],
  [1.05, '1 day 1 h'],
  [0.25, '6 h 0 min'],
  [1 / 24 / 4, '15 min'],
  [1 / 24 / 3600, '1 min'],
  [0, 'Now'],
  [-1, 'Now'],
])('in %d days is “%s”', (days, text) => {
  expect(countdownText(now + days * 86_400_000, now)).toBe(text);
});
