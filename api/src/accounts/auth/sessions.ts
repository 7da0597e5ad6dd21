import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { NotAuthenticatedError } from '../../platform/http/errors';
import { SESSIONS_PER_ACCOUNT } from '../../platform/limits';
import { appendEntry } from '../../platform/record/append-entry';
import { changesBetween } from '../../platform/record/changes';
import { hashToken, type RefreshClaims, type Tokens } from '../../platform/security/tokens';
import { deviceName } from '../devices/device-name';
import { countSignIn, deleteResetLinksOf, updateUser, type UserRow } from './auth-repository';
import type { TokenPair } from './auth-schemas';
import { deleteChallengesOf } from '../two-step/challenges-repository';
import { deleteBrowsersOf } from './known-browsers-repository';
import * as repository from './sessions-repository';

/**
 * How long a used refresh token still gets its session's current one, whoever asks: for tabs that renew at the same time, and
 * for clients that lost the answer and ask again (decision 0059).
 */
const REUSE_GRACE_MS = 60_000;

/** A new session and its user. */
export interface SignedIn {
  user: { id: number; email: string };
  tokens: TokenPair;
}

/** Whether a request comes from a browser that has signed in to the account of an address. */
type IsKnownBrowser = (email: string, db: Queryable) => Promise<boolean>;

interface Renewal {
  claims: RefreshClaims;
  refreshToken: string;
  isKnownBrowser: IsKnownBrowser;
}

interface SessionsOptions {
  db: Kysely<Database>;
  tokens: Tokens;
  now: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Creates, renews and ends sessions, however the user signed in. */
export class Sessions {
  constructor(private readonly options: SessionsOptions) {}

  /**
   * Creates a session: an access token, and a refresh token that the database stores as a hash. If the account has as many
   * sessions as it may, this ends the one that was used longest ago.
   */
  async open(
    trx: Transaction<Database>,
    user: UserRow,
    userAgent: string | null,
  ): Promise<SignedIn> {
    const { tokens, now } = this.options;
    const sessionId = randomUUID();
    const expiresAt = tokens.sessionEnd();
    const first = { userId: user.id, sessionId, generation: 0, issuedAt: now(), expiresAt };
    const refresh = await tokens.issueRefresh(first);
    await countSignIn(trx, user.id);
    await repository.deleteExpiredSessions(trx, user.id, now());
    await repository.keepLastUsed(trx, user.id, SESSIONS_PER_ACCOUNT - 1, now());
    await repository.insertSession(trx, {
      user_id: user.id,
      session_id: sessionId,
      token_hash: refresh.hash,
      expires_at: expiresAt,
      user_agent: userAgent,
      confirmed_at: now(),
    });
    const changes = changesBetween({}, { device: deviceName(userAgent) });
    await appendEntry(trx, { by: user, action: 'signed_in', changes, at: now() });
    const access = await tokens.issueAccess(user, sessionId);
    return { user, tokens: { access, refresh: refresh.token } };
  }

  /**
   * Returns a new access token, with the user's current role, and the refresh token that replaces the given one. A token that
   * was replaced before ends its session, except within a minute, or if it is the last one and comes from a browser that has
   * signed in to the account.
   *
   * @throws NotAuthenticatedError if the token is forged, expired or used, or its session has ended.
   */
  async renew(refreshToken: string, isKnownBrowser: IsKnownBrowser): Promise<TokenPair> {
    const { db, tokens } = this.options;
    const claims = tokens.readRefresh(refreshToken);
    const renewed =
      claims &&
      (await db
        .transaction()
        .execute((trx) => this.renewLocked(trx, { claims, refreshToken, isKnownBrowser })));
    if (renewed) return renewed;
    throw new NotAuthenticatedError('The session has ended. Sign in again.', 'token_not_valid');
  }

  /** Ends a refresh token's session, and its access tokens with it. Does nothing if it has ended, or is unknown. */
  async end(refreshToken: string): Promise<void> {
    const { db, now } = this.options;
    const key = this.keyOf(refreshToken);
    await db.transaction().execute(async (trx) => {
      const session = await repository.lockSession(trx, key);
      if (!session || session.revoked_at) return;
      await repository.updateSession(trx, session.id, { revoked_at: now() });
      await appendEntry(trx, { by: toActor(session), action: 'signed_out', at: now() });
    });
  }

  /**
   * Ends every session of an account and its access tokens, except the one with the given refresh token. Mailed reset links end
   * as well, as do sign-ins that are half done, and no browser counts as known any longer: some of them may be a stranger's.
   */
  async endAll(trx: Transaction<Database>, userId: number, except?: string): Promise<void> {
    const kept = except === undefined ? null : this.keyOf(except);
    await endSessions(trx, userId, this.options.now(), kept);
  }

  /** @returns null if the session has ended, or this has ended it. */
  private async renewLocked(
    trx: Transaction<Database>,
    { claims, refreshToken, isKnownBrowser }: Renewal,
  ): Promise<TokenPair | null> {
    const session = await repository.lockSession(trx, keyOf(claims, refreshToken));
    const now = this.options.now();
    if (!session || session.revoked_at || session.expires_at <= now) return null;
    const { sessionId, generation } = claims;
    if (sessionId === null) return this.keep(trx, session, refreshToken);
    // A token can be ahead of the database after a restore from a backup.
    if (generation >= session.generation) {
      const next = { ...session, generation: generation + 1, rotated_at: now };
      const { pair, hash } = await this.issue(next, sessionId);
      const { id, rotated_at } = next;
      await repository.updateSession(trx, id, {
        token_hash: hash,
        generation: next.generation,
        rotated_at,
      });
      return pair;
    }
    const isLost = generation + 1 === session.generation;
    if (
      isWithinGrace(claims, session, now) ||
      (isLost && (await isKnownBrowser(session.email, trx)))
    ) {
      return (await this.issue(session, sessionId)).pair;
    }

    await repository.updateSession(trx, session.id, { revoked_at: now });
    const about = { account: session.user_id };
    await appendEntry(trx, { by: 'system', action: 'session_stolen', about, at: now });
    this.options.log.warn(
      { session: sessionId, user: session.user_id },
      'a used refresh token came again, so its session was ended',
    );
    return null;
  }

  /** A token from before decision 0059 stays: the page that holds it may not know how to replace it. */
  private async keep(
    trx: Transaction<Database>,
    session: repository.LockedSession,
    refreshToken: string,
  ): Promise<TokenPair> {
    const sessionId = session.session_id ?? randomUUID();
    if (!session.session_id) {
      await repository.updateSession(trx, session.id, { session_id: sessionId });
    }
    const access = await this.options.tokens.issueAccess(toActor(session), sessionId);
    return { access, refresh: refreshToken };
  }

  /** Tokens of a session as its row has it: the same row always gives the same refresh token. */
  private async issue(session: repository.LockedSession, sessionId: string) {
    const { tokens } = this.options;
    const { user_id: userId, generation, rotated_at: issuedAt, expires_at: expiresAt } = session;
    const refresh = await tokens.issueRefresh({
      userId,
      sessionId,
      generation,
      issuedAt,
      expiresAt,
    });
    const access = await tokens.issueAccess(toActor(session), sessionId);
    return { pair: { access, refresh: refresh.token }, hash: refresh.hash };
  }

  private keyOf(refreshToken: string): repository.SessionKey {
    return keyOf(this.options.tokens.readRefresh(refreshToken), refreshToken);
  }
}

function keyOf(claims: RefreshClaims | null, refreshToken: string): repository.SessionKey {
  return claims?.sessionId ? { sessionId: claims.sessionId } : { hash: hashToken(refreshToken) };
}

const toActor = ({ user_id: id, role }: repository.LockedSession) => ({ id, role });

/** Only the last replacement's time is known. An earlier token was used within the minute if it was issued within it. */
function isWithinGrace(
  { generation, issuedAt }: RefreshClaims,
  session: repository.LockedSession,
  now: Date,
): boolean {
  const isPrevious = generation + 1 === session.generation;
  const usedAt = isPrevious ? session.rotated_at.getTime() : issuedAt;
  return now.getTime() - usedAt <= REUSE_GRACE_MS;
}

/** Same as `Sessions.endAll`, for programs without the secret that signs sessions. */
export async function endSessions(
  trx: Transaction<Database>,
  userId: number,
  now: Date,
  kept: repository.SessionKey | null = null,
): Promise<void> {
  // The account's row first, so that everything that ends its sessions takes turns.
  await updateUser(trx, userId, { sessions_ended_at: now });
  await repository.endSessionsOf(trx, userId, kept, now);
  await deleteResetLinksOf(trx, userId);
  await deleteChallengesOf(trx, userId);
  await deleteBrowsersOf(trx, userId);
}
