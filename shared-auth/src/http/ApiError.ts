/** Why a call failed: the server answered with an error, did not answer, took too long, or the caller gave up. */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'cancelled';

/** A gateway says these when the API behind it does not answer. */
const gatewayStatuses = new Set([502, 503, 504]);

/** The error of every failed call: the transport's facts, no sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    /** The HTTP status; 0 when nothing answered. */
    readonly status: number,
    /** The answer's body, as the server sent it; undefined when nothing answered. */
    readonly data: unknown,
    /** Method and path of the call, for logs. */
    readonly request: string,
    options?: { cause?: unknown },
  ) {
    super(`${request} failed: ${kind === 'response' ? status : kind}`, options);
  }

  /** True when the API itself did not answer: offline, timed out, or a gateway with nothing behind it. */
  get isUnreachable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || gatewayStatuses.has(this.status);
  }

  /** The text under `field` in the answer (`detail`, `error`, `message`), or undefined. */
  text(field: string): string | undefined {
    const value = this.isObject(this.data) ? this.data[field] : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  /** The first message for each field of a 400 answer: `{ email: ['taken'] }` gives `{ email: 'taken' }`. */
  get fields(): Record<string, string> {
    if (!this.isObject(this.data)) return {};
    return Object.fromEntries(
      Object.entries(this.data).flatMap(([field, value]) => {
        const first: unknown = Array.isArray(value) ? value[0] : undefined;
        return typeof first === 'string' ? [[field, first] as const] : [];
      }),
    );
  }

  private isObject(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  }

  /** What was thrown, as an ApiError; what is none did not come from an answer. */
  static from(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    return new ApiError('network', 0, undefined, 'request', { cause: error });
  }
}
