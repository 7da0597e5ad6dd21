import { HOUR_MS } from '../../platform/durations';
import { presentPayment } from './payment-presenter';

const now = new Date('2031-03-01T09:00:00Z');
type Row = Parameters<typeof presentPayment>[0];

const row: Row = {
  id: 4,
  user_id: 5,
  event_id: 6,
  ticket_type_id: 7,
  quantity: 1,
  total_kobo: 150_000,
  buyer_fees_kobo: 0,
  platform_fee_kobo: 0,
  payment_fee_kobo: null,
  status: 'PAID',
  expires_at: null,
  terms_version: null,
  created_at: now,
  paid_at: now,
  reminded_at: null,
  cancelled_at: null,
  suspended_at: null,
  phone: null,
  tax_number: null,
  vat_basis_points: null,
  refund_share: 'ALL',
  refund_until_hours: 0,
  payment_id: 8,
  reference: 'NZ-4-1',
  payment_status: 'PAID',
  amount_kobo: 150_000,
  authorization_url: null,
  provider_status: null,
  rejected_transfer: null,
  started_at: now,
  payment_paid_at: now,
  title: 'A meetup',
  event_status: 'PUBLISHED',
  event_suspended_at: null,
  timezone: 'Africa/Lagos',
};
type Refunds = Parameters<typeof presentPayment>[2];

const detailOf = (changes: Partial<Row>, refunds: Refunds = []) =>
  presentPayment({ ...row, ...changes }, [], refunds, now).detail;

it.each<[string, Partial<Row>, string, string]>([
  ['that arrived', {}, 'your ticket is valid.', 'your tickets are valid.'],
  ['that is disputed', { suspended_at: now }, 'Your ticket is on hold', 'Your tickets are on hold'],
  [
    'that was declined',
    { status: 'HELD', payment_status: 'FAILED' },
    'Your ticket is still held',
    'Your tickets are still held',
  ],
  [
    'that a bank is working on',
    { status: 'HELD', payment_status: 'PENDING', provider_status: 'processing' },
    'Your ticket is held for up to 2 hours',
    'Your tickets are held for up to 2 hours',
  ],
  [
    'that was sent back',
    { status: 'HELD', payment_status: 'FAILED', rejected_transfer: 'WRONG_AMOUNT' },
    'wasn’t exactly ₦1,500. Your ticket is still held',
    'wasn’t exactly ₦1,500. Your tickets are still held',
  ],
  [
    'that may come too late',
    { status: 'EXPIRED', payment_status: 'PENDING' },
    'you’ll get your ticket or your money back.',
    'you’ll get your tickets or your money back.',
  ],
])('a payment %s speaks of one ticket or of several', (_which, changes, one, several) => {
  expect(detailOf(changes)).toContain(one);
  expect(detailOf({ ...changes, quantity: 2 })).toContain(several);
});

it('a payment for an unpaid order that its buyer cancelled says so', () => {
  const cancelled: Partial<Row> = { status: 'EXPIRED', cancelled_at: now };
  expect(detailOf({ ...cancelled, payment_status: 'PENDING' })).toMatch(
    /^You cancelled this order\./,
  );
});

it.each<[string, Partial<Row>]>([
  ['was cancelled', { status: 'EXPIRED', cancelled_at: now }],
  ['ran out', { status: 'EXPIRED' }],
  ['is yet to be ended', { status: 'HELD', payment_status: 'FAILED' }],
])('a payment for a cancelled event whose order %s promises nothing but money', (_how, order) => {
  expect(detailOf({ payment_status: 'PENDING', ...order, event_status: 'CANCELLED' })).toBe(
    'A meetup has been cancelled. If you’ve already paid, you’ll get your money back.',
  );
});

it.each<[string, Partial<Row>]>([
  ['was declined', { payment_status: 'FAILED' }],
  ['was sent back', { payment_status: 'FAILED', rejected_transfer: 'WRONG_AMOUNT' }],
  ['is with a bank', { payment_status: 'PENDING', provider_status: 'processing' }],
])('a payment that %s while sales are paused asks for no other', (_how, payment) => {
  expect(detailOf({ status: 'HELD', ...payment, event_suspended_at: now })).toBe(
    'Booking for A meetup is paused while we look into it. If you’ve already paid, you’ll get your money back.',
  );
});

it.each<[string, Partial<Row>, boolean]>([
  ['is held', {}, true],
  ['ran out', { expires_at: now }, false],
  ['is of a suspended event', { event_suspended_at: now }, false],
  ['is of a cancelled event', { event_status: 'CANCELLED' }, false],
])('an order that %s can be paid for: %#', (_how, changes, can_pay) => {
  const later = new Date(now.getTime() + HOUR_MS);
  const held: Partial<Row> = { status: 'HELD', payment_status: 'FAILED', expires_at: later };
  const authorization_url = 'https://pay.example.test/1';
  const order = { ...row, ...held, authorization_url, ...changes };
  expect(presentPayment(order, [], [], now)).toMatchObject({
    can_pay,
    authorization_url: can_pay ? authorization_url : null,
  });
});

describe('a payment that goes back', () => {
  const later = new Date(now.getTime() + HOUR_MS);
  const held: Partial<Row> = { status: 'HELD', payment_status: 'REFUNDING', expires_at: later };
  const refund: Refunds[number] = {
    amount_kobo: 149_900,
    reason: 'wrong_amount',
    status: 'QUEUED',
    account_by: null,
    created_at: now,
  };

  it.each([
    ['REFUNDING', 'is being refunded'],
    ['REFUNDED', 'has been refunded'],
  ] as const)('(%s) says until when its seats are held, and what to pay', (status, goesBack) => {
    expect(detailOf({ ...held, payment_status: status }, [refund])).toBe(
      `₦1,499 ${goesBack}, because it didn’t match the price. Your ticket is still held until Sat, 1 Mar 2031, 11:00 WAT, so please pay ₦1,500 for A meetup.`,
    );
  });

  it.each<[string, Partial<Row>]>([
    ['the hold has ended', { expires_at: now }],
    ['sales are paused', { event_suspended_at: now }],
    ['the event is cancelled', { event_status: 'CANCELLED' }],
  ])('asks for no other once %s', (_when, changes) => {
    expect(detailOf({ ...held, ...changes }, [refund])).toBe(
      '₦1,499 of your payment is being refunded.',
    );
  });
});
