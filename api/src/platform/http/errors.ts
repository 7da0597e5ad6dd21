/** Messages by rejected field; `non_field_errors` for those of no field. */
export type FieldSentences = Record<string, string[]>;

/** An error reported to the caller: a status, a stable code, a message. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
    /** Further fields of the body. */
    readonly more: object = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** 400: one or more fields are invalid. */
export class InvalidFieldsError extends ApiError {
  constructor(readonly fields: FieldSentences) {
    super(400, 'invalid', 'Some fields are not valid.');
  }
}

/** 401: not signed in, or wrong credentials. */
export class NotAuthenticatedError extends ApiError {
  constructor(message = 'Sign in to do this.', code = 'not_authenticated') {
    super(401, code, message, { 'www-authenticate': 'Bearer' });
  }
}

/** 401 to a token whose account has been deleted. */
export const accountIsGone = () =>
  new NotAuthenticatedError('This account no longer exists.', 'token_not_valid');

/** 401 to a token whose session has been ended. */
export const sessionHasEnded = () =>
  new NotAuthenticatedError('The session has ended.', 'token_not_valid');

/** 403: the signed-in user may not do this. */
export class ForbiddenError extends ApiError {
  constructor(message = 'You do not have permission to do this.') {
    super(403, 'forbidden', message);
  }
}

/** 403 to a suspended account, which keeps its tickets and little else (decision 0101). */
export const accountIsSuspended = () =>
  new ApiError(
    403,
    'account_suspended',
    'Your account is suspended. You can still use your tickets. If you think this is a mistake, write to us.',
  );

/** 404: it doesn't exist, or not for this user. */
export class NotFoundError extends ApiError {
  constructor(message = 'Not found.') {
    super(404, 'not_found', message);
  }
}

/** The same, with the thing's name on screen. */
export const notFound = (what: string) => new NotFoundError(`We couldn’t find that ${what}.`);

/** 409: valid, but not in the current state. */
export class ConflictError extends ApiError {
  constructor(code: string, message: string, more?: object) {
    super(409, code, message, {}, more);
  }
}

/** 410: it is permanently gone, such as a link that has ended. */
export class GoneError extends ApiError {
  constructor(code: string, message: string) {
    super(410, code, message);
  }
}

/** 422: an `Idempotency-Key` that came with another request before. */
export class KeyReusedError extends ApiError {
  constructor() {
    super(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was already used for a different request. Use a new key.',
    );
  }
}

/** 429: too many tries; `retryAfterSeconds` says when to try again. */
export class TooManyRequestsError extends ApiError {
  constructor(retryAfterSeconds: number, message?: string) {
    const wait = Math.max(1, retryAfterSeconds);
    super(
      429,
      'too_many_requests',
      message ?? `Too many attempts. Please try again in ${waitText(wait)}.`,
      { 'retry-after': String(wait) },
    );
  }
}

/** How long to wait, in words, rounded up: "90 seconds", "15 minutes", "24 hours". */
export function waitText(seconds: number): string {
  if (seconds > 2 * 60 * 60) return `${Math.ceil(seconds / 60 / 60)} hours`;
  if (seconds > 120) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

const RETRY_AFTER_SECONDS = 2;

/** 503: a dependency is temporarily unavailable. */
export class UnavailableError extends ApiError {
  constructor(
    code = 'service_unavailable',
    message = 'The service is briefly unavailable. Please try again in a moment.',
  ) {
    super(503, code, message, { 'retry-after': String(RETRY_AFTER_SECONDS) });
  }
}
