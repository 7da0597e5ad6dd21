import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../platform/clock';
import { DAY_MS } from '../platform/durations';
import type { Ledger, SandboxDispute, SandboxTransaction } from './ledger';
import { refuse, requireKey } from './provider-answers';
import { readFate } from './switches';
import { describeDispute, type Webhooks } from './webhooks';

interface MerchantRoutesOptions {
  ledger: Ledger;
  webhooks: Webhooks;
  now: Clock;
  secretKey: string;
}

interface MerchantCall {
  Params: { id?: string };
  Body: { reference?: string; amount?: number; resolution?: string; webhook?: string } | null;
}

const ANSWER_WITHIN_MS = 3 * DAY_MS;

/**
 * Events at the provider that we didn't cause: refunds made in its dashboard, disputes and their resolutions, reversals by a
 * bank. `webhook` in the body sets how the notification is delivered, as on the checkout page.
 */
export const merchantRoutes: FastifyPluginAsync<MerchantRoutesOptions> = async (
  app,
  { ledger, webhooks, now, secretKey },
) => {
  requireKey(app, secretKey);

  app.post<MerchantCall>('/merchant/refund', async (request, reply) => {
    const { reference = '', amount, webhook } = request.body ?? {};
    const transaction = ledger.byReference(reference);
    const fate = readFate(webhook);
    if (!transaction || !fate) return refuse(reply, 400, 'No such transaction', 'invalid');
    const left = transaction.charged - ledger.refunded(transaction.id);
    const refund = createRefund(
      ledger,
      transaction,
      amount ?? left,
      'Refunded in the dashboard',
      now(),
    );
    webhooks.refunded(refund, transaction, fate);
    return { status: true, data: { id: refund.id } };
  });

  app.post<MerchantCall>('/merchant/reversal', async (request, reply) => {
    const transaction = ledger.byReference(request.body?.reference ?? '');
    if (!transaction) return refuse(reply, 400, 'No such transaction', 'invalid');
    ledger.save({
      transaction: { ...transaction, status: 'reversed', reversedAt: now().toISOString() },
    });
    return { status: true };
  });

  await app.register(disputeRoutes, { ledger, webhooks, now });
};

const disputeRoutes: FastifyPluginAsync<Omit<MerchantRoutesOptions, 'secretKey'>> = async (
  app,
  { ledger, webhooks, now },
) => {
  app.post<MerchantCall>('/merchant/dispute', async (request, reply) => {
    const { reference = '', amount, webhook } = request.body ?? {};
    const transaction = ledger.byReference(reference);
    const fate = readFate(webhook);
    if (!transaction || !fate) return refuse(reply, 400, 'No such transaction', 'invalid');
    const dispute: SandboxDispute = {
      id: ledger.nextId(),
      transactionId: transaction.id,
      amount: amount ?? transaction.charged,
      status: 'awaiting-merchant-feedback',
      resolution: null,
      dueAt: new Date(now().getTime() + ANSWER_WITHIN_MS).toISOString(),
      createdAt: now().toISOString(),
    };
    ledger.save({ dispute });
    webhooks.announce('charge.dispute.create', describeDispute(dispute, transaction), fate);
    return { status: true, data: { id: dispute.id } };
  });

  app.post<MerchantCall>('/merchant/dispute/:id/remind', async (request, reply) => {
    const found = ledger.dispute(Number(request.params.id));
    const fate = readFate(request.body?.webhook);
    if (!found || !fate) return refuse(reply, 400, 'No such dispute', 'invalid');
    webhooks.announce('charge.dispute.remind', describeDispute(...found), fate);
    return { status: true };
  });

  // Accepting a dispute refunds the money, which sends its own notification.
  app.post<MerchantCall>('/merchant/dispute/:id/resolve', async (request, reply) => {
    const { resolution, webhook } = request.body ?? {};
    const found = ledger.dispute(Number(request.params.id));
    const fate = readFate(webhook);
    if (!found || !fate || !resolution) return refuse(reply, 400, 'No such dispute', 'invalid');
    const [before, transaction] = found;
    const dispute = { ...before, status: 'resolved', resolution };
    ledger.save({ dispute });
    if (resolution === 'merchant-accepted') {
      const refund = createRefund(ledger, transaction, dispute.amount, 'Dispute accepted', now());
      webhooks.refunded(refund, transaction, fate);
    }
    webhooks.announce('charge.dispute.resolve', describeDispute(dispute, transaction), fate);
    return { status: true };
  });
};

/** Gives money back at once. */
export function createRefund(
  ledger: Ledger,
  transaction: SandboxTransaction,
  amount: number,
  note: string | null,
  at: Date,
) {
  const refund = {
    id: ledger.nextId(),
    transactionId: transaction.id,
    amount,
    note,
    status: 'processed' as const,
    createdAt: at.toISOString(),
  };
  ledger.save({ refund });
  ledger.noteReversal(transaction.id);
  return refund;
}
