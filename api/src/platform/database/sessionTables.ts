import type { ColumnType, Generated } from 'kysely';
import type { SocialProvider } from '../limits';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** One row per session. */
interface RefreshTokensTable {
  id: Generated<number>;
  user_id: number;
  /** Of the session's current refresh token. */
  token_hash: Buffer;
  /** Named in the session's tokens; null for one opened before decision 0059. */
  session_id: string | null;
  /** How many times its refresh token has been replaced, and when it last was. */
  generation: Generated<number>;
  rotated_at: Date | null;
  /** Of the browser that it was opened in; null if it had none, or of an older process. */
  user_agent: string | null;
  created_at: Stamp;
  /** When its user last proved who they are; null in one opened before decision 0097. */
  confirmed_at: Date | null;
  expires_at: Date;
  revoked_at: Date | null;
}

/** Browsers that have signed in to an account; their cookie's token is stored as a hash. */
interface KnownBrowsersTable {
  token_hash: Buffer;
  user_id: number;
  signed_in_at: Date;
  /** Whether only a reset link made it known. */
  by_reset_link: Generated<boolean>;
}

/** Mailed links that set a new password, also those that have expired today. */
interface ResetLinksTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Date;
  expires_at: Date;
}

/** A mailed link that verifies its account's address. */
interface EmailVerificationsTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Stamp;
  expires_at: Date;
}

interface SocialIdentitiesTable {
  provider: SocialProvider;
  /** The provider's permanent id of the user. */
  subject: string;
  user_id: number;
  created_at: Stamp;
}

export interface SessionTables {
  refresh_tokens: RefreshTokensTable;
  known_browsers: KnownBrowsersTable;
  reset_links: ResetLinksTable;
  email_verifications: EmailVerificationsTable;
  social_identities: SocialIdentitiesTable;
}
