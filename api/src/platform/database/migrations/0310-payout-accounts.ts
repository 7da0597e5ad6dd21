import { sql, type Kysely } from 'kysely';

/** The bank accounts that organizers are paid to (decision 0066). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payout_accounts (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users,
      state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'CONFIRMED', 'REPLACED')),
      bank_code text NOT NULL,
      bank_name text NOT NULL,
      account_ending text NOT NULL CHECK (account_ending ~ '^[0-9]{4}$'),
      account_name text NOT NULL,
      recipient_code text NOT NULL,
      first_name text NOT NULL,
      last_name text NOT NULL,
      code_hash bytea,
      code_expires_at timestamptz,
      code_tries integer NOT NULL DEFAULT 0,
      asked_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      paused_until timestamptz,
      ended_at timestamptz,
      CHECK (state = 'WAITING' OR confirmed_at IS NOT NULL OR ended_at IS NOT NULL)
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX payout_accounts_waiting ON payout_accounts (user_id)
    WHERE state = 'WAITING'`.execute(db);
  await sql`
    CREATE UNIQUE INDEX payout_accounts_confirmed ON payout_accounts (user_id)
    WHERE state = 'CONFIRMED'`.execute(db);
  await sql`CREATE INDEX payout_accounts_user ON payout_accounts (user_id)`.execute(db);
  await sql`
    CREATE TABLE payout_account_attempts (
      user_id integer NOT NULL REFERENCES users,
      at timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE INDEX payout_account_attempts_user ON payout_account_attempts (user_id, at)`.execute(db);
}
