import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { Ledger, SandboxRefund, SandboxTransaction } from './ledger';
import type { Faults } from './faults';
import { broken, refuse, requireKey } from './provider-answers';
import { describeDispute, describeRefund, describeTransaction, type Webhooks } from './webhooks';

type Fields = Partial<Record<string, unknown>>;

interface ProviderRoutesOptions {
  ledger: Ledger;
  webhooks: Webhooks;
  faults: Faults;
  secretKey: string;
  checkoutUrl: string;
}

// Responses follow Paystack's documentation: https://paystack.com/docs/api/transaction and /refund.
export const providerRoutes: FastifyPluginAsync<ProviderRoutesOptions> = async (app, options) => {
  requireKey(app, options.secretKey);
  await app.register(transactionRoutes, options);
  await app.register(refundRoutes, options);
};

const transactionRoutes: FastifyPluginAsync<ProviderRoutesOptions> = async (
  app,
  { ledger, faults, checkoutUrl },
) => {
  app.post<{ Body: Fields | null }>('/transaction/initialize', async (request, reply) => {
    const fields = request.body ?? {};
    const problem = problemOf(fields, ledger);
    if (problem) return refuse(reply, ...problem);
    if (await faults.strikes('initialize')) return broken(reply);
    const transaction = newTransaction(ledger.nextId(), fields);
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
      if (await faults.strikes('verify', reference)) return broken(reply);
      const data = describeTransaction(transaction);
      return { status: true, message: 'Verification successful', data };
    },
  );

  app.get<{ Params: { id: string } }>('/dispute/:id', async (request, reply) => {
    if (await faults.strikes('dispute')) return broken(reply);
    const found = ledger.dispute(Number(request.params.id));
    if (!found) return refuse(reply, 404, 'Dispute not found', 'not_found');
    return { status: true, message: 'Dispute retrieved', data: describeDispute(...found) };
  });
};

const refundRoutes: FastifyPluginAsync<ProviderRoutesOptions> = async (
  app,
  { ledger, webhooks, faults },
) => {
  app.post<{ Body: Fields | null }>('/refund', async (request, reply) => {
    const { transaction: wanted, amount, merchant_note: note } = request.body ?? {};
    const transaction =
      typeof wanted === 'string' ? ledger.byReference(wanted) : ledger.byId(Number(wanted));
    if (!transaction || transaction.status !== 'success') {
      return refuse(reply, 400, 'Transaction not found or not refundable', 'invalid_transaction');
    }
    const back = ledger.refunded(transaction.id);
    const kobo = amount === undefined ? transaction.charged - back : Number(amount);
    if (!Number.isInteger(kobo) || kobo <= 0 || kobo + back > transaction.charged) {
      return refuse(reply, 400, 'Refund amount is more than what is left', 'invalid_amount');
    }
    if (await faults.strikes('refund')) return broken(reply);
    const refund: SandboxRefund = {
      id: ledger.nextId(),
      transactionId: transaction.id,
      amount: kobo,
      note: typeof note === 'string' ? note : null,
      status: 'pending',
      createdAt: new Date().toISOString(),
    };
    ledger.save({ refund });
    void finish(refund, transaction);
    await faults.at('refund', 'done');
    const data = describeRefund(refund, transaction);
    return { status: true, message: 'Refund has been queued for processing', data };
  });

  app.get<{ Params: { id: string } }>('/refund/:id', async (request, reply) => {
    const refund = ledger.refund(Number(request.params.id));
    const transaction = refund && ledger.byId(refund.transactionId);
    if (!transaction) return refuse(reply, 404, 'Refund not found', 'not_found');
    return { status: true, message: 'Refund retrieved', data: describeRefund(refund, transaction) };
  });

  app.get<{ Querystring: { transaction?: string } }>('/refund', async (request, reply) => {
    if (await faults.strikes('refunds')) return broken(reply);
    const transaction = ledger.byId(Number(request.query.transaction));
    const data = transaction
      ? ledger.refundsOf(transaction.id).map((refund) => describeRefund(refund, transaction))
      : [];
    return { status: true, message: 'Refunds retrieved', data };
  });

  async function finish(refund: SandboxRefund, transaction: SandboxTransaction): Promise<void> {
    const ended = { ...refund, status: faults.refundOutcome };
    await wait(50, undefined, { ref: false });
    ledger.save({ refund: ended });
    if (ended.status === 'processed') ledger.noteReversal(transaction.id);
    webhooks.refunded(ended, transaction);
  }
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
  { email, amount, reference, callback_url: callback }: Fields,
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
    status: 'abandoned',
    message: null,
    createdAt: new Date().toISOString(),
    paidAt: null,
  };
}
