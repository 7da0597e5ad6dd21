import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../platform/clock';
import { knowsBank, TEST_ACCOUNTS } from './bank-routes';
import type { Faults } from './faults';
import type { Ledger, SandboxRefund, SandboxTransaction } from './ledger';
import { broken, pageOf, refuse, type ListQuery } from './provider-answers';
import type { RefundOutcome } from './switches';
import { describeRefund, type Webhooks } from './webhooks';

interface RefundRoutesOptions {
  ledger: Ledger;
  webhooks: Webhooks;
  faults: Faults;
  now: Clock;
}

type Fields = Partial<Record<string, unknown>>;

// Responses follow Paystack's documentation: https://paystack.com/docs/api/refund.
export const refundRoutes: FastifyPluginAsync<RefundRoutesOptions> = async (app, options) => {
  const { ledger, faults, now } = options;

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
    const fault = await faults.strikes('refund');
    if (fault) return broken(reply, fault);
    const refund: SandboxRefund = {
      id: ledger.nextId(),
      transactionId: transaction.id,
      amount: kobo,
      note: typeof note === 'string' ? note : null,
      status: 'pending',
      createdAt: now().toISOString(),
    };
    ledger.save({ refund });
    void finish(options, refund, transaction.refundOutcome ?? faults.refundOutcome);
    await faults.at('refund', 'done');
    const data = describeRefund(refund, transaction);
    return { status: true, message: 'Refund has been queued for processing', data };
  });

  app.get<{ Params: { id: string } }>('/refund/:id', async (request, reply) => {
    const fault = await faults.strikes('refund state');
    if (fault) return broken(reply, fault);
    const [refund, transaction] = find(ledger, request.params.id);
    if (!transaction) return refuse(reply, 404, 'Refund not found', 'not_found');
    return { status: true, message: 'Refund retrieved', data: describeRefund(refund, transaction) };
  });

  app.get<{ Querystring: ListQuery & { transaction?: string } }>(
    '/refund',
    async (request, reply) => {
      const fault = await faults.strikes('refunds');
      if (fault) return broken(reply, fault);
      const { transaction: wanted } = request.query;
      const rows = wanted ? ledger.refundsOf(Number(wanted)) : ledger.allRefunds();
      const { data, meta } = pageOf(rows, request.query);
      const described = data.flatMap((refund) => {
        const transaction = ledger.byId(refund.transactionId);
        return transaction ? describeRefund(refund, transaction) : [];
      });
      return { status: true, message: 'Refunds retrieved', data: described, meta };
    },
  );

  await app.register(retryRoutes, options);
};

const retryRoutes: FastifyPluginAsync<RefundRoutesOptions> = async (app, options) => {
  const { ledger, faults } = options;

  app.post<{ Params: { id: string }; Body: { refund_account_details?: Fields } | null }>(
    '/refund/retry_with_customer_details/:id',
    async (request, reply) => {
      const fault = await faults.strikes('retry');
      if (fault) return broken(reply, fault);
      const [refund, transaction] = find(ledger, request.params.id);
      if (!transaction) return refuse(reply, 404, 'Refund not found', 'not_found');
      if (refund.status !== 'needs-attention') {
        const message = 'Invalid Refund state, refund status should be "needs-attention"';
        return refuse(reply, 422, message, 'invalid_params');
      }
      const {
        currency,
        account_number: number,
        bank_id: bank,
      } = request.body?.refund_account_details ?? {};
      const isAccount = typeof number === 'string' && /^\d{10}$/.test(number);
      if (
        currency !== 'NGN' ||
        !isAccount ||
        !knowsBank(bank) ||
        number === TEST_ACCOUNTS.refused
      ) {
        return refuse(reply, 400, 'Invalid account details', 'invalid_params');
      }
      const retried: SandboxRefund = {
        ...refund,
        status: 'processing',
        accounts: [...(refund.accounts ?? []), number],
      };
      ledger.save({ refund: retried });
      const outcome = number === TEST_ACCOUNTS.unreachable ? 'needs-attention' : 'processed';
      void finish(options, retried, outcome);
      await faults.at('retry', 'done');
      const data = describeRefund(retried, transaction);
      return {
        status: true,
        message: 'Refund retried and has been queued for processing',
        data: { ...data, amount: refund.amount },
      };
    },
  );
};

function find(
  ledger: Ledger,
  id: string,
): [SandboxRefund, SandboxTransaction] | [undefined, undefined] {
  const refund = ledger.refund(Number(id));
  const transaction = refund && ledger.byId(refund.transactionId);
  return transaction ? [refund, transaction] : [undefined, undefined];
}

async function finish(
  { ledger, webhooks, faults }: RefundRoutesOptions,
  refund: SandboxRefund,
  outcome: RefundOutcome,
): Promise<void> {
  if (!(await faults.isStillOn(50))) return;
  const ended = { ...refund, status: outcome };
  ledger.save({ refund: ended });
  if (ended.status === 'processed') ledger.noteReversal(refund.transactionId);
  const transaction = ledger.byId(refund.transactionId);
  if (transaction) webhooks.refunded(ended, transaction);
}
