import { isPaidAfterStart, judge } from './payment-verdict';

const payment = { reference: 'NZ-1-1', amount_kobo: 250_000 };
const answer = {
  id: 7,
  reference: 'NZ-1-1',
  status: 'success',
  amount: 250_000,
  currency: 'NGN',
  domain: 'test',
};

describe('what the provider says about a payment', () => {
  it.each([
    ['the amount that was asked for', {}, 'paid'],
    ['the amount and the fees', { amount: 253_750, requested_amount: 250_000 }, 'paid'],
    ['the amount, with none named as requested', { requested_amount: null }, 'paid'],
    ['a kobo less', { amount: 249_999 }, 'mismatch'],
    ['a kobo more', { amount: 250_001 }, 'mismatch'],
    ['a kobo less than was requested', { amount: 249_999, requested_amount: 250_000 }, 'mismatch'],
    ['another request', { requested_amount: 249_999 }, 'mismatch'],
    ['another currency', { currency: 'USD' }, 'mismatch'],
    ['a decline', { status: 'failed' }, 'failed'],
    ['a reversal', { status: 'reversed' }, 'failed'],
    ['a page that was left', { status: 'abandoned' }, 'open'],
    ['work in progress', { status: 'ongoing' }, 'open'],
    ['another payment', { reference: 'NZ-2-1' }, 'foreign'],
    ['a payment with real money', { domain: 'live' }, 'foreign'],
    ['a decline of another payment', { reference: 'NZ-2-1', status: 'failed' }, 'foreign'],
  ])('%s', (_what, changes, verdict) => {
    expect(judge(payment, { ...answer, ...changes }, 'test')).toBe(verdict);
  });

  it('a test payment buys no real ticket', () => {
    expect(judge(payment, answer, 'live')).toBe('foreign');
  });
});

describe('a payment of an event that starts at 18:00 and ends at 21:00', () => {
  const clock = (time: string) => new Date(`2026-11-21T${time}Z`);
  const event = { start_date: clock('18:00:00'), end_date: clock('21:00:00') };
  const begun = { created_at: clock('17:30:00') };

  it.each([
    ['paid before, heard of before', '17:59:00', '17:59:05', false],
    ['paid before, heard of during it', '17:59:59', '20:59:00', false],
    ['paid before, heard of once it is over', '17:59:59', '21:00:00', true],
    ['paid within the minute that clocks may differ', '18:01:00', '18:05:00', false],
    ['paid after that', '18:01:01', '18:05:00', true],
    ['paid before it was started, says a clock that is wrong', '09:00:00', '17:40:00', false],
    ['paid in the future, says a clock that is wrong', '23:00:00', '17:59:00', false],
    ['paid at no known time, heard of before', null, '17:59:00', false],
    ['paid at no known time, heard of after', null, '18:02:00', true],
    ['paid at what is not a time', 'noon', '18:02:00', true],
  ])('%s', (_what, paid, heard, isLate) => {
    const paid_at = paid && (paid.includes(':') ? clock(paid).toISOString() : paid);
    expect(isPaidAfterStart(begun, { paid_at }, event, clock(heard))).toBe(isLate);
  });

  it('can’t be late for an event without a date', () => {
    const undated = { start_date: null, end_date: null };
    expect(isPaidAfterStart(begun, {}, undated, clock('23:00:00'))).toBe(false);
  });

  it('can’t be older than the payment was, even if the provider’s clock is slow', () => {
    const late = { created_at: clock('18:02:00') };
    const paid_at = clock('17:00:00').toISOString();
    expect(isPaidAfterStart(late, { paid_at }, event, clock('18:03:00'))).toBe(true);
  });
});
