import { signWebhook } from '../platform/provider/webhook-signature';
import { paymentFee } from './balance';
import type {
  SandboxDispute,
  SandboxRecipient,
  SandboxRefund,
  SandboxTransaction,
  SandboxTransfer,
} from './ledger';
import { LATER_MS, type WebhookFate } from './switches';
import { describeTransfer } from './transfer-shapes';

interface WebhookOptions {
  url: string | null;
  secretKey: string;
  /** Delays in ms between attempts until one gets a 200; Paystack's own are minutes and hours. */
  retriesMs?: number[];
}

/** Sends webhooks the way Paystack does: signed over the bytes sent, and retried until they get a 200. */
export class Webhooks {
  private readonly timers = new Set<NodeJS.Timeout>();
  /** How many are waiting to be sent or answered. */
  underWay = 0;

  constructor(private readonly options: WebhookOptions) {}

  charged(transaction: SandboxTransaction, fate: WebhookFate): void {
    this.announce('charge.success', describeTransaction(transaction), fate);
  }

  /** A bank transfer that was sent back, which Paystack announces without the payment's reference. */
  rejected(transaction: SandboxTransaction, fate: WebhookFate): void {
    const bank_transfer = {
      amount: String(Math.max(transaction.amount - 10_000, 100)),
      message: 'incorrect amount sent',
      message_type: 'INCORRECT_AMOUNT',
      transaction_id: String(transaction.id),
    };
    const customer = { email: transaction.email };
    this.announce('bank.transfer.rejected', { bank_transfer, customer }, fate);
  }

  announce(event: string, data: object, fate: WebhookFate): void {
    if (fate === 'lost') return;
    const body = { event, data };
    const delay = fate === 'late' ? LATER_MS : 0;
    this.send(body, delay);
    if (fate === 'twice') this.send(body, delay);
  }

  refunded(
    refund: SandboxRefund,
    transaction: SandboxTransaction,
    fate: WebhookFate = 'once',
  ): void {
    this.announce(`refund.${refund.status}`, describeRefund(refund, transaction), fate);
  }

  /** `transfer.success`, `transfer.failed` or `transfer.reversed`. */
  transferred(
    transfer: SandboxTransfer,
    recipient: SandboxRecipient | undefined,
    fate: WebhookFate,
  ): void {
    this.announce(`transfer.${transfer.status}`, describeTransfer(transfer, recipient), fate);
  }

  stop(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  private send(body: object, delayMs: number, tries = 0): void {
    const { url, secretKey, retriesMs = [1000, 5000, 20_000] } = this.options;
    if (!url) return;
    this.later(delayMs, async () => {
      const bytes = Buffer.from(JSON.stringify(body));
      const headers = {
        'content-type': 'application/json',
        'x-paystack-signature': signWebhook(bytes, secretKey),
      };
      const signal = AbortSignal.timeout(10_000);
      const answer = await fetch(url, { method: 'POST', headers, body: bytes, signal }).catch(
        () => null,
      );
      await answer?.body?.cancel();
      const again = retriesMs[tries];
      if (!answer?.ok && again !== undefined) this.send(body, again, tries + 1);
    });
  }

  private later(delayMs: number, work: () => Promise<void>): void {
    this.underWay += 1;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void work().finally(() => (this.underWay -= 1));
    }, delayMs);
    this.timers.add(timer);
  }
}

/** A transaction as Paystack shows it. */
export function describeTransaction(transaction: SandboxTransaction) {
  const { id, reference, status, amount, charged, currency, message, createdAt, paidAt, email } =
    transaction;
  return {
    id,
    domain: 'test',
    status,
    reference,
    amount: charged,
    requested_amount: amount,
    currency,
    fees: paidAt === null ? null : paymentFee(charged),
    gateway_response: message ?? (status === 'success' ? 'Approved' : null),
    channel: transaction.channel ?? 'card',
    created_at: createdAt,
    paid_at: paidAt,
    customer: { email },
  };
}

/** A refund as Paystack shows it: its amount is text in some places, a number in others. */
export function describeRefund(refund: SandboxRefund, transaction: SandboxTransaction) {
  return {
    id: refund.id,
    domain: 'test',
    transaction: transaction.id,
    transaction_reference: transaction.reference,
    amount: String(refund.amount),
    currency: 'NGN',
    status: refund.status,
    merchant_note: refund.note,
    createdAt: refund.createdAt,
  };
}

/** A dispute as Paystack shows it. */
export function describeDispute(dispute: SandboxDispute, transaction: SandboxTransaction) {
  const { id, amount, status, resolution, dueAt, createdAt } = dispute;
  return {
    id,
    refund_amount: amount,
    currency: 'NGN',
    status,
    resolution,
    domain: 'test',
    transaction: describeTransaction(transaction),
    category: 'chargeback',
    dueAt,
    createdAt,
  };
}
