import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE mails
      ADD COLUMN leases integer NOT NULL DEFAULT 0,
      ADD COLUMN handed_over_at timestamptz,
      ADD COLUMN message_key uuid NOT NULL DEFAULT gen_random_uuid(),
      DROP CONSTRAINT mails_status_check,
      ADD CONSTRAINT mails_status_check
        CHECK (status IN ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'UNCONFIRMED'))`.execute(db);
  await sql`DROP INDEX mails_due`.execute(db);
  await sql`
    CREATE INDEX mails_due ON mails (next_attempt_at)
      WHERE status IN ('QUEUED', 'SENDING')`.execute(db);
}
