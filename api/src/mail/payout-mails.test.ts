import type { NotPaidBecause } from '../platform/outbox/payout-mail-content';
import { renderMail } from './mail-templates';

const textOf = (notPaidBecause?: NotPaidBecause) => {
  const data = {
    firstName: 'Ada',
    isPaid: false,
    ...(notPaidBecause && { notPaidBecause }),
    amount: '4815.00',
    bank: 'GTBank',
    ending: '6789',
  };
  return renderMail({ template: 'payout', data }, 'https://nzuko.test');
};

describe('the mail about a payout that hasn’t arrived', () => {
  it.each([undefined, 'returned'] as const)(
    'names the bank only if it was the bank (%s)',
    (why) => {
      const { subject, text } = textOf(why);
      expect(subject).toBe('A payout did not arrive');
      expect(text).toContain('Your bank sent your payout back, or couldn’t take it.');
    },
  );

  it.each([
    ['not_sent', 'Our payment provider didn’t send your payout.'],
    ['event_held', 'one of its events was cancelled, suspended or disputed'],
    ['balance_overdrawn', 'refunds, disputes or corrections took some of its money'],
  ] as const)('says otherwise that it was not sent, and why (%s)', (why, words) => {
    const { subject, text } = textOf(why);
    expect(subject).toBe('A payout was not sent');
    expect(text).toContain(words);
    expect(text).not.toContain('Your bank sent');
  });
});
