/** The payment provider refused, could not be reached, or answered what makes no sense. */
export class ProviderError extends Error {
  readonly status: number | null;
  readonly code: string | null;

  constructor(message: string, reason: { status?: number; code?: unknown; cause?: unknown } = {}) {
    super(message, { cause: reason.cause });
    this.name = 'ProviderError';
    this.status = reason.status ?? null;
    this.code = typeof reason.code === 'string' ? reason.code : null;
  }

  /** The provider was heard, and it has never been told of this reference. */
  get isUnknownReference(): boolean {
    return this.status === 404 || this.code === 'transaction_not_found';
  }
}
