import type { Guard } from '../guard';

const payouts = (name: string) => ({
  runner: 'jest' as const,
  file: 'api/src/money/payouts/payouts.test.ts',
  name,
});

/** The guards that keep organizers' money from being paid twice, or before it is theirs. */
export const ledger: Guard[] = [
  {
    protects: 'no more is paid out than there is',
    file: 'api/src/money/payouts/payouts-service.ts',
    remove: 'wanted > available) {',
    replace: 'wanted > available * 2) {',
    test: payouts('for an amount of 4825.01'),
  },
  {
    protects: 'one payout at a time',
    file: 'api/src/money/payouts/payout-refusals.ts',
    remove: 'if (await repository.hasOpenPayout(db, organizerId)) {',
    replace: 'if (false) {',
    test: payouts('of two requests at once takes one'),
  },
  {
    protects: 'a payout that may have been sent is looked up before it is sent',
    file: 'api/src/money/payouts/payouts-worker.ts',
    remove: 'if (known) return this.note(payout, known);',
    replace: '',
    test: payouts('resumes by looking it up if its process was killed between sent and stored'),
  },
  {
    protects: 'nothing is sent that the balance at the provider does not cover',
    file: 'api/src/money/payouts/payouts-worker.ts',
    remove: '!hold && missing <= 0',
    replace: '!hold',
    test: payouts(
      'waits while the provider’s balance is short, and administrators see by how much',
    ),
  },
  {
    protects: 'money of a disputed event is held, though a payout was asked for',
    file: 'api/src/money/payouts/payouts-worker.ts',
    remove: 'const hold = await holdOf(trx, payout, this.at());',
    replace: 'const hold = null as Awaited<ReturnType<typeof holdOf>>;',
    test: payouts(
      'a dispute that comes after the request, before it is sent, gives the money back',
    ),
  },
  {
    protects: 'a payout is held, too, if an earlier try had no answer',
    file: 'api/src/money/payouts/payouts-worker.ts',
    remove: "if (payout.state === 'SENDING' && (await this.keepBack(payout))) return;",
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/money/payouts/payout-holds.test.ts',
      name: 'isn’t sent any more once a refund has taken some of its money',
    },
  },
  {
    protects: 'a payout isn’t sent whose money has gone back to buyers since',
    file: 'api/src/money/payouts/payout-holds.ts',
    remove: "return available < 0 ? 'balance_overdrawn' : null;",
    replace: 'return available < -Infinity ? "balance_overdrawn" : null;',
    test: {
      runner: 'jest',
      file: 'api/src/money/payouts/payout-holds.test.ts',
      name: 'isn’t sent, and what is left is paid by itself',
    },
  },
  {
    protects: 'an event’s money waits until two days after its end',
    file: 'api/src/money/ledger/availability.ts',
    remove: "if (!isOver) return 'not_over';",
    replace: '',
    test: payouts('before two days after the event'),
  },
];
