import type { Guard } from '../guard';

const retry = 'api/src/sales/refunds/refund-retry.ts';
const worker = 'api/src/sales/payments/refunds-worker.ts';
const linkTests = 'api/src/sales/refunds/refund-links.test.ts';
const retryTests = 'api/src/sales/refunds/refund-retry.test.ts';

/** The guards of refunds that go to an account the payer chooses, and of transfers that come back. */
export const stuckRefund: Guard[] = [
  {
    protects: 'a refund is looked up at the provider before an account is sent for it',
    file: retry,
    remove: "if (before.status !== 'needs-attention') {",
    replace: "if (before.status === 'failed') {",
    test: {
      runner: 'jest',
      file: retryTests,
      name: 'when it was paid back before the account was given',
    },
  },
  {
    protects: 'a link takes one answer',
    file: retry,
    remove: 'if (!(await links.lockOpenLink(trx, found.link, at))) return null;',
    replace: '',
    test: {
      runner: 'jest',
      file: retryTests,
      name: 'when it is confirmed twice at once, in two tabs with two accounts',
    },
  },
  {
    protects: 'a refund that an administrator paid by hand is not sent to the payer’s account too',
    file: 'api/src/sales/payments/refund-links-repository.ts',
    remove: "AND r.status IN ('NEEDS_ATTENTION', 'REQUESTED')",
    replace: '',
    test: {
      runner: 'jest',
      file: retryTests,
      name: 'when an administrator pays by hand while the payer answers',
    },
  },
  {
    protects: 'news from before an account was sent asks for no second account',
    file: worker,
    remove: 'if (underWayUntil) {',
    replace: 'if (underWayUntil && underWayUntil < now()) {',
    test: {
      runner: 'jest',
      file: linkTests,
      name: 'that the money does not reach either is asked for again, by a new link',
    },
  },
  {
    protects: 'an account number is in no error, and so in no log',
    file: 'api/src/platform/provider/paystack-http.ts',
    remove: "path.replace(/\\?.*/, '')",
    replace: 'path',
    test: {
      runner: 'jest',
      file: retryTests,
      name: 'with error changes nothing until it is asked',
    },
  },
  {
    protects: 'a link is no directory of account holders',
    file: 'api/src/sales/refunds/refund-link-service.ts',
    remove: 'if (nextAt) {',
    replace: 'if (nextAt && nextAt < now()) {',
    test: { runner: 'jest', file: linkTests, name: 'looks up a handful of names an hour' },
  },
  {
    protects: 'a bank transfer that was sent back is told to the buyer',
    file: 'api/src/sales/payments/deliveries.ts',
    remove: 'await settlement.noteRejectedTransfer(news.transaction, news.why);',
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/sales/payments/rejected-transfers.test.ts',
      name: 'is told to the buyer, who pays again while the seats are held',
    },
  },
];
