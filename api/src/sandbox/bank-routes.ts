import type { FastifyPluginAsync } from 'fastify';
import { demoHolder } from './demo-accounts';
import type { Faults } from './faults';
import type { Ledger } from './ledger';
import { broken, refuse } from './provider-answers';

/** Account numbers that the sandbox treats differently from all others. */
export const TEST_ACCOUNTS = {
  unknown: '0000000000',
  /** Exists, but no refund can be sent to it. */
  refused: '1111111111',
  /** Refunds sent to it need attention again. */
  unreachable: '2222222222',
  /** Transfers to it fail. */
  failing: '3333333333',
  /** Its bank sends transfers back. */
  returning: '4444444444',
};

export const BANKS: [id: number, name: string, code: string][] = [
  [1, 'Access Bank', '044'],
  [7, 'First Bank of Nigeria', '011'],
  [9, 'Guaranty Trust Bank', '058'],
  [67, 'Kuda Bank', '50211'],
  [171, 'OPay Digital Services Limited (OPay)', '999992'],
  [16, 'Sterling Bank', '232'],
  [18, 'United Bank For Africa', '033'],
  [21, 'Zenith Bank', '057'],
];
const NAMES = ['ADA NGOZI OBI', 'TUNDE BELLO', 'AMINA YUSUF', 'CHIDI OKAFOR'];

export const knowsBank = (id: unknown) => BANKS.some(([known]) => known === Number(id));

// Responses follow Paystack's documentation: https://paystack.com/docs/api/miscellaneous and /verification.
export const bankRoutes: FastifyPluginAsync<{ faults: Faults; ledger: Ledger }> = async (
  app,
  { faults, ledger },
) => {
  app.get('/bank', async (_request, reply) => {
    const fault = await faults.strikes('banks');
    if (fault) return broken(reply, fault);
    const data = BANKS.map(([id, name, code]) => ({
      id,
      name,
      code,
      slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
      active: !faults.closedBanks.has(code),
      is_deleted: false,
      country: 'Nigeria',
      currency: 'NGN',
      type: 'nuban',
    }));
    return { status: true, message: 'Banks retrieved', data };
  });

  app.get<{ Querystring: { account_number?: string; bank_code?: string } }>(
    '/bank/resolve',
    async (request, reply) => {
      const fault = await faults.strikes('resolve');
      if (fault) return broken(reply, fault);
      const { account_number: number = '', bank_code: code } = request.query;
      const isKnown = /^\d{10}$/.test(number) && number !== TEST_ACCOUNTS.unknown;
      const bank = BANKS.find(([, , known]) => known === code);
      if (!isKnown || !bank || faults.closedBanks.has(bank[2])) {
        const message = 'Could not resolve account name. Check parameters or try again.';
        return refuse(reply, 422, message, 'invalid_account');
      }
      const account_name =
        ledger.every('holder').findLast(({ accountNumber }) => accountNumber === number)?.name ??
        demoHolder(number) ??
        NAMES[Number(number.at(-1)) % NAMES.length];
      const data = { account_number: number, account_name };
      return { status: true, message: 'Account number resolved', data };
    },
  );
};
