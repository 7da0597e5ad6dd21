import type { Guard } from '../guard';

const folder = 'api/src/money/reconciliation';
const found = (name: string) => ({
  runner: 'jest' as const,
  file: `${folder}/reconciliation.test.ts`,
  name: `finds ${name}, says so once, and takes it back when it is over`,
});
const runs = (name: string) => ({
  runner: 'jest' as const,
  file: `${folder}/reconciliation-runs.test.ts`,
  name,
});
const processes = (name: string) => ({
  runner: 'jest' as const,
  file: 'api/src/money/payouts/payout-processes.test.ts',
  name,
});

/** The guards of reconciling the books with the provider's, and of payouts whose process dies. */
export const reconciliation: Guard[] = [
  {
    protects: 'a difference that is gone needs nobody',
    file: `${folder}/reconciliation.ts`,
    remove: 'else if (open.has(subject)) await differences.close(db, { kind, subject }, at);',
    replace: '',
    test: found('another amount'),
  },
  {
    protects: 'what only we have is asked about',
    file: `${folder}/compare-payments.ts`,
    remove: '...(await settledReferences(db, span)), ...open',
    replace: '...open',
    test: found('a payment that only we have'),
  },
  {
    protects: 'a transfer that somebody else made is noticed',
    file: `${folder}/compare-transfers.ts`,
    remove: '  if (!ours) {\n    return isSent\n',
    replace: '  if (!ours) {\n    return isSent && until.getTime() < 0\n',
    test: found('a transfer that is no payout'),
  },
  {
    protects: 'a balance that moves by itself is noticed',
    file: `${folder}/compare-balance.ts`,
    remove: 'if (before === null || surplus === before || isBack.length > 0) return;',
    replace: 'if (before === null || surplus <= before || isBack.length > 0) return;',
    test: found('a balance with less than the books say'),
  },
  {
    protects: 'one process compares at a time',
    file: `${folder}/reconciliations-repository.ts`,
    remove: "if (last && last.leased_until > now) return 'leased';",
    replace: '',
    test: runs('asks the provider once, though several processes begin at once'),
  },
  {
    protects: 'a run that was cut off goes on where it ended',
    file: `${folder}/reconciliation.ts`,
    remove: 'if (run.parts_done.includes(kind)) continue;',
    replace: '',
    test: runs('goes on with the part at which the provider failed'),
  },
  {
    protects: 'a case that a person has closed stays closed',
    file: 'api/src/sales/payment-cases/payment-cases-repository.ts',
    remove: 'payment_cases.closed_at IS NOT NULL AND payment_cases.closed_by IS NULL',
    replace: 'payment_cases.closed_at IS NOT NULL',
    test: runs(
      'leaves a case closed that a person has closed, and opens one again that had settled by itself',
    ),
  },
  {
    protects: 'a process that is killed before its call leaves a payout that is looked up first',
    file: 'api/src/money/payouts/payouts-repository.ts',
    remove: "state: 'SENDING',\n    sending_at: at,",
    replace: "state: 'REQUESTED',\n    sending_at: at,",
    test: processes('pays once though its process is killed before its call arrives'),
  },
];
