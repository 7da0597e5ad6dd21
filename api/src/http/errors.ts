/** The sentences refused fields get, by field; `non_field_errors` for what belongs to none. */
export type FieldSentences = Record<string, string[]>;

/** A refusal that the caller is told of: a status, a stable code, a sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** 400: one or more fields are refused. */
export class InvalidFieldsError extends ApiError {
  constructor(readonly fields: FieldSentences) {
    super(400, 'invalid', 'Some fields are not valid.');
  }
}

/** 401: nobody is signed in, or the credentials are not right. */
export class NotAuthenticatedError extends ApiError {
  constructor(message = 'Sign in to do this.', code = 'not_authenticated') {
    super(401, code, message, { 'www-authenticate': 'Bearer' });
  }
}

/** 403: the signed-in user may not do this. */
export class ForbiddenError extends ApiError {
  constructor(message = 'You do not have permission to do this.') {
    super(403, 'forbidden', message);
  }
}

/** 404: it does not exist, or not for this user. */
export class NotFoundError extends ApiError {
  constructor(message = 'Not found.') {
    super(404, 'not_found', message);
  }
}

/** 409: right in itself, but not as things stand now. */
export class ConflictError extends ApiError {
  constructor(code: string, message: string) {
    super(409, code, message);
  }
}

/** 429: too many tries; `retryAfterSeconds` says when the next one counts. */
export class TooManyRequestsError extends ApiError {
  constructor(retryAfterSeconds: number) {
    const wait = Math.max(1, retryAfterSeconds);
    super(
      429,
      'too_many_requests',
      `Too many attempts. Please try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
      { 'retry-after': String(wait) },
    );
  }
}
