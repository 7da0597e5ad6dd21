import type { Guard } from '../guard';

const test = {
  runner: 'jest',
  file: 'api/src/testing/chaos/chaos.test.ts',
  name: 'loses no money, seat, mail or job while everything around two API processes fails',
} as const;

/** Guards whose loss the chaos run notices; most have a test of their own as well. */
export const chaos: Guard[] = [
  {
    protects: 'a cancelled ticket’s money goes back',
    file: 'api/src/sales/orders/cancellation.ts',
    remove:
      '  await queueRefund(trx, { ...refund, ...feesOfRefund(order, amountKobo / each, cause) });\n',
    replace: '',
    test,
  },
  {
    protects: 'each ticket is mailed',
    file: 'api/src/sales/orders/ticket-mails.ts',
    remove: "  await queueMail(trx, { template: 'ticket', recipient, data });\n",
    replace: '  void [trx, recipient, data];\n',
    test,
  },
  {
    protects: 'the API outlives a restart of PostgreSQL',
    file: 'api/src/platform/database/connect.ts',
    remove: "  pool.on('connect', (client) => client.on('error', () => undefined));\n",
    replace: '',
    test,
  },
];
