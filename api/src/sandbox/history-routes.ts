import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { paymentFee } from './balance';
import type { Ledger, SandboxRefund, SandboxTransaction } from './ledger';
import { requireKey } from './provider-answers';

/** A payment that was made before the sandbox knew of it. */
export interface PastPayment {
  reference: string;
  /** In kobo. */
  amount: number;
  email: string;
  createdAt: string;
  paidAt: string;
  /** When all of it went back to the payer; null if it didn't. */
  refundedAt: string | null;
}

/** What the sandbox has made of a past payment. */
export interface KnownPayment {
  reference: string;
  id: number;
  /** In kobo. */
  fee: number;
  refundId: number | null;
}

interface HistoryRoutesOptions {
  ledger: Ledger;
  secretKey: string;
}

/** Payments of the past, so that the provider knows what the demo's books have. Sends no webhook. */
export const historyRoutes: FastifyPluginAsync<HistoryRoutesOptions> = async (
  app,
  { ledger, secretKey },
) => {
  requireKey(app, secretKey);

  // The same payment again, as after a start that was cut off, replaces the first.
  app.post<{ Body: { payments: PastPayment[] } }>(
    '/merchant/history',
    { bodyLimit: 1024 * 1024 },
    async (request) => ({
      status: true,
      data: request.body.payments.map((payment) => keep(ledger, payment)),
    }),
  );
};

function keep(ledger: Ledger, payment: PastPayment): KnownPayment {
  const { reference, amount, email, createdAt, paidAt, refundedAt } = payment;
  const known = ledger.byReference(reference);
  const transaction: SandboxTransaction = {
    id: known?.id ?? ledger.nextId(),
    reference,
    accessCode: known?.accessCode ?? randomBytes(9).toString('hex'),
    email,
    amount,
    charged: amount,
    currency: 'NGN',
    callbackUrl: null,
    channel: 'card',
    status: refundedAt ? 'reversed' : 'success',
    message: null,
    createdAt,
    paidAt,
  };
  ledger.save({ transaction });
  const refundId = refundedAt ? keepRefund(ledger, transaction, refundedAt) : null;
  return { reference, id: transaction.id, fee: paymentFee(amount), refundId };
}

function keepRefund(ledger: Ledger, { id, amount }: SandboxTransaction, createdAt: string): number {
  const refund: SandboxRefund = {
    id: ledger.refundsOf(id)[0]?.id ?? ledger.nextId(),
    transactionId: id,
    amount,
    note: null,
    status: 'processed',
    createdAt,
  };
  ledger.save({ refund });
  return refund.id;
}
