import type { Guard } from '../guard';

const watch = 'api/src/sales/payments/late-payments.ts';
const webhook = 'api/src/sales/payments/webhook-routes.ts';
const watchTests = 'api/src/sales/payments/late-payments.test.ts';
const webhookTests = 'api/src/sales/payments/webhook.test.ts';

/** The guards that mend fault 5: late payments are forgotten. */
export const latePayments: Guard[] = [
  {
    protects: 'a payment is checked for a week',
    file: watch,
    remove: 'const WATCHED_MS = 7 * DAY_MS',
    replace: 'const WATCHED_MS = 3 * DAY_MS',
    test: {
      runner: 'jest',
      file: watchTests,
      name: 'is honoured even if it was paid six days after it was started',
    },
  },
  {
    protects: 'a payment still unclear after a week goes to an administrator',
    file: watch,
    remove: '|| !doubt) return;',
    replace: "|| !doubt || known !== 'foreign') return;",
    test: {
      runner: 'jest',
      file: watchTests,
      name: 'is reported to the administrators once, in the log and in the metrics',
    },
  },
  {
    protects: 'nobody is asked about a payment that is settled meanwhile',
    file: watch,
    remove: 'if (!(await repository.endWatch(trx, payment.id)) || !doubt) return;',
    replace: 'await repository.endWatch(trx, payment.id);\n      if (!doubt) return;',
    test: {
      runner: 'jest',
      file: watchTests,
      name: 'is not reported if its news arrives while the provider keeps us waiting',
    },
  },
  {
    protects: 'a webhook whose lookup failed is delivered again',
    file: webhook,
    remove: "return 'failed' as const;",
    replace: 'return true;',
    test: {
      runner: 'jest',
      file: webhookTests,
      name: 'asks for another delivery while the provider is unreachable, and processes that one',
    },
  },
  {
    protects: 'a webhook whose lookup times out is delivered again',
    file: webhook,
    remove: "if (outcome === 'failed' || outcome === 'late') {",
    replace: "if (outcome === 'failed') {",
    test: {
      runner: 'jest',
      file: webhookTests,
      name: 'asks for another delivery when the provider takes too long, and finishes in the background',
    },
  },
];
