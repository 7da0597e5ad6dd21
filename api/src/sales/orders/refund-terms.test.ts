import { movedRefundEnd, policySentence } from '../../platform/refundPolicy';
import { refundPerTicket, shareNow, termsSentence } from './refund-terms';

const HOUR = 3_600_000;
const start = new Date('2026-12-20T17:00:00Z');
const before = (hours: number) => new Date(start.getTime() - hours * HOUR);
/** An order from before orders stored their fees. */
const NO_FEES = { buyer_fees_kobo: 0, payment_fee_kobo: null };
const order = {
  ...NO_FEES,
  refund_share: 'LESS_FEES' as const,
  refund_until_hours: 24,
  created_at: before(2000),
  total_kobo: 500_000,
  quantity: 1,
};
const event = { status: 'PUBLISHED', start_date: start, moved_at: null };

describe('what comes back for a ticket cancelled', () => {
  it.each([
    ['in time', {}, {}, before(25), 'LESS_FEES'],
    ['in the last moment', {}, {}, new Date(before(24).getTime() - 1), 'LESS_FEES'],
    ['just too late', {}, {}, before(24), 'NONE'],
    [
      'before the start, if that is the end',
      { refund_until_hours: 0 },
      {},
      before(0.01),
      'LESS_FEES',
    ],
    ['of a policy that gives nothing', { refund_share: 'NONE' }, {}, before(500), 'NONE'],
    ['of a policy that gives all', { refund_share: 'ALL' }, {}, before(25), 'ALL'],
    [
      'when the event is cancelled',
      { refund_share: 'NONE' },
      { status: 'CANCELLED' },
      before(1),
      'ALL',
    ],
    [
      'a week after a move, minus a moment',
      { refund_share: 'NONE' },
      { moved_at: before(400) },
      before(232.01),
      'ALL',
    ],
    [
      'a week after a move',
      { refund_share: 'NONE' },
      { moved_at: before(400) },
      before(232),
      'NONE',
    ],
    ['after the start, moved the day before', {}, { moved_at: before(24) }, before(-23), 'ALL'],
    ['two days after such a move', {}, { moved_at: before(24) }, before(-24), 'NONE'],
    [
      'bought after the move',
      { created_at: before(399) },
      { moved_at: before(400) },
      before(300),
      'LESS_FEES',
    ],
  ] as const)('%s', (_when, ofOrder, ofEvent, now, share) => {
    expect(shareNow({ ...order, ...ofOrder }, { ...event, ...ofEvent }, now)).toBe(share);
  });

  it.each([
    ['moved to next month: a week', 30 * 24, 7 * 24],
    ['moved to in five days: until the start', 5 * 24, 5 * 24],
    ['moved to tonight: two days', 6, 48],
  ])('%s', (_what, startsIn, endsIn) => {
    const movedAt = before(1000);
    const at = (hours: number) => new Date(movedAt.getTime() + hours * HOUR);
    expect(movedRefundEnd(movedAt, at(startsIn))).toEqual(at(endsIn));
  });
});

describe('the amount of a refund, in kobo', () => {
  it.each([
    ['all of one', 500_000, 1, 'ALL', 500_000],
    ['one less its fee of ₦175', 500_000, 1, 'LESS_FEES', 482_500],
    ['nothing', 500_000, 1, 'NONE', 0],
    ['one of three, whose payment had one fee of ₦325', 1_500_000, 3, 'LESS_FEES', 489_167],
    ['one of ten at the capped fee', 100_000_000, 10, 'LESS_FEES', 9_980_000],
    ['a ticket of one kobo, which is all fee', 1, 1, 'LESS_FEES', 0],
  ] as const)('%s', (_what, total_kobo, quantity, share, amount) => {
    expect(refundPerTicket({ total_kobo, quantity, ...NO_FEES }, share)).toBe(amount);
  });
});

it('a refund less fees that are higher than the price is none', () => {
  // The flat part of the fee is waived below an amount that settings can lower.
  const cheap = { total_kobo: 8000, quantity: 1, buyer_fees_kobo: 0, payment_fee_kobo: 10_120 };
  expect(refundPerTicket(cheap, 'LESS_FEES')).toBe(0);
  expect(termsSentence({ ...order, ...cheap })).toBe(
    'No refunds, unless the organizer cancels or moves the event.',
  );
});

describe('the amount of a refund, if the buyer bore the fees of two tickets of ₦5,000', () => {
  const bought = {
    total_kobo: 1_000_000,
    quantity: 2,
    buyer_fees_kobo: 25_384,
    payment_fee_kobo: 25_381,
  };

  it.each([
    ['ALL', 512_692],
    ['LESS_FEES', 500_000],
    ['NONE', 0],
  ] as const)('%s', (share, amount) => {
    expect(refundPerTicket(bought, share)).toBe(amount);
  });

  it('is what the terms say before paying', () => {
    expect(termsSentence({ ...order, ...bought })).toContain('₦10,000 of the ₦10,253.84 back');
  });
});

describe('the words for a policy', () => {
  it.each([
    ['NONE', 48, 'No refunds, unless the event is cancelled or moved.'],
    ['ALL', 0, 'Full refund if you cancel before the event starts.'],
    ['ALL', 24, 'Full refund if you cancel at least 1 day before the event starts.'],
    [
      'LESS_FEES',
      168,
      'Refund less payment fees if you cancel at least 7 days before the event starts.',
    ],
    [
      'LESS_FEES',
      30,
      'Refund less payment fees if you cancel at least 30 hours before the event starts.',
    ],
  ] as const)('%s until %i hours before', (refund_share, refund_until_hours, sentence) => {
    expect(policySentence({ refund_share, refund_until_hours })).toBe(sentence);
  });

  it('name the amounts once there is an order', () => {
    expect(termsSentence(order)).toBe(
      'If you cancel at least 1 day before the event starts, you get ₦4,825 of the ₦5,000 back.',
    );
    expect(termsSentence({ ...order, refund_share: 'ALL' })).toBe(
      'If you cancel at least 1 day before the event starts, you get ₦5,000 back.',
    );
    expect(termsSentence({ ...order, quantity: 2 }, 1)).toContain('₦2,412.50 of the ₦2,500');
    expect(termsSentence({ ...order, refund_share: 'NONE' })).toBe(
      'No refunds, unless the organizer cancels or moves the event.',
    );
    expect(termsSentence({ ...order, total_kobo: 0 })).toBeNull();
  });
});
