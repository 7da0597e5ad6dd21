import type { Guard } from '../guard';

const api = 'api/src/platform/database/lostConnection.test.ts';

/** The guards that mend fault 1: a lost database connection ends the API. */
export const lostConnection: Guard[] = [
  {
    protects: 'losing a connection in use does not crash the process',
    file: 'api/src/platform/database/connect.ts',
    remove: "pool.on('connect', (client) => client.on('error', () => undefined));",
    replace: '',
    test: {
      runner: 'jest',
      file: api,
      name: 'the API keeps running, answers 503 meanwhile, and neither loses nor duplicates an order',
    },
  },
  {
    protects: 'a call that hits a lost connection gets a 503 to retry, not a 500',
    file: 'api/src/platform/http/errorHandler.ts',
    remove: 'if (error instanceof DatabaseUnavailableError) {',
    replace: 'if (error instanceof DatabaseUnavailableError && error.message === "") {',
    test: {
      runner: 'jest',
      file: api,
      name: 'the API keeps running, answers 503 meanwhile, and recovers at once',
    },
  },
  {
    protects: 'a buyer whose response was lost is not asked to buy again',
    file: 'api/src/sales/orders/orders-service.ts',
    remove: 'isLost ? await findLostOrder(this.db, ticketNumbers) : null',
    replace: 'isLost && !findLostOrder ? await findLostOrder(this.db, ticketNumbers) : null',
    test: {
      runner: 'jest',
      file: api,
      name: 'one to be paid is found and returned',
    },
  },
  {
    protects: 'the embedded PostgreSQL is restarted if it is killed',
    file: 'api/src/server.ts',
    remove: '    restarts: true,\n',
    replace: '',
    test: {
      runner: 'jest',
      file: api,
      name: 'the API restarts its own PostgreSQL if that is killed',
    },
  },
  {
    protects: 'the page server passes a 503 on instead of retrying ten times',
    file: 'shell/server/apiProxy.ts',
    remove: "answer?.headers['retry-after'] ||",
    replace: '',
    test: {
      runner: 'jest',
      file: 'shell/server/apiProxy.test.ts',
      name: 'a 503 of the API that says when to come back is passed on at once, as it is',
    },
  },
];
