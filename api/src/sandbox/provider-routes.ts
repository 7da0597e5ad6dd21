import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../platform/clock';
import type { Balance } from './balance';
import { balanceRoutes } from './balance-routes';
import { bankRoutes } from './bank-routes';
import type { Ledger, SandboxTransaction } from './ledger';
import type { Faults } from './faults';
import { broken, pageOf, refuse, requireKey, type ListQuery } from './provider-answers';
import { refundRoutes } from './refund-routes';
import { CHANNELS } from './switches';
import { transferRoutes } from './transfer-routes';
import { describeDispute, describeTransaction, type Webhooks } from './webhooks';

type Fields = Partial<Record<string, unknown>>;

interface ProviderRoutesOptions {
  ledger: Ledger;
  webhooks: Webhooks;
  faults: Faults;
  balance: Balance;
  now: Clock;
  secretKey: string;
  checkoutUrl: string;
}

// Responses follow Paystack's documentation: https://paystack.com/docs/api/transaction and /refund.
export const providerRoutes: FastifyPluginAsync<ProviderRoutesOptions> = async (app, options) => {
  requireKey(app, options.secretKey);
  await app.register(transactionRoutes, options);
  await app.register(lookUpRoutes, options);
  await app.register(refundRoutes, options);
  await app.register(bankRoutes, options);
  await app.register(transferRoutes, options);
  await app.register(balanceRoutes, options);
};

const transactionRoutes: FastifyPluginAsync<ProviderRoutesOptions> = async (
  app,
  { ledger, faults, checkoutUrl, now },
) => {
  app.post<{ Body: Fields | null }>('/transaction/initialize', async (request, reply) => {
    const fields = request.body ?? {};
    const problem = problemOf(fields, ledger);
    if (problem) return refuse(reply, ...problem);
    const fault = await faults.strikes('initialize');
    if (fault) return broken(reply, fault);
    const transaction = newTransaction(ledger.nextId(), fields, now());
    ledger.save({ transaction });
    return {
      status: true,
      message: 'Authorization URL created',
      data: {
        authorization_url: `${checkoutUrl}/${transaction.accessCode}`,
        access_code: transaction.accessCode,
        reference: transaction.reference,
      },
    };
  });

  app.get<{ Params: { reference: string } }>(
    '/transaction/verify/:reference',
    async (request, reply) => {
      const { reference } = request.params;
      const transaction = ledger.byReference(reference);
      if (!transaction) {
        return refuse(reply, 404, 'Transaction reference not found', 'transaction_not_found');
      }
      const fault = await faults.strikes('verify', reference);
      if (fault) return broken(reply, fault);
      const data = describeTransaction(transaction);
      return { status: true, message: 'Verification successful', data };
    },
  );

  app.get<{ Params: { id: string } }>('/transaction/:id', async (request, reply) => {
    const transaction = ledger.byId(Number(request.params.id));
    if (!transaction) return refuse(reply, 404, 'Transaction ID is invalid', 'not_found');
    const data = describeTransaction(transaction);
    return { status: true, message: 'Transaction retrieved', data };
  });
};

const lookUpRoutes: FastifyPluginAsync<ProviderRoutesOptions> = async (app, { ledger, faults }) => {
  app.get<{ Querystring: ListQuery }>('/transaction', async (request, reply) => {
    const fault = await faults.strikes('lists');
    if (fault) return broken(reply, fault);
    const { status } = request.query;
    const rows = ledger.all().filter((one) => !status || one.status === status);
    const { data, meta } = pageOf(rows, request.query);
    const described = data.map(describeTransaction);
    return { status: true, message: 'Transactions retrieved', data: described, meta };
  });

  app.get<{ Querystring: ListQuery }>('/dispute', async (request, reply) => {
    const fault = await faults.strikes('lists');
    if (fault) return broken(reply, fault);
    const { data, meta } = pageOf(ledger.every('dispute'), request.query);
    const described = data.flatMap(({ id }) => {
      const found = ledger.dispute(id);
      return found ? [describeDispute(...found)] : [];
    });
    return { status: true, message: 'Disputes retrieved', data: described, meta };
  });

  app.get<{ Params: { id: string } }>('/dispute/:id', async (request, reply) => {
    const fault = await faults.strikes('dispute');
    if (fault) return broken(reply, fault);
    const found = ledger.dispute(Number(request.params.id));
    if (!found) return refuse(reply, 404, 'Dispute not found', 'not_found');
    return { status: true, message: 'Dispute retrieved', data: describeDispute(...found) };
  });
};

/** Why a payment can't be started, as arguments for `refuse`; null if it can. */
function problemOf(
  { email, amount, currency, reference }: Fields,
  ledger: Ledger,
): [status: number, message: string, code: string] | null {
  if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(email)) {
    return [400, 'Invalid Email Address Passed', 'invalid_email_address'];
  }
  if (!Number.isInteger(Number(amount)) || Number(amount) <= 0) {
    return [400, 'Invalid Amount Sent', 'invalid_amount'];
  }
  if (currency !== undefined && currency !== 'NGN') {
    return [403, 'Currency not supported by merchant', 'unsupported_currency'];
  }
  if (typeof reference !== 'string' || !/^[A-Za-z0-9.=-]+$/.test(reference)) {
    return [400, 'Invalid characters in reference', 'invalid_reference'];
  }
  return ledger.byReference(reference)
    ? [400, 'Duplicate Transaction Reference', 'duplicate_reference']
    : null;
}

function newTransaction(
  id: number,
  { email, amount, reference, callback_url: callback, channels }: Fields,
  at: Date,
): SandboxTransaction {
  return {
    id,
    reference: String(reference),
    accessCode: randomBytes(9).toString('hex'),
    email: String(email),
    amount: Number(amount),
    charged: Number(amount),
    currency: 'NGN',
    callbackUrl: typeof callback === 'string' && URL.canParse(callback) ? callback : null,
    channels: CHANNELS.filter((one) => !Array.isArray(channels) || channels.includes(one)),
    status: 'abandoned',
    message: null,
    createdAt: at.toISOString(),
    paidAt: null,
  };
}
