import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { PaystackConfig } from '../config/config';
import { ProviderError } from './provider-error';

/** The limit for a whole call, from its start to the last byte of the response. */
export const CALL_TIMEOUT_MS = 10_000;

/** The ways to pay that the checkout offers. */
const CHANNELS = ['card', 'bank_transfer', 'ussd'];

const Initialized = Type.Object({ authorization_url: Type.String(), reference: Type.String() });
const Verified = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  reference: Type.String(),
  amount: Type.Integer(),
  requested_amount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  currency: Type.String(),
  domain: Type.String(),
  paid_at: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
const Refunded = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  /** In kobo, as text or number. For our own refunds, the amount we requested. */
  amount: Type.Optional(Type.Union([Type.String(), Type.Integer(), Type.Null()])),
  merchant_note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

const Disputed = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  resolution: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  refund_amount: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  dueAt: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  transaction: Type.Object({ reference: Type.String() }),
});

const Bank = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  active: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
});
const Resolved = Type.Object({ account_name: Type.String({ minLength: 1 }) });

/** A payment as the provider reports it; amounts in kobo. */
export type VerifiedPayment = Static<typeof Verified>;
export type ProviderRefund = Static<typeof Refunded>;
export type ProviderDispute = Static<typeof Disputed>;
export type ProviderBank = Static<typeof Bank>;

/**
 * Client for Paystack's HTTP API, or whatever is at the base URL. Every call ends within ten seconds, with a validated
 * response or a ProviderError.
 */
export class PaystackClient {
  constructor(private readonly config: PaystackConfig) {}

  /** Initiates a payment (kobo); returns the URL of the payment page. */
  async initialize(payment: {
    email: string;
    amount: number;
    reference: string;
    callback_url: string;
    metadata: Record<string, unknown>;
  }): Promise<string> {
    const body = { ...payment, currency: 'NGN', channels: CHANNELS };
    const data = await this.call('POST', '/transaction/initialize', Initialized, body);
    return data.authorization_url;
  }

  /** Looks up a payment; null if the provider doesn't know the reference. */
  async verify(reference: string): Promise<VerifiedPayment | null> {
    const path = `/transaction/verify/${encodeURIComponent(reference)}`;
    return this.call('GET', path, Verified).catch(nullIfUnknown);
  }

  /** A payment by the provider's id of it; null if the provider doesn't know it. */
  async findTransaction(id: number): Promise<VerifiedPayment | null> {
    return this.call('GET', `/transaction/${id}`, Verified).catch(nullIfUnknown);
  }

  /** Requests a refund (kobo). It is only queued at first: `findRefund` tells when it is done. */
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

  /** A payment's refunds, by the provider's id of the payment. */
  listRefunds(transaction: number): Promise<ProviderRefund[]> {
    return this.call('GET', `/refund?transaction=${transaction}&perPage=100`, Type.Array(Refunded));
  }

  /**
   * Sends a refund that `needs-attention` to another account. The provider refuses it in any other state, so a second call
   * moves no money.
   */
  retryRefund(id: number, account: { bankId: number; number: string }): Promise<ProviderRefund> {
    const body = {
      refund_account_details: {
        currency: 'NGN',
        account_number: account.number,
        bank_id: String(account.bankId),
      },
    };
    return this.call('POST', `/refund/retry_with_customer_details/${id}`, Refunded, body);
  }

  /** Nigerian banks that can receive money. */
  async listBanks(): Promise<ProviderBank[]> {
    const banks = await this.call('GET', '/bank?country=nigeria', Type.Array(Bank));
    return banks.filter(({ active }) => active !== false);
  }

  /** The name of an account's holder; null if there is no such account. */
  async resolveAccount(bankCode: string, number: string): Promise<string | null> {
    const query = new URLSearchParams({ account_number: number, bank_code: bankCode });
    try {
      return (await this.call('GET', `/bank/resolve?${query}`, Resolved)).account_name;
    } catch (error) {
      if (error instanceof ProviderError && [400, 404, 422].includes(error.status ?? 0))
        return null;
      throw error;
    }
  }

  /** A dispute's current state, whatever the notification said. */
  findDispute(id: number): Promise<ProviderDispute> {
    return this.call('GET', `/dispute/${id}`, Disputed);
  }

  /** Test or live mode, from the key: a test payment must not buy a real ticket. */
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
    // Without the query, which may hold an account number: errors are logged and stored.
    const what = `${method} ${path.replace(/\?.*/, '')}`;
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
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
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

function nullIfUnknown(error: unknown): null {
  if (error instanceof ProviderError && error.isUnknownReference) return null;
  throw error;
}
