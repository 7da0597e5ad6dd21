import type { Clock } from '../../clock';
import type { Queryable } from '../../database/schema';
import { hashToken, type Tokens } from '../../security/tokens';
import * as repository from './auth-repository';
import type { TokenPair } from './auth-schemas';

/** Opens and ends the sessions of accounts, however their owners proved who they are. */
export class Sessions {
  constructor(
    private readonly tokens: Tokens,
    private readonly now: Clock,
  ) {}

  /** Opens a session: an access token and a refresh token, of which the database keeps a hash. */
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
   * Ends every session of an account, but for the one whose refresh token is given. Access tokens that are out already
   * are refused within seconds; whoever keeps the session gets a new one by refreshing.
   */
  async endAll(db: Queryable, userId: number, except?: string): Promise<void> {
    const kept = except === undefined ? null : hashToken(except);
    await repository.revokeRefreshTokensOf(db, userId, kept, this.now());
    await repository.updateUser(db, userId, { sessions_ended_at: this.now() });
  }
}
