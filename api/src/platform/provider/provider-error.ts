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
