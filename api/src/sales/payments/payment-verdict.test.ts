import { judge } from './payment-verdict';

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
