import type { FastifyPluginAsync } from 'fastify';
import type { Balance } from './balance';
import type { Faults } from './faults';
import type { Ledger } from './ledger';
import { broken, pageOf, refuse, type ListQuery } from './provider-answers';
import { describeSettlement } from './transfer-shapes';
import { describeTransaction } from './webhooks';

interface BalanceRoutesOptions {
  ledger: Ledger;
  faults: Faults;
  balance: Balance;
}

// Responses follow Paystack's OpenAPI document: https://github.com/PaystackOSS/openapi, balance and settlement.
export const balanceRoutes: FastifyPluginAsync<BalanceRoutesOptions> = async (
  app,
  { ledger, faults, balance },
) => {
  app.get('/balance', async (_request, reply) => {
    const fault = await faults.strikes('balance');
    if (fault) return broken(reply, fault);
    const data = [{ currency: 'NGN', balance: balance.available() }];
    return { status: true, message: 'Balances retrieved', data };
  });

  app.get<{ Querystring: ListQuery }>('/settlement', async (request, reply) => {
    const fault = await faults.strikes('lists');
    if (fault) return broken(reply, fault);
    const rows = balance.settlements().map((one) => ({ ...one, createdAt: one.settledAt }));
    const { data, meta } = pageOf(rows, request.query);
    const described = data.map(describeSettlement);
    return { status: true, message: 'Settlements retrieved', data: described, meta };
  });

  app.get<{ Params: { id: string }; Querystring: ListQuery }>(
    '/settlement/:id/transactions',
    async (request, reply) => {
      const settlement = balance.settlements().find(({ id }) => id === Number(request.params.id));
      if (!settlement) return refuse(reply, 404, 'Settlement not found', 'not_found');
      const rows = settlement.transactionIds.flatMap((id) => ledger.byId(id) ?? []);
      const { data, meta } = pageOf(rows, request.query);
      const described = data.map(describeTransaction);
      return { status: true, message: 'Transactions retrieved', data: described, meta };
    },
  );
};
