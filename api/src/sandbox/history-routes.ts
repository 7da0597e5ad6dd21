import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { paymentFee } from './balance';
import type { Ledger, SandboxTransaction } from './ledger';
import { createRefund } from './merchant-routes';
import type { KnownPayment, PastPayment } from './past-payments';
import { requireKey } from './provider-answers';

interface HistoryRoutesOptions {
  ledger: Ledger;
  secretKey: string;
}

/** Adds past payments, so that the provider knows those in the demo's books. Sends no webhook. */
export const historyRoutes: FastifyPluginAsync<HistoryRoutesOptions> = async (
  app,
  { ledger, secretKey },
) => {
  requireKey(app, secretKey);

  // A repeated payment, as after an interrupted start, replaces the first.
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
  const { id } = transaction;
  ledger.save({ transaction });
  const refund = refundedAt
    ? (ledger.refundsOf(id)[0] ??
      createRefund(ledger, transaction, amount, null, new Date(refundedAt)))
    : null;
  return { reference, id, fee: paymentFee(amount), refundId: refund?.id ?? null };
}
