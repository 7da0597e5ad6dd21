/** The payment provider refused, was unreachable, or sent an invalid response. */
export class ProviderError extends Error {
  readonly status: number | null;
  readonly code: string | null;

  constructor(message: string, reason: { status?: number; code?: unknown; cause?: unknown } = {}) {
    super(message, { cause: reason.cause });
    this.name = 'ProviderError';
    this.status = reason.status ?? null;
    this.code = typeof reason.code === 'string' ? reason.code : null;
  }

  /** The provider responded, and doesn't know this reference. */
  get isUnknownReference(): boolean {
    return this.status === 404 || this.code === 'transaction_not_found';
  }
}
