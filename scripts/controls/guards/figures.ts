import type { Guard } from '../guard';

const figures = 'api/src/sales/report/figures.test.ts';

/** The guards against figures that differ from the rows they count. */
export const figuresOfSales: Guard[] = [
  {
    protects: 'an order that is paid later moves its tickets to the day of the payment',
    file: 'api/src/platform/database/migrations/0200-sales-figures.ts',
    remove: 'CREATE TRIGGER move_sales AFTER UPDATE ON orders',
    replace: 'CREATE TRIGGER move_sales AFTER UPDATE ON refunds',
    test: {
      runner: 'jest',
      file: figures,
      name: 'follow an order that is paid on a later day, and what is kept of a cancelled ticket',
    },
  },
  {
    protects: 'an event’s figures follow it into another time zone',
    file: 'api/src/platform/database/migrations/0200-sales-figures.ts',
    remove: 'PERFORM correct_event_figures(NEW.id);',
    replace: '',
    test: { runner: 'jest', file: figures, name: 'follow an event into another time zone' },
  },
  {
    protects: 'a total over everything holds what was folded and what is new, each once',
    file: 'api/src/sales/report/figures-repository.ts',
    remove: 'UNION ALL ${rows} AND NOT is_folded',
    replace: 'UNION ALL ${rows}',
    test: {
      runner: 'jest',
      file: figures,
      name: 'equal the rows after sales, check-ins, refunds, cancellations and transfers',
    },
  },
  {
    protects: 'erasure finds the tickets that others bought for a person by index',
    file: 'api/src/platform/database/migrations/0201-indexes-of-lists.ts',
    remove:
      "tickets_holder_email: 'ON tickets (lower(holder_email)) WHERE holder_email IS NOT NULL',",
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/plans.test.ts',
      name: 'erasure finds a person’s rows by index',
    },
  },
];
