/** It wants to be asked again: it waited too long, or was asked too often. */
const LATER = [408, 429];
/** Its codes name what was wrong, such as `invalid_recipient`; its sentences do where it sends no code. */
const RECIPIENT = /recipient|account[ _]number|bank[ _]code/i;
/** A wrong key, or an address that it doesn't know. */
const STRANGERS = [401, 403];
/** Whoever calls, such as “Your IP address is not allowed” or “only available to Registered Paystack businesses”. */
const CALLER = /\bbusiness(es)?\b|\bintegration\b|\bip[ _]address\b/i;

/** The payment provider refused, was unreachable, or sent an invalid response. */
export class ProviderError extends Error {
  readonly status: number | null;
  readonly code: string | null;
  /** The provider's own words, if it said any. */
  readonly said: string | null;

  constructor(
    message: string,
    reason: { status?: number; code?: unknown; said?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: reason.cause });
    this.name = 'ProviderError';
    this.status = reason.status ?? null;
    this.code = typeof reason.code === 'string' ? reason.code : null;
    this.said = typeof reason.said === 'string' ? reason.said : null;
  }

  /** The provider said no, for good or for now; after a server error or silence, it may have said yes. */
  get hasSaidNo(): boolean {
    const status = this.status ?? 0;
    return status >= 400 && status < 500;
  }

  /** The provider said no to this very request, and would again: nothing has been done. */
  get isRefusal(): boolean {
    return this.hasSaidNo && !LATER.includes(this.status ?? 0);
  }

  /** The refusal is of the account that money was to go to; another account may be taken. */
  get isAboutRecipient(): boolean {
    return this.isRefusal && RECIPIENT.test(`${this.code} ${this.said}`);
  }

  /** The refusal is of us, whatever we asked for: it says nothing about what a person entered. */
  get isAboutUs(): boolean {
    const isStranger = STRANGERS.includes(this.status ?? 0);
    return isStranger || (this.isRefusal && !this.isAboutRecipient && CALLER.test(`${this.said}`));
  }

  /** The provider responded, and doesn't know this reference. */
  get isUnknownReference(): boolean {
    return this.status === 404 || this.code === 'transaction_not_found';
  }

  /** The provider has seen this reference before, and has done nothing now. */
  get isDuplicateReference(): boolean {
    return this.code === 'duplicate_reference' || this.code === 'duplicate_transfer_reference';
  }

  /** Our balance at the provider is too small for this; nothing has been sent. */
  get isBalanceTooSmall(): boolean {
    return this.code === 'insufficient_balance';
  }
}
