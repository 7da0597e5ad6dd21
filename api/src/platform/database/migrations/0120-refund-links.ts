import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Links that ask payers for the bank account of a refund that can't reach the one they paid from.
  await sql`
    CREATE TABLE refund_links (
      link bytea PRIMARY KEY,
      refund_id integer NOT NULL REFERENCES refunds,
      asked_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      ended_at timestamptz,
      bank_name text,
      account_ending text CHECK (account_ending ~ '^[0-9]{4}$'),
      name_checks integer NOT NULL DEFAULT 0,
      checks_since timestamptz,
      CONSTRAINT refund_links_answered CHECK (
        (bank_name IS NULL) = (account_ending IS NULL)
        AND (bank_name IS NULL OR ended_at IS NOT NULL))
    )`.execute(db);
  await sql`CREATE INDEX refund_links_refund_id ON refund_links (refund_id)`.execute(db);
  await sql`
    CREATE UNIQUE INDEX refund_links_one_live ON refund_links (refund_id)
    WHERE ended_at IS NULL`.execute(db);
}
