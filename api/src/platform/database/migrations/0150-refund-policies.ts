import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Existing events and orders keep the promise so far: a full refund, until the start.
  const policy = sql`
    ADD COLUMN refund_share text NOT NULL DEFAULT 'ALL'
      CHECK (refund_share IN ('ALL', 'LESS_FEES', 'NONE')),
    ADD COLUMN refund_until_hours integer NOT NULL DEFAULT 0 CHECK (refund_until_hours >= 0)`;
  await sql`ALTER TABLE events ${policy}, ADD COLUMN moved_at timestamptz`.execute(db);
  await sql`ALTER TABLE orders ${policy}`.execute(db);
  await sql`
    ALTER TABLE tickets
      ADD COLUMN kept_kobo bigint NOT NULL DEFAULT 0 CHECK (kept_kobo >= 0)`.execute(db);
}
