import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError } from '../database/lostConnection';
import { isOutOfTime, isUserGone } from '../database/violations';
import { brokenRules } from './brokenRules';
import {
  accountIsGone,
  ApiError,
  InvalidFieldsError,
  NotFoundError,
  UnavailableError,
} from './errors';
import { toFieldSentences } from './validation';

/** The only place where errors become a status and a body. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toApiError(error, request);
    if (known) return answer(reply, known);
    request.log.error({ err: error }, 'request failed');
    return answer(reply, unexpected(request.id));
  });
  app.setNotFoundHandler((_request, reply) => answer(reply, new NotFoundError()));
}

/** The beginning of the id in the log's lines, short enough to be read out to whoever helps. */
const SHOWN_OF_ID = 8;

const unexpected = (requestId: string) =>
  new ApiError(
    500,
    'internal_error',
    `Something went wrong on our side. Error id: ${requestId.slice(0, SHOWN_OF_ID)}`,
  );

function answer(reply: FastifyReply, error: ApiError): FastifyReply {
  reply.code(error.status).headers(error.headers);
  if (error instanceof InvalidFieldsError) return reply.send(error.fields);
  const { message, code, more } = error;
  return reply.send({ detail: message, error: message, code, ...more });
}

function toApiError(error: FastifyError, request: FastifyRequest): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailableError) {
    request.log.warn({ err: error }, 'the database is unavailable');
    return new UnavailableError();
  }
  if (isOutOfTime(error)) {
    request.log.error({ err: error }, 'a statement took too long');
    return new UnavailableError();
  }
  // The account was deleted after its token was checked.
  if (isUserGone(error)) return accountIsGone();
  if (error.validation) {
    // A path that can't name anything is not found.
    if (error.validationContext === 'params') return new NotFoundError();
    const rejected = toFieldSentences(error.validation, request.routeOptions.config.sentences);
    if (error.validationContext !== 'body') return new InvalidFieldsError(rejected);
    return new InvalidFieldsError({ ...rejected, ...brokenRules(request, rejected) });
  }
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return notReadable('The body is not valid JSON.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(413, 'too_large', 'The request is too large.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError(415, 'unsupported_media_type', 'This type of body is not supported.');
    default:
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) {
    return new ApiError(statusCode, 'refused', error.message);
  }
  return null;
}

function notReadable(sentence: string): InvalidFieldsError {
  return new InvalidFieldsError({ non_field_errors: [sentence] });
}
