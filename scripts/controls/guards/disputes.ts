import type { Guard } from '../guard';

const disputes = 'api/src/sales/disputes/disputes.ts';
const outside = 'api/src/sales/disputes/outside-refunds.ts';
const disputeTests = 'api/src/sales/disputes/disputes.test.ts';
const outsideTests = 'api/src/sales/disputes/outside-refunds.test.ts';

/** The guards that mend fault 4: disputes and refunds made at the provider are acknowledged and dropped. */
export const disputesAndOutsideRefunds: Guard[] = [
  {
    protects: 'a webhook that was stored but not processed is picked up again',
    file: 'api/src/sales/payments/deliveries-repository.ts',
    remove: "WHERE id = ${id} AND state = 'RECEIVED' AND next_attempt_at <= ${now}",
    replace: "WHERE id = ${id} AND state = 'GIVEN_UP' AND next_attempt_at <= ${now}",
    test: {
      runner: 'jest',
      file: 'api/src/sales/payments/delivery-processes.test.ts',
      name: 'processes a webhook even if it was killed between storing and processing it',
    },
  },
  {
    protects: 'a disputed payment suspends its tickets at the door',
    file: 'api/src/sales/tickets/entry-rules.ts',
    remove: "if (ticket.suspended_at) return 'ticket_on_hold';",
    replace: '',
    test: {
      runner: 'jest',
      file: disputeTests,
      name: 'puts the tickets on hold at the door, and tells the organizer and the administrators',
    },
  },
  {
    protects: 'a suspended ticket is refused at an offline door too',
    file: 'mfe-dashboard/src/screens/dashboard/scan/judgeOffline.ts',
    remove: "if (ticket.on_hold && !(isInside && direction === 'out')) {",
    replace: 'if (ticket.on_hold && enteredAt) {',
    test: {
      runner: 'jest',
      file: 'mfe-dashboard/src/screens/dashboard/scan/judgeOffline.test.ts',
      name: 'sends the holder of a ticket on hold to the organizer',
    },
  },
  {
    protects: 'winning a dispute makes the tickets valid again',
    file: disputes,
    remove: "else if (state.status === 'WON') await this.win(",
    replace: "else if (state.status === 'WON' && !known) await this.win(",
    test: {
      runner: 'jest',
      file: disputeTests,
      name: 'makes the tickets valid again when it is won',
    },
  },
  {
    protects: 'an order refunded through a dispute is not refunded again',
    file: 'api/src/sales/disputes/void-order.ts',
    remove: 'await payments.endPaidPayment(trx, payment.id);',
    replace: 'if (valid.length === 0) await payments.endPaidPayment(trx, payment.id);',
    test: {
      runner: 'jest',
      file: disputeTests,
      name: 'ends the order when it is lost, without another refund (delivered once)',
    },
  },
  {
    protects: 'a dispute webhook takes effect once, however often it arrives',
    file: disputes,
    remove: 'if (known?.status === state.status) return dispute;',
    replace: '',
    test: {
      runner: 'jest',
      file: disputeTests,
      name: 'takes effect once even if it is delivered twenty times at once',
    },
  },
  {
    protects: 'a refund in the provider’s dashboard voids the tickets',
    file: 'api/src/sales/payments/deliveries.ts',
    remove: 'await outsideRefunds.lookUp(news.reference);',
    replace: 'void outsideRefunds;',
    test: {
      runner: 'jest',
      file: outsideTests,
      name: 'of everything, delivered twenty times at once, ends the order once',
    },
  },
  {
    protects: 'a reversal caused by our own refund is ignored',
    file: outside,
    remove: "isReversed && payment.status === 'PAID' && before.length + fresh.length === 0;",
    replace: "isReversed && payment.status === 'PAID' && fresh.length === 0;",
    test: {
      runner: 'jest',
      file: outsideTests,
      name: 'is ignored when our own refund caused it',
    },
  },
];
