import type { Guard } from '../guard';

const receipts = 'api/src/sales/receipts/receipts.test.ts';
const statements = 'api/src/money/statements/statements.test.ts';

/** The guards of statements and receipts (decision 0070). */
export const documents: Guard[] = [
  {
    protects: 'a receipt is its payer’s',
    file: 'api/src/sales/receipts/receipts-service.ts',
    remove: "row.user_id !== actor.id && actor.role !== 'ADMIN'",
    replace: "row.user_id !== actor.id && actor.role === 'ORGANIZER'",
    test: {
      runner: 'jest',
      file: receipts,
      name: 'is for the payer and administrators alone; others don’t learn that there is one',
    },
  },
  {
    protects: 'a payout’s statement is its organizer’s',
    file: 'api/src/money/statements/statements-service.ts',
    remove:
      "if (!acting) throw noSuchPayout();\n    requireRight(acting, 'money');\n    requireAllEvents(acting);\n",
    replace: '',
    test: {
      runner: 'jest',
      file: statements,
      name: 'is for the organizer and administrators alone',
    },
  },
  {
    protects: 'a receipt is of the payment that bought the tickets',
    file: 'api/src/sales/receipts/receipts-repository.ts',
    remove: "AND credit = 'ORGANIZER'",
    replace: "AND credit = 'PAYERS'",
    test: {
      runner: 'jest',
      file: receipts,
      name: 'is the first payment’s, if an order was paid twice',
    },
  },
  {
    protects: 'an order keeps the tax number of the day on which it was paid',
    file: 'api/src/sales/orders/orders-repository.ts',
    remove: 'tax_number = (${organizer}),',
    replace: 'tax_number = null,',
    test: {
      runner: 'jest',
      file: receipts,
      name: 'keeps the tax number of the day on which it was paid',
    },
  },
  {
    protects: 'no spreadsheet runs what people wrote',
    file: 'contract/src/text/csv.ts',
    remove: 'startsFormula.test(value) && !isAmount.test(value)',
    replace: 'isAmount.test(value) && !isAmount.test(value)',
    test: {
      runner: 'jest',
      file: statements,
      name: 'is a file for its reader alone, that no spreadsheet runs',
    },
  },
  {
    protects: 'tickets are mailed though their receipt can’t be made',
    file: 'api/src/mail/mail-delivery.ts',
    remove: 'if (attempts < 3) throw error;',
    replace: 'if (attempts < 30) throw error;',
    test: {
      runner: 'jest',
      file: 'api/src/mail/mail-worker.test.ts',
      name: 'sends tickets without a receipt that can’t be made, after two more tries',
    },
  },
];
