import { daysFromNow } from '@nzuko/contract/testing';

import { buildTicket } from '../../../test/builders';
import { toPayText } from './toPayText';

const { order } = buildTicket();

test.each([
  [1, '₦3,000 to pay.'],
  [2, '₦3,000 to pay for both tickets.'],
  [3, '₦3,000 to pay for all 3 tickets.'],
])('an order of %s says "%s"', (quantity, text) => {
  const unpaid = { ...order, status: 'HELD' as const, quantity, total: '3000.00' };
  expect(toPayText(buildTicket({ order: unpaid }), Date.now())).toContain(text);
});

describe('an order that can’t be paid for asks for no payment', () => {
  const sentBack = { bank_transfer_rejected: true, can_pay: false };
  const textOf = (days: number) =>
    toPayText(
      buildTicket({
        ...sentBack,
        order: { ...order, status: 'HELD', expires_at: daysFromNow(days) },
      }),
      Date.now(),
    );

  test('while sales are paused', () => {
    expect(textOf(1)).toMatch(
      /^Booking is paused while we look into this event, so it can’t be paid for now\. Your seat is held until \S/,
    );
  });

  test('after its time ran out', () => {
    expect(textOf(-1)).toBe(
      'Time to pay ran out. If you’ve already paid, you’ll get your ticket or your money back.',
    );
  });
});
