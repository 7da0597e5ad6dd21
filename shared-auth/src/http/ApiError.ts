/** Why a call failed: the server returned an error, didn't respond, timed out, the caller aborted, or our own code threw. */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'cancelled' | 'unexpected';

/** Returned by a gateway when the API behind it doesn't respond. */
const gatewayStatuses = new Set([502, 503, 504]);

/** The error of every failed call: facts about the transport, no message for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    /** The HTTP status; 0 without a response. */
    readonly status: number,
    /** The raw response body; undefined without a response. */
    readonly data: unknown,
    /** Method and path of the call, for logs. */
    readonly request: string,
    options?: { cause?: unknown },
  ) {
    super(`${request} failed: ${kind === 'response' ? status : kind}`, options);
  }

  /** True when the API didn't respond: offline, timed out, or a gateway error. */
  get isUnreachable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || gatewayStatuses.has(this.status);
  }

  /** The text of `field` in the response (`detail`, `error`, `message`), or undefined. */
  text(field: string): string | undefined {
    const value = this.isObject(this.data) ? this.data[field] : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  /** The first message for each field of a 400 response: `{ email: ['taken'] }` becomes `{ email: 'taken' }`. */
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

  /** Converts anything thrown into an ApiError. */
  static from(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    return new ApiError('unexpected', 0, undefined, 'request', { cause: error });
  }
}
