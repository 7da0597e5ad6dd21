import type { Guard } from '../guard';

const file = 'api/src/sales/payments/refunds-worker.ts';
const tests = 'api/src/sales/payments/refund-processes.test.ts';

/** The guards that mend fault 3: a refund is posted twice. */
export const refundTwice: Guard[] = [
  {
    protects: 'a refund is looked up at the provider before it is requested',
    file,
    remove: '(await this.findEarlierRequest(refund)) ?? (await this.request(refund))',
    replace: '(await this.request(refund)) ?? (await this.findEarlierRequest(refund))',
    test: {
      runner: 'jest',
      file: tests,
      name: 'requests each refund once even if its worker is killed at every step',
    },
  },
  {
    protects: 'a process paused past its lease requests no refund',
    file,
    remove: 'if (!isOurs || now().getTime() > from + CALL_TIMEOUT_MS) {',
    replace: 'if (!isOurs && now().getTime() > from + CALL_TIMEOUT_MS) {',
    test: {
      runner: 'jest',
      file: tests,
      name: 'does not request a refund that another process took while this one was paused',
    },
  },
];
