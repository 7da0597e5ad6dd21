import type { Guard } from '../guard';

const approvals = 'api/src/money/payouts/payout-approvals.ts';
const test = (name: string) => ({
  runner: 'jest' as const,
  file: 'api/src/money/payouts/payout-approvals.test.ts',
  name,
});

/** The guards of payouts above the limit (decision 0072). */
export const payoutApprovals: Guard[] = [
  {
    protects: 'a payout above the limit waits for an administrator',
    file: 'api/src/money/payouts/payouts-service.ts',
    remove: "state: waits ? 'APPROVAL' : 'REQUESTED',",
    replace: "state: 'REQUESTED',",
    test: test('above the limit waits for an administrator, and is sent once approved'),
  },
  {
    protects: 'the limit can’t be got round by asking for parts',
    file: 'api/src/money/payouts/payouts-service.ts',
    remove: 'this.parts.payoutApprovalKobo - unseen',
    replace: 'this.parts.payoutApprovalKobo',
    test: test('counts what was asked for within a day, so that parts of it need approval too'),
  },
  {
    protects: 'of two administrators one decides',
    file: approvals,
    remove:
      'if (!payout || !canBeDecided(payout, action)) throw refusalOf(payout ?? found, actor, action);',
    replace: 'if (!payout) throw refusalOf(found, actor, action);',
    test: test('of two administrators at once one decides, and the other hears what became of it'),
  },
  {
    protects: 'nothing is approved for an account that is no longer in use',
    file: approvals,
    remove: 'if (account?.recipient_code !== payout.recipient_code) {',
    replace: 'if (!payout.recipient_code) {',
    test: test('after the account has changed, to the old account or the new one'),
  },
  {
    protects: 'nothing is approved of an event that was cancelled or is disputed',
    file: approvals,
    remove: 'if (hold) throw heldApproval(hold);\n      await repository',
    replace: 'await repository',
    test: test('after its event was cancelled'),
  },
  {
    protects: 'nobody approves their own payout',
    file: approvals,
    remove: '![requester, payee].includes(id) && !(await isOwnMoney(trx, teamId, id))',
    replace: 'teamId !== 0 || (!requester && !payee)',
    test: test('by the administrator who gets it'),
  },
  {
    protects: 'nobody corrects their own balance',
    file: 'api/src/money/ledger/ledger-service.ts',
    remove: 'if (await isOwnMoney(trx, organizerId, actor.id)) {',
    replace: 'if (actor.id === 0) {',
    test: {
      runner: 'jest',
      file: 'api/src/money/ledger/own-money.test.ts',
      name: 'to an administrator whose balance it is',
    },
  },
  {
    protects: 'what was refused is not asked for again by itself',
    file: 'api/src/money/payouts/payouts-repository.ts',
    remove: "decision IS NOT DISTINCT FROM 'REFUSED' OR",
    replace: "decision IS NOT DISTINCT FROM '' OR",
    test: test(
      'refused gives the money back, tells the organizer why, and isn’t asked for again by itself',
    ),
  },
];
