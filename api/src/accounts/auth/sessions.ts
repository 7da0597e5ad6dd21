import type { Clock } from '../../platform/clock';
import type { Queryable } from '../../platform/database/schema';
import { hashToken, type Tokens } from '../../platform/security/tokens';
import * as repository from './auth-repository';
import type { TokenPair } from './auth-schemas';

/** Creates and ends sessions, whatever the way of signing in. */
export class Sessions {
  constructor(
    private readonly tokens: Tokens,
    private readonly now: Clock,
  ) {}

  /** Creates a session: an access token and a refresh token, of which the database stores a hash. */
  async open(db: Queryable, user: repository.UserRow): Promise<TokenPair> {
    const refresh = await this.tokens.issueRefresh(user.id);
    await repository.deleteExpiredRefreshTokens(db, user.id, this.now());
    await repository.insertRefreshToken(db, {
      user_id: user.id,
      token_hash: refresh.hash,
      expires_at: refresh.expiresAt,
    });
    return { access: await this.tokens.issueAccess(user), refresh: refresh.token };
  }

  /**
   * Ends every session of an account, except the one with the given refresh token. Issued access tokens are rejected within
   * seconds; the remaining session gets a new one by refreshing.
   */
  async endAll(db: Queryable, userId: number, except?: string): Promise<void> {
    const kept = except === undefined ? null : hashToken(except);
    await repository.revokeRefreshTokensOf(db, userId, kept, this.now());
    await repository.updateUser(db, userId, { sessions_ended_at: this.now() });
  }
}
