import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Ledger, SandboxRefund, SandboxTransaction } from './ledger';
import type { Faults } from './faults';
import { describeRefund, describeTransaction, type Webhooks } from './webhooks';

interface ProviderRoutesOptions {
  ledger: Ledger;
  webhooks: Webhooks;
  faults: Faults;
  secretKey: string;
  checkoutUrl: string;
}

// The answers that a caller may rely on are Paystack's: https://paystack.com/docs/api/transaction and /refund.
export const providerRoutes: FastifyPluginAsync<ProviderRoutesOptions> = async (
  app,
  { ledger, webhooks, faults, secretKey, checkoutUrl },
) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return refuse(reply, 401, 'Invalid key', 'invalid_Key');
    }
  });

  app.post<{ Body: Partial<Record<string, unknown>> | null }>(
    '/transaction/initialize',
    async (request, reply) => {
      const { email, amount, currency, reference, callback_url: callback } = request.body ?? {};
      if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(email)) {
        return refuse(reply, 400, 'Invalid Email Address Passed', 'invalid_email_address');
      }
      const kobo = Number(amount);
      if (!Number.isInteger(kobo) || kobo <= 0) {
        return refuse(reply, 400, 'Invalid Amount Sent', 'invalid_amount');
      }
      if (currency !== undefined && currency !== 'NGN') {
        return refuse(reply, 403, 'Currency not supported by merchant', 'unsupported_currency');
      }
      if (typeof reference !== 'string' || !/^[A-Za-z0-9.=-]+$/.test(reference)) {
        return refuse(reply, 400, 'Invalid characters in reference', 'invalid_reference');
      }
      if (ledger.byReference(reference)) {
        return refuse(reply, 400, 'Duplicate Transaction Reference', 'duplicate_reference');
      }
      if (await faults.strikes('initialize')) return broken(reply);
      const transaction: SandboxTransaction = {
        id: ledger.nextId(),
        reference,
        accessCode: randomBytes(9).toString('hex'),
        email,
        amount: kobo,
        charged: kobo,
        currency: 'NGN',
        callbackUrl: typeof callback === 'string' && URL.canParse(callback) ? callback : null,
        status: 'abandoned',
        message: null,
        createdAt: new Date().toISOString(),
        paidAt: null,
      };
      ledger.save({ transaction });
      return {
        status: true,
        message: 'Authorization URL created',
        data: {
          authorization_url: `${checkoutUrl}/${transaction.accessCode}`,
          access_code: transaction.accessCode,
          reference,
        },
      };
    },
  );

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

  app.post<{ Body: Partial<Record<string, unknown>> | null }>('/refund', async (request, reply) => {
    const { transaction: wanted, amount, merchant_note: note } = request.body ?? {};
    const transaction =
      typeof wanted === 'string' ? ledger.byReference(wanted) : ledger.byId(Number(wanted));
    if (!transaction || transaction.status !== 'success') {
      return refuse(reply, 400, 'Transaction not found or not refundable', 'invalid_transaction');
    }
    const back = ledger
      .refundsOf(transaction.id)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
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
    const data = describeRefund(refund, transaction);
    return { status: true, message: 'Refund has been queued for processing', data };
  });

  app.get<{ Params: { id: string } }>('/refund/:id', async (request, reply) => {
    const refund = ledger.refund(Number(request.params.id));
    const transaction = refund && ledger.byId(refund.transactionId);
    if (!transaction) return refuse(reply, 404, 'Refund not found', 'not_found');
    return { status: true, message: 'Refund retrieved', data: describeRefund(refund, transaction) };
  });

  app.get<{ Querystring: { transaction?: string } }>('/refund', async (request) => {
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
    webhooks.refunded(ended, transaction);
  }
};

function refuse(reply: FastifyReply, status: number, message: string, code: string) {
  return reply.code(status).send({ status: false, message, type: 'validation_error', code });
}

function broken(reply: FastifyReply) {
  return reply.code(503).send({ status: false, message: 'Service unavailable' });
}
