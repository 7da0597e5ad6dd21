import { plainText } from '@nzuko/shared-ui';

import { buildEventMoney } from '../../../test/money';
import { dueText } from './dueText';

const account = {
  bank: 'Access Bank',
  ending: '4321',
  account_name: 'EZE CHIDI',
  confirmed_at: '2031-03-01T08:00:00.000Z',
  paused_until: null,
  is_yours: true,
  fits_name: true,
};

test.each([
  [
    { held_because: 'not_over' as const, available_from: '2031-03-03T08:00:00.000Z' },
    'After the event, from Mon, 3 Mar 2031, 09:00 WAT',
  ],
  [{ held_because: 'not_over' as const, available_from: null }, 'After the event'],
  [{ held_because: 'cancelled' as const }, 'Held for refunds: the event is cancelled'],
  [{ held_because: 'disputed' as const }, 'Held while a buyer disputes a payment'],
  [{}, 'Ready for the next payout'],
  [{ balance: '0.00', on_its_way: '5.00' }, 'On its way to your bank'],
  [{ balance: '0.00', paid_out: '5.00' }, 'Paid out'],
  [{ balance: '0.00' }, 'Nothing to pay out'],
  [{ balance: '-10.00' }, 'Refunds exceeded the balance; the shortfall comes off your next payout'],
  [
    { balance: '-220.00', net: '7780.00', refunds: '0.00', disputed: '8000.00' },
    'Disputes hold ₦8,000; the shortfall comes off your next payout',
  ],
  [
    { balance: '-8010.00', net: '-10.00', disputed: '8000.00' },
    'Refunds and disputes exceeded the balance; the shortfall comes off your next payout',
  ],
  [
    { balance: '-10.00', net: '-10.00', refunds: '0.00' },
    'Fees and corrections exceeded the balance; the shortfall comes off your next payout',
  ],
])('%j: %s', (change, text) => {
  expect(plainText(dueText(buildEventMoney(change), account))).toBe(text);
});

test('money that is ready waits for an account, and for the end of a pause', () => {
  const ready = buildEventMoney();
  expect(dueText(ready, null)).toBe('Ready, but needs a bank account');
  expect(dueText(ready, undefined)).toBe('Ready to be paid out');
  expect(plainText(dueText(ready, { ...account, paused_until: '2031-03-03T08:00:00.000Z' }))).toBe(
    'Ready, but paused until Mon, 3 Mar 2031, 09:00 WAT',
  );
});

describe('what other events owe', () => {
  const owing = buildEventMoney({
    event: { id: 8, title: 'Blockchain Boat Party', status: 'PUBLISHED' },
    balance: '-6160.00',
    disputed: '0.00',
  });
  const kept = buildEventMoney({ balance: '6160.00', paid_out: '1679380.00' });
  const all = { available: '0.00', events: [owing, kept], isWhole: true };
  const textOf = (money: typeof kept, of = all) => plainText(dueText(money, account, of));

  test('is covered by what a payout has left for it, and neither is due', () => {
    expect(textOf(kept)).toBe('Covers ₦6,160 owed for Blockchain Boat Party');
    expect(textOf(owing)).toBe('Refunds exceeded the balance; other events cover it');
    expect(textOf(kept, { ...all, isWhole: false })).toBe('Covers ₦6,160 that other events owe');
    expect(textOf(kept, { ...all, events: [owing, owing, kept] })).toBe(
      'Covers ₦6,160 that other events owe',
    );
  });

  test('keeps money back that doesn’t cover it all', () => {
    const short = { ...all, available: '-20.00' };
    expect(textOf(kept, short)).toBe('Covers ₦6,160 owed for Blockchain Boat Party');
    expect(textOf(owing, short)).toBe(
      'Refunds exceeded the balance; the shortfall comes off your next payout',
    );
  });

  test('comes off the next payout while more than it is ready', () => {
    const more = { ...all, available: '1906000.00' };
    expect(textOf(kept, more)).toBe('Ready for the next payout');
    expect(textOf(owing, more)).toBe(
      'Refunds exceeded the balance; the shortfall comes off your next payout',
    );
  });
});
