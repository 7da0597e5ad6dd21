import { Type } from 'typebox';
import type { PaystackConfig } from '../config/config';
import { PaystackHttp } from './paystack-http';
import * as shapes from './paystack-shapes';
import type * as types from './paystack-shapes';
import { ProviderError } from './provider-error';

export { CALL_TIMEOUT_MS } from './paystack-http';
export type * from './paystack-shapes';

/** The ways to pay that the checkout offers. */
const CHANNELS = ['card', 'bank_transfer', 'ussd'];

/** When the rows of a list were created, both ends included. */
interface CreatedBetween {
  from: Date;
  to: Date;
}

/**
 * Client for Paystack's HTTP API, or whatever is at the base URL. Every call ends within ten seconds, with a validated
 * response or a ProviderError.
 */
export class PaystackClient {
  private readonly http: PaystackHttp;

  constructor(config: PaystackConfig) {
    this.http = new PaystackHttp(config);
  }

  /** Initiates a payment (kobo); returns the URL of the payment page. */
  async initialize(payment: {
    email: string;
    amount: number;
    reference: string;
    callback_url: string;
    metadata: Record<string, unknown>;
  }): Promise<string> {
    const body = { ...payment, currency: 'NGN', channels: CHANNELS };
    const data = await this.http.call('POST', '/transaction/initialize', shapes.Initialized, body);
    return data.authorization_url;
  }

  /** Looks up a payment; null if the provider doesn't know the reference. */
  async verify(reference: string): Promise<types.VerifiedPayment | null> {
    const path = `/transaction/verify/${encodeURIComponent(reference)}`;
    return this.http.call('GET', path, shapes.Verified).catch(nullIfUnknown);
  }

  /** A payment by the provider's id; null if the provider doesn't know it. */
  async findTransaction(id: number): Promise<types.VerifiedPayment | null> {
    return this.http.call('GET', `/transaction/${id}`, shapes.Verified).catch(nullIfUnknown);
  }

  /** Requests a refund (kobo). It is only queued at first: `findRefund` tells when it is done. */
  refund(refund: {
    transaction: number;
    amount: number;
    merchant_note: string;
  }): Promise<types.ProviderRefund> {
    return this.http.call('POST', '/refund', shapes.Refunded, refund);
  }

  findRefund(id: number): Promise<types.ProviderRefund> {
    return this.http.call('GET', `/refund/${id}`, shapes.Refunded);
  }

  /** A payment's refunds, by the provider's id for the payment. */
  listRefunds(transaction: number): Promise<types.ProviderRefund[]> {
    return this.http.call(
      'GET',
      `/refund?transaction=${transaction}&perPage=100`,
      Type.Array(shapes.Refunded),
    );
  }

  /**
   * Sends a refund that `needs-attention` to another account. The provider refuses it in any other state, so a second call
   * moves no money.
   */
  retryRefund(
    id: number,
    account: { bankId: number; number: string },
  ): Promise<types.ProviderRefund> {
    const body = {
      refund_account_details: {
        currency: 'NGN',
        account_number: account.number,
        bank_id: String(account.bankId),
      },
    };
    return this.http.call(
      'POST',
      `/refund/retry_with_customer_details/${id}`,
      shapes.Refunded,
      body,
    );
  }

  /** Nigerian banks that can receive money. */
  async listBanks(): Promise<types.ProviderBank[]> {
    const banks = await this.http.call('GET', '/bank?country=nigeria', Type.Array(shapes.Bank));
    return banks.filter(({ active }) => active !== false);
  }

  /** The name of an account's holder; null if there is no such account. */
  async resolveAccount(bankCode: string, number: string): Promise<string | null> {
    const query = new URLSearchParams({ account_number: number, bank_code: bankCode });
    try {
      return (await this.http.call('GET', `/bank/resolve?${query}`, shapes.Resolved)).account_name;
    } catch (error) {
      const isUnknown =
        error instanceof ProviderError && [400, 404, 422].includes(error.status ?? 0);
      if (!isUnknown || error.isAboutUs) throw error;
      return null;
    }
  }

  /** A dispute's current state, whatever the notification said. */
  findDispute(id: number): Promise<types.ProviderDispute> {
    return this.http.call('GET', `/dispute/${id}`, shapes.Disputed);
  }

  /**
   * Registers an account with the provider, so that money can be sent to it; returns the provider's code for it. A registered
   * account keeps its code.
   */
  async createRecipient(account: {
    name: string;
    account_number: string;
    bank_code: string;
  }): Promise<string> {
    const body = { type: 'nuban', currency: 'NGN', ...account };
    return (await this.http.call('POST', '/transferrecipient', shapes.Recipient, body))
      .recipient_code;
  }

  /**
   * Sends money (kobo) from our balance to a recipient. It is only queued at first, or waits for an OTP: `verifyTransfer` tells
   * how it ended. A reference that was used before is refused (`isDuplicateReference`), so that a second call sends nothing.
   *
   * @param transfer reference: 16 to 50 lower-case letters, digits, `-` or `_`.
   */
  transfer(transfer: {
    amount: number;
    recipient: string;
    reference: string;
    reason: string;
  }): Promise<types.ProviderTransfer> {
    const body = { source: 'balance', currency: 'NGN', ...transfer };
    return this.http.call('POST', '/transfer', shapes.Transferred, body);
  }

  /** Looks up a transfer; null if the provider doesn't know the reference. */
  async verifyTransfer(reference: string): Promise<types.ProviderTransfer | null> {
    const path = `/transfer/verify/${encodeURIComponent(reference)}`;
    return this.http.call('GET', path, shapes.Transferred).catch(nullIfUnknown);
  }

  /** Releases a transfer whose status is `otp`, with the code that the provider sent to the business. */
  async finalizeTransfer(transfer: { transfer_code: string; otp: string }): Promise<void> {
    await this.http.call('POST', '/transfer/finalize_transfer', Type.Unknown(), transfer);
  }

  /** The money that we can send or refund now, in kobo. */
  async balance(): Promise<number> {
    const balances = await this.http.call('GET', '/balance', shapes.Balances);
    return balances.find(({ currency }) => currency === 'NGN')?.balance ?? 0;
  }

  transactions(range: CreatedBetween): AsyncGenerator<types.VerifiedPayment> {
    return this.http.list('/transaction', shapes.Verified, asQuery(range));
  }

  refunds(range: CreatedBetween): AsyncGenerator<types.ProviderRefund> {
    return this.http.list('/refund', shapes.Refunded, asQuery(range));
  }

  transfers(range: CreatedBetween): AsyncGenerator<types.ProviderTransfer> {
    return this.http.list('/transfer', shapes.Transferred, asQuery(range));
  }

  disputes(range: CreatedBetween): AsyncGenerator<types.ProviderDispute> {
    return this.http.list('/dispute', shapes.Disputed, asQuery(range));
  }

  /** The provider's payouts to our own bank account, newest first. */
  settlements(): AsyncGenerator<types.ProviderSettlement> {
    return this.http.list('/settlement', shapes.Settled);
  }

  /** The payments of a settlement. */
  settledPayments(settlement: number): AsyncGenerator<types.VerifiedPayment> {
    return this.http.list(`/settlement/${settlement}/transactions`, shapes.Verified);
  }

  /** Test or live mode, from the key: a test payment must not buy a real ticket. */
  get domain(): 'test' | 'live' {
    return this.http.domain;
  }
}

const asQuery = ({ from, to }: CreatedBetween) => ({
  from: from.toISOString(),
  to: to.toISOString(),
});

export function nullIfUnknown(error: unknown): null {
  if (error instanceof ProviderError && error.isUnknownReference) return null;
  throw error;
}
