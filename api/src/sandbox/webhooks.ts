import { signWebhook } from '../modules/payments/webhook-signature';
import type { SandboxRefund, SandboxTransaction } from './ledger';
import { LATER_MS, type WebhookFate } from './switches';

interface WebhookOptions {
  url: string | null;
  secretKey: string;
  /** Milliseconds between tries while nobody answers 200; Paystack's own are minutes and hours. */
  retriesMs?: number[];
}

/** Sends notifications the way Paystack does: signed over the bytes sent, again while they are not answered with 200. */
export class Webhooks {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: WebhookOptions) {}

  charged(transaction: SandboxTransaction, fate: WebhookFate): void {
    if (fate === 'lost') return;
    const body = { event: 'charge.success', data: describeTransaction(transaction) };
    const delay = fate === 'late' ? LATER_MS : 0;
    this.send(body, delay);
    if (fate === 'twice') this.send(body, delay);
  }

  refunded(refund: SandboxRefund, transaction: SandboxTransaction): void {
    this.send({ event: `refund.${refund.status}`, data: describeRefund(refund, transaction) }, 0);
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
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void work();
    }, delayMs);
    this.timers.add(timer);
  }
}

/** A transaction as Paystack shows it. */
export function describeTransaction(transaction: SandboxTransaction) {
  const { id, reference, status, charged, currency, message, createdAt, paidAt, email } =
    transaction;
  return {
    id,
    domain: 'test',
    status,
    reference,
    amount: charged,
    requested_amount: charged,
    currency,
    gateway_response: message ?? (status === 'success' ? 'Approved' : null),
    channel: 'card',
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
