import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { PaystackConfig } from '../../config';
import { ProviderError } from './provider-error';

const TIMEOUT_MS = 10_000;

const Initialized = Type.Object({ authorization_url: Type.String(), reference: Type.String() });
const Verified = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  reference: Type.String(),
  amount: Type.Integer(),
  requested_amount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  currency: Type.String(),
  domain: Type.String(),
});
// Amounts of refunds come as text or as a number, so they are not read: the amount is the one we asked for.
const Refunded = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  merchant_note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

/** What the provider knows of a payment; amounts in kobo. */
export type VerifiedPayment = Static<typeof Verified>;
export type ProviderRefund = Static<typeof Refunded>;

/**
 * Speaks Paystack's interface over HTTP, to whoever answers at the base URL. Every call ends within ten seconds, in an
 * answer that has been checked or in a ProviderError.
 */
export class PaystackClient {
  constructor(private readonly config: PaystackConfig) {}

  /** Announces a payment (kobo); answers where the payer pays. */
  async initialize(payment: {
    email: string;
    amount: number;
    reference: string;
    callback_url: string;
    metadata: Record<string, unknown>;
  }): Promise<string> {
    const body = { ...payment, currency: 'NGN' };
    const data = await this.call('POST', '/transaction/initialize', Initialized, body);
    return data.authorization_url;
  }

  /** What became of a payment; null when the provider does not know the reference. */
  async verify(reference: string): Promise<VerifiedPayment | null> {
    const path = `/transaction/verify/${encodeURIComponent(reference)}`;
    try {
      return await this.call('GET', path, Verified);
    } catch (error) {
      if (error instanceof ProviderError && error.isUnknownReference) return null;
      throw error;
    }
  }

  /** Asks for money (kobo) to be sent back. The answer is "queued": `findRefund` says when it is done. */
  refund(refund: {
    transaction: number;
    amount: number;
    merchant_note: string;
  }): Promise<ProviderRefund> {
    return this.call('POST', '/refund', Refunded, refund);
  }

  findRefund(id: number): Promise<ProviderRefund> {
    return this.call('GET', `/refund/${id}`, Refunded);
  }

  /** The refunds of a payment, by the provider's own number for it. */
  listRefunds(transaction: number): Promise<ProviderRefund[]> {
    return this.call('GET', `/refund?transaction=${transaction}`, Type.Array(Refunded));
  }

  /** The world that the key belongs to: a test payment must not buy a real ticket. */
  get domain(): 'test' | 'live' {
    return this.config.secretKey?.startsWith('sk_live_') ? 'live' : 'test';
  }

  private async call<T extends TSchema>(
    method: 'GET' | 'POST',
    path: string,
    schema: T,
    body?: object,
  ): Promise<Static<T>> {
    const { baseUrl, secretKey } = this.config;
    if (!secretKey) throw new ProviderError('PAYSTACK_SECRET_KEY is not set');
    const what = `${method} ${path}`;
    let status: number;
    let answer: unknown;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      status = response.status;
      answer = await response.json();
    } catch (cause) {
      throw new ProviderError(`${what} had no readable answer`, { cause });
    }
    const { data, message, code } = (answer ?? {}) as Record<string, unknown>;
    if (status >= 400)
      throw new ProviderError(`${what} answered ${status}: ${message}`, { status, code });
    if (!Value.Check(schema, data)) throw new ProviderError(`${what} answered something else`);
    return data;
  }
}
