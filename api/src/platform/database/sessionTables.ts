import type { ColumnType, Generated } from 'kysely';

/** One row per session. */
export interface RefreshTokensTable {
  id: Generated<number>;
  user_id: number;
  /** Of the session's current refresh token. */
  token_hash: Buffer;
  /** Named in the session's tokens; null for one opened before decision 0059. */
  session_id: string | null;
  /** How many times its refresh token has been replaced, and when it last was. */
  generation: Generated<number>;
  rotated_at: Date | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Date;
  revoked_at: Date | null;
}
