import type { Guard } from '../guard';

const sales = 'api/src/door/sales/door-sales.test.ts';
const service = 'api/src/door/sales/door-sales-service.ts';

/** The guards of sales at the door (decision 0103). */
export const doorSaleGuards: Guard[] = [
  {
    protects: 'what is taken at the door never reaches the books or figures of money',
    file: 'api/src/sales/orders/door-order.ts',
    remove: 'totalKobo: 0,',
    replace: 'totalKobo: type.price_kobo * quantity,',
    test: {
      runner: 'jest',
      file: sales,
      name: 'moves no money here: no payment, no fee, nothing in the books, nothing to pay out',
    },
  },
  {
    protects: 'a retry at the door sells once',
    file: service,
    remove: 'await keepAnswer(trx, key, now, sale);',
    replace: '',
    test: {
      runner: 'jest',
      file: sales,
      name: 'is sold once however often the request is sent',
    },
  },
  {
    protects: 'staff at the door sell only where the organizer lets them',
    file: service,
    remove: "staffSells ? 'door' : 'gates'",
    replace: "staffSells ? 'door' : 'door'",
    test: {
      runner: 'jest',
      file: sales,
      name: 'staff at the door sell where the organizer lets them, and see their own sales alone',
    },
  },
  {
    protects: 'a price that has changed isn’t taken',
    file: service,
    remove: 'if (parseNaira(told) === takenKobo) return;',
    replace: 'if (told) return;',
    test: {
      runner: 'jest',
      file: sales,
      name: 'isn’t sold at a price that has changed, nor when the event is over, nor of a type that it hasn’t',
    },
  },
  {
    protects: 'what was sold at the door is refunded nowhere else',
    file: 'api/src/sales/tickets/sold-tickets-service.ts',
    remove: 'await requireNotSoldAtDoor(trx, locked.order.id);',
    replace: '',
    test: { runner: 'jest', file: sales, name: 'nobody refunds or cancels it elsewhere' },
  },
];
