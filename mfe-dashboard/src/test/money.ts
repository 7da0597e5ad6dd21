import type { EventMoney, EventMoneyReport, OrganizerMoney } from '../api/moneyApi';
import type { Posting } from '../api/moneyDeskApi';
import type { Payout, PayoutTerms } from '../api/payoutsApi';

/** An event whose money can be paid out. */
export const buildEventMoney = (overrides: Partial<EventMoney> = {}): EventMoney => ({
  event: { id: 7, title: 'Lagos React Meetup', status: 'PUBLISHED' },
  sold: '150000.00',
  fees: '3350.50',
  refunds: '5000.00',
  refundable: '145000.00',
  corrections: '0.00',
  net: '141649.50',
  disputed: '0.00',
  on_its_way: '0.00',
  paid_out: '0.00',
  balance: '141649.50',
  available_from: '2031-03-03T08:00:00.000Z',
  ...overrides,
});

export const buildMoney = (overrides: Partial<OrganizerMoney> = {}): OrganizerMoney => ({
  currency: 'NGN',
  pending: '20000.00',
  available: '141649.50',
  on_its_way: '0.00',
  paid_out: '75000.00',
  disputed: '0.00',
  events: [buildEventMoney()],
  next: null,
  ...overrides,
});

export const buildEventMoneyReport = (
  overrides: Partial<EventMoneyReport> = {},
): EventMoneyReport => ({
  money: buildEventMoney(),
  by_ticket_type: [
    {
      ticket_type: 'STANDARD',
      sold: '100000.00',
      fees: '2000.00',
      refunds: '5000.00',
      net: '93000.00',
    },
    { ticket_type: 'VIP', sold: '50000.00', fees: '1350.50', refunds: '0.00', net: '48649.50' },
  ],
  by_day: [
    { day: '2031-02-01', sold: '150000.00', fees: '3350.50', refunds: '0.00', net: '146649.50' },
    { day: '2031-02-02', sold: '0.00', fees: '0.00', refunds: '5000.00', net: '-5000.00' },
  ],
  ...overrides,
});

/** Everything of `buildMoney` can be requested. */
export const buildPayoutTerms = (overrides: Partial<PayoutTerms> = {}): PayoutTerms => ({
  available: '141649.50',
  minimum: '100.00',
  fees: [
    { up_to: '5000.00', fee: '10.00' },
    { up_to: '50000.00', fee: '25.00' },
    { up_to: null, fee: '50.00' },
  ],
  approval: { limit: '1000000.00', left: '1000000.00' },
  account: 'Access Bank ••••4321',
  refusal: null,
  is_automatic: true,
  automatic_paused: false,
  ...overrides,
});

export const buildPayout = (overrides: Partial<Payout> = {}): Payout => ({
  id: 31,
  state: 'PAID',
  is_refused: false,
  amount: '5000.00',
  fee: '10.00',
  sent: '4990.00',
  account: 'Access Bank ••••4321',
  reference: 'nz-payout-2-0123456789abcdef',
  problem: null,
  requested_at: '2031-03-03T08:00:00.000Z',
  done_at: '2031-03-03T08:05:00.000Z',
  ...overrides,
});

/** Taken from the balance by an administrator. */
export const buildCorrection = (overrides: Partial<Posting> = {}): Posting => ({
  id: 1,
  kind: 'CORRECTION',
  from: 'ORGANIZER',
  to: 'PLATFORM',
  amount: '1500.50',
  event_id: null,
  payment_reference: null,
  note: 'Sent by hand.',
  posted_at: '2031-03-01T08:00:00.000Z',
  ...overrides,
});
