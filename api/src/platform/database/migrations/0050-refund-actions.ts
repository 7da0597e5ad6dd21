import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The audit trail of refunds the provider could not finish. Append-only.
  await sql`
    CREATE TABLE refund_actions (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      refund_id integer NOT NULL REFERENCES refunds,
      actor_id integer NOT NULL REFERENCES users,
      action text NOT NULL CHECK (action IN ('RETRIED', 'SETTLED')),
      note text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX refund_actions_refund_id ON refund_actions (refund_id)`.execute(db);
}
