import type { FastifyRequest } from 'fastify';
import type { Role } from '../limits';
import type { EndedSessions } from '../security/endedSessions';
import type { Actor, Tokens } from '../security/tokens';
import { ForbiddenError, NotAuthenticatedError } from './errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's user; null for a visitor. Set by the guards. */
    actor: Actor | null;
  }
}

/** `onRequest` hooks: they run before the body is read, so that a stranger's upload is never parsed. */
export interface Guards {
  /** Anyone; a token must be valid if given. */
  visitor(request: FastifyRequest): Promise<void>;
  /** Signed-in users. */
  member(request: FastifyRequest): Promise<void>;
  /** Signed-in users with one of the roles. */
  oneOf(roles: Role[], message?: string): (request: FastifyRequest) => Promise<void>;
}

export function makeGuards(tokens: Tokens, ended: EndedSessions): Guards {
  const visitor = async (request: FastifyRequest) => {
    request.actor = await identify(request, tokens, ended);
  };
  const member = async (request: FastifyRequest) => {
    await visitor(request);
    if (!request.actor) throw new NotAuthenticatedError();
  };
  const oneOf = (roles: Role[], message?: string) => async (request: FastifyRequest) => {
    await member(request);
    if (!roles.includes(actorOf(request).role)) throw new ForbiddenError(message);
  };
  return { visitor, member, oneOf };
}

/** A guarded route's user. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new NotAuthenticatedError();
  return request.actor;
}

/** The signed-in user as a rate limit key. */
export function actorKey(request: FastifyRequest): string {
  return String(actorOf(request).id);
}

async function identify(
  request: FastifyRequest,
  tokens: Tokens,
  ended: EndedSessions,
): Promise<Actor | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme, token] = header.split(' ');
  const bearer =
    scheme?.toLowerCase() === 'bearer' && token ? await tokens.readAccess(token) : null;
  // Not a visitor, but a user with an expired token, who can refresh it.
  if (!bearer || ended.includes(bearer)) {
    throw new NotAuthenticatedError('The access token is not valid.', 'token_not_valid');
  }
  return bearer.actor;
}
