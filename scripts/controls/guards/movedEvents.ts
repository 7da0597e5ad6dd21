import type { Guard } from '../guard';

const tests = 'api/src/sales/payments/moved-event.test.ts';

/** The guards that keep an event which has started from being sold. */
export const movedEvents: Guard[] = [
  {
    protects: 'a hold ends at the start of its event, wherever that is moved',
    file: 'api/src/events/event-editing-service.ts',
    remove:
      'if (draft.start_date) await repository.endHoldsByStart(trx, before.id, draft.start_date);',
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'earlier ends at the new start, and the buyer is told',
    },
  },
  {
    protects: 'a payment made after the start is refunded',
    file: 'api/src/sales/payments/settlement.ts',
    remove: "if (isPaidAfterStart(payment, answer, event, at)) return 'event_started';",
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'is refunded when it was made after the start, and the buyer is told why',
    },
  },
  {
    protects: 'a payment counts from when it was made, not from when we hear of it',
    file: 'api/src/sales/payments/payment-verdict.ts',
    remove: "const told = Date.parse(said ?? '');",
    replace: 'const told = Number(said);',
    test: {
      runner: 'jest',
      file: tests,
      name: 'buys the ticket when it was made before the start and confirmed after it',
    },
  },
];
