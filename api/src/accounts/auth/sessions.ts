import type { Clock } from '../../platform/clock';
import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import { hashToken, type Tokens } from '../../platform/security/tokens';
import * as repository from './auth-repository';
import type { TokenPair } from './auth-schemas';
import { deleteBrowsersOf } from './known-browsers-repository';

/** A new session, and whose it is. */
export interface SignedIn {
  user: { id: number; email: string };
  tokens: TokenPair;
}

/** Creates and ends sessions, whatever the way of signing in. */
export class Sessions {
  constructor(
    private readonly tokens: Tokens,
    private readonly now: Clock,
  ) {}

  /** Creates a session: an access token and a refresh token, of which the database stores a hash. */
  async open(db: Queryable, user: repository.UserRow): Promise<SignedIn> {
    const refresh = await this.tokens.issueRefresh(user.id);
    await repository.deleteExpiredRefreshTokens(db, user.id, this.now());
    await repository.insertRefreshToken(db, {
      user_id: user.id,
      token_hash: refresh.hash,
      expires_at: refresh.expiresAt,
    });
    const access = await this.tokens.issueAccess(user);
    return { user, tokens: { access, refresh: refresh.token } };
  }

  /**
   * Ends every session of an account, except the one with the given refresh token. Issued access tokens are rejected within
   * seconds; the remaining session gets a new one by refreshing. Mailed reset links end as well, and no browser counts as
   * known any longer: some of them may be a stranger's.
   */
  async endAll(trx: Transaction<Database>, userId: number, except?: string): Promise<void> {
    await endSessions(trx, userId, this.now(), except === undefined ? null : hashToken(except));
  }
}

/** What `Sessions.endAll` does, for programs without the secret that signs sessions. */
export async function endSessions(
  trx: Transaction<Database>,
  userId: number,
  now: Date,
  kept: Buffer | null = null,
): Promise<void> {
  // The account's row first, which makes everything that ends its sessions take turns.
  await repository.updateUser(trx, userId, { sessions_ended_at: now });
  await repository.revokeRefreshTokensOf(trx, userId, kept, now);
  await repository.deleteResetLinksOf(trx, userId);
  await deleteBrowsersOf(trx, userId);
}
