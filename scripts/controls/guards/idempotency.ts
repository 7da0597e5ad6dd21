import type { Guard } from '../guard';

const idempotency = 'api/src/platform/http/idempotency.ts';
const keys = 'api/src/platform/http/idempotency.test.ts';
const processes = 'api/src/sales/orders/idempotent-purchase.test.ts';

/** The guards that make a retry with the same Idempotency-Key safe. */
export const idempotencyKeys: Guard[] = [
  {
    protects: 'an order is undone if its twin stored the same key first',
    file: 'api/src/platform/http/idempotency-repository.ts',
    remove: 'THEN excluded.fingerprint END`',
    replace: 'THEN excluded.fingerprint ELSE known.fingerprint END`',
    test: {
      runner: 'jest',
      file: processes,
      name: '20 parallel purchases with one key make one order and equal answers: a wide event',
    },
  },
  {
    protects: 'a twin that finds the seats taken by its own first request gets that one’s answer',
    file: idempotency,
    remove: 'if (!isTaken) throw meansTaken(error) ? new KeyTakenError() : error;',
    replace: 'if (!isTaken || !meansTaken(error)) throw error;',
    test: {
      runner: 'jest',
      file: keys,
      name: 'gets the answer of its twin that took the last seats, at once or in parallel',
    },
  },
  {
    protects: 'an order and its answer are stored together',
    file: 'api/src/sales/orders/place-order.ts',
    remove: '...(keep ? [keep(placed)] : [])',
    replace: '',
    test: {
      runner: 'jest',
      file: processes,
      name: 'a purchase whose process is killed while it waits for the seats is made once by its retry',
    },
  },
  {
    protects: 'a payment is started once, though its twin comes while the provider is asked',
    file: 'api/src/sales/payments/payments-service.ts',
    remove: 'await beginAnswer(trx, key, begunAt);',
    replace: '',
    test: {
      runner: 'jest',
      file: keys,
      name: 'is one attempt at the provider, though ten calls come at once',
    },
  },
  {
    protects: 'a key that came with another request is refused',
    file: idempotency,
    remove: 'if (!known.fingerprint.equals(key.fingerprint)) throw new KeyReusedError();',
    replace: '',
    test: {
      runner: 'jest',
      file: keys,
      name: 'is refused with 422 if the key came with another body, and nothing is done',
    },
  },
  {
    protects: 'an unpaid order of another size is not passed off as the one asked for',
    file: 'api/src/sales/orders/open-order.ts',
    remove: 'if (hasSameTickets && !hasDetails) return { order, tickets };',
    replace: 'if (isSameType) return { order, tickets };',
    test: {
      runner: 'jest',
      file: 'api/src/sales/orders/open-order.test.ts',
      name: 'is told both numbers when asking for another quantity, and which order it is',
    },
  },
];
