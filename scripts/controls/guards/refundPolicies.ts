import type { Guard } from '../guard';

const tests = 'api/src/sales/refunds/refund-policy.test.ts';

/** The guards that keep refunds as they were promised. */
export const refundPolicies: Guard[] = [
  {
    protects: 'a cancellation brings back what its order’s policy gives',
    file: 'api/src/sales/tickets/cancel-own-ticket.ts',
    remove: 'const share = shareNow(order, event, now);',
    replace: "const share = shareNow({ ...order, refund_share: 'ALL' }, event, now);",
    test: {
      runner: 'jest',
      file: tests,
      name: 'brings back its price less its share of the fee, at the provider too',
    },
  },
  {
    protects: 'nothing is cancelled for another refund than was shown',
    file: 'api/src/sales/tickets/cancel-own-ticket.ts',
    remove: 'requireExpected(expected, refunded);',
    replace: 'if (refunded < 0) requireExpected(expected, refunded);',
    test: {
      runner: 'jest',
      file: tests,
      name: 'is not cancelled when the refund is another than was shown',
    },
  },
  {
    protects: 'a moved event refunds everything',
    file: 'api/src/sales/orders/refund-terms.ts',
    remove: "if (event.status === 'CANCELLED' || isJustMoved(order, event, now)) return 'ALL';",
    replace: "if (event.status === 'CANCELLED') return 'ALL';",
    test: {
      runner: 'jest',
      file: tests,
      name: 'brings everything back once the event was moved, even if it starts at once',
    },
  },
  {
    protects: 'nobody pays and cancels over and over at the provider’s fees',
    file: 'api/src/sales/orders/order-plan.ts',
    remove: 'requireFewCancellations(event, type);',
    replace: 'if (now < event.start_date === false) requireFewCancellations(event, type);',
    test: {
      runner: 'jest',
      file: tests,
      name: 'is refused after three full refunds of one event, and stops nobody else',
    },
  },
];
