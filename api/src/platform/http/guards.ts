import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../database/schema';
import type { Role } from '../limits';
import { findSession } from '../security/open-sessions-repository';
import type { Actor, BearerOfToken, Tokens } from '../security/tokens';
import { accountIsGone, ForbiddenError, NotAuthenticatedError } from './errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's user; null for a visitor. Set by the guards. */
    actor: Actor | null;
    /** The session of the request's token; null for a visitor, or in a token from before decision 0059. */
    sessionId: string | null;
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

export function makeGuards(tokens: Tokens, db: Queryable): Guards {
  const visitor = async (request: FastifyRequest) => {
    const bearer = await identify(request, tokens, db);
    request.actor = bearer?.actor ?? null;
    request.sessionId = bearer?.sessionId ?? null;
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
  db: Queryable,
): Promise<BearerOfToken | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme, token] = header.split(' ');
  const bearer =
    scheme?.toLowerCase() === 'bearer' && token ? await tokens.readAccess(token) : null;
  // Not a visitor, but a user with an expired token, who can refresh it.
  if (!bearer) throw new NotAuthenticatedError('The access token is not valid.', 'token_not_valid');
  await requireOpenSession(db, bearer);
  return bearer;
}

/**
 * Reads the database for each request, so that signing out ends access at once, in every process (decision 0059).
 *
 * @throws NotAuthenticatedError
 */
async function requireOpenSession(db: Queryable, bearer: BearerOfToken): Promise<void> {
  const { actor, sessionId, issuedAt } = bearer;
  const session = await findSession(db, actor.id, sessionId);
  if (!session) throw accountIsGone();
  const isOpen =
    sessionId === null
      ? !session.sessions_ended_at || issuedAt > session.sessions_ended_at.getTime()
      : session.session_id !== null && session.revoked_at === null;
  if (!isOpen) throw new NotAuthenticatedError('The session has ended.', 'token_not_valid');
}
