import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database, Queryable } from '../database/schema';
import type { Role } from '../limits';
import {
  findSessions,
  type FoundSession,
  type SessionOf,
} from '../security/open-sessions-repository';
import type { Actor, BearerOfToken, Tokens } from '../security/tokens';
import {
  actingIn,
  notInTeam,
  requireAllEvents,
  requireAnywhere,
  requireRight,
  type Acting,
} from '../teams/acting';
import type { Right } from '../teams/rights';
import { askTogether } from './askTogether';
import {
  accountIsGone,
  accountIsSuspended,
  ForbiddenError,
  NotAuthenticatedError,
  sessionHasEnded,
} from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also open to suspended accounts: for the things they have as attendees, and to look after their account. */
    evenSuspended?: true;
  }
  interface FastifyRequest {
    /** The request's user; null for a visitor. Set by the guards. */
    actor: Actor | null;
    /** The session of the request's token; null for a visitor, or in a token from before decision 0059. */
    sessionId: string | null;
    /** Whether the token is a suspended account's, which counts as a visitor without `evenSuspended`. */
    isSuspended: boolean;
    /** The team that the request acts for; null if it acts for none. Set by the guards of teams. */
    acting: Acting | null;
  }
}

/** Names the team a call acts for; without it, the caller's own. */
const TEAM_HEADER = 'x-team';

/** `onRequest` hooks: they run before the body is read, so that a stranger's upload is never parsed. */
export interface Guards {
  /** Anyone; a token must be valid if given. */
  visitor(request: FastifyRequest): Promise<void>;
  /** Signed-in users. */
  member(request: FastifyRequest): Promise<void>;
  /** Signed-in users with one of the roles. */
  oneOf(roles: Role[], message?: string): (request: FastifyRequest) => Promise<void>;
  /** Members who have a right in the team that they act for. */
  team(right: Right, message?: string): (request: FastifyRequest) => Promise<void>;
  /** The same for all of the team's events. */
  wholeTeam(right: Right, message?: string): (request: FastifyRequest) => Promise<void>;
  /** Behind another guard: finds the team that a member acts for, which may be none. */
  anyTeam(request: FastifyRequest): Promise<void>;
  /** Members who have a right in some team: the service asks in which. */
  anywhere(right: Right): (request: FastifyRequest) => Promise<void>;
}

export function makeGuards(tokens: Tokens, db: Kysely<Database>): Guards {
  const findSession = askTogether((asked: SessionOf[]) => findSessions(db, asked));
  const visitor = async (request: FastifyRequest) => {
    const bearer = await identify(request, tokens, findSession);
    request.isSuspended = bearer?.isSuspended ?? false;
    // A suspended user sees public routes as a visitor.
    const isKept = bearer && (!bearer.isSuspended || request.routeOptions.config.evenSuspended);
    request.actor = isKept ? bearer.actor : null;
    request.sessionId = isKept ? bearer.sessionId : null;
  };
  const member = async (request: FastifyRequest) => {
    await visitor(request);
    if (!request.actor && request.isSuspended) throw accountIsSuspended();
    if (!request.actor) throw new NotAuthenticatedError();
  };
  const oneOf = (roles: Role[], message?: string) => async (request: FastifyRequest) => {
    await member(request);
    if (!roles.includes(actorOf(request).role)) throw new ForbiddenError(message);
  };
  const anyTeam = async (request: FastifyRequest) => {
    request.acting = await findActing(db, actorOf(request), request);
  };
  const team = (right: Right, message?: string) => async (request: FastifyRequest) => {
    await member(request);
    await anyTeam(request);
    if (!request.acting) throw new ForbiddenError(message);
    requireRight(request.acting, right);
  };
  const wholeTeam = (right: Right, message?: string) => async (request: FastifyRequest) => {
    await team(right, message)(request);
    requireAllEvents(actingOf(request));
  };
  const anywhere = (right: Right) => async (request: FastifyRequest) => {
    await member(request);
    await requireAnywhere(db, actorOf(request), right);
  };
  return { visitor, member, oneOf, team, wholeTeam, anyTeam, anywhere };
}

/**
 * The caller's part in the team that the request names, or in their own; null without one.
 *
 * @throws ApiError 403 `not_in_team`
 */
async function findActing(
  db: Queryable,
  actor: Actor,
  { headers }: FastifyRequest,
): Promise<Acting | null> {
  const named = headers[TEAM_HEADER];
  if (named === undefined) return actingIn(db, actor, actor.id);
  // Nine digits fit PostgreSQL's integer.
  const acting =
    typeof named === 'string' && /^\d{1,9}$/.test(named)
      ? await actingIn(db, actor, Number(named))
      : null;
  if (!acting) throw notInTeam();
  return acting;
}

/** The team that a request acts for, behind a guard that requires one. */
export function actingOf(request: FastifyRequest): Acting {
  if (!request.acting) throw new ForbiddenError();
  return request.acting;
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

type FindSession = (asked: SessionOf) => Promise<FoundSession | undefined>;

async function identify(
  request: FastifyRequest,
  tokens: Tokens,
  findSession: FindSession,
): Promise<(BearerOfToken & { isSuspended: boolean }) | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme, token] = header.split(' ');
  const bearer = scheme?.toLowerCase() === 'bearer' && token ? tokens.readAccess(token) : null;
  // Not a visitor, but a user with an expired token, who can refresh it.
  if (!bearer) throw new NotAuthenticatedError('The access token is not valid.', 'token_not_valid');
  return { ...bearer, isSuspended: await requireOpenSession(bearer, findSession) };
}

/**
 * Reads the database after the request arrives, so that signing out ends access at once, in every process (decision 0059).
 *
 * @returns whether its account is suspended.
 * @throws NotAuthenticatedError
 */
async function requireOpenSession(
  bearer: BearerOfToken,
  findSession: FindSession,
): Promise<boolean> {
  const { actor, sessionId, issuedAt } = bearer;
  const session = await findSession({ userId: actor.id, sessionId });
  if (!session) throw accountIsGone();
  const isOpen =
    sessionId === null
      ? !session.sessions_ended_at || issuedAt > session.sessions_ended_at.getTime()
      : session.session_id !== null && session.revoked_at === null;
  if (!isOpen) throw sessionHasEnded();
  return session.suspended_at !== null;
}
