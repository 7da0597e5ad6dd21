import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Webhook deliveries, byte for byte, stored before they are acknowledged.
  await sql`
    CREATE TABLE provider_deliveries (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      event_key text NOT NULL UNIQUE,
      event text NOT NULL,
      body bytea NOT NULL,
      state text NOT NULL DEFAULT 'RECEIVED'
        CHECK (state IN ('RECEIVED', 'DONE', 'IGNORED', 'GIVEN_UP')),
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL,
      last_error text,
      received_at timestamptz NOT NULL,
      done_at timestamptz
    )`.execute(db);
  await sql`
    CREATE INDEX provider_deliveries_due ON provider_deliveries (next_attempt_at)
    WHERE state = 'RECEIVED'`.execute(db);
  // It held the keys of deliveries that had an effect. Effects now happen once because they check the state they change.
  await sql`DROP TABLE payment_events`.execute(db);

  // Payment questions only a person can decide. The subject is unique, so one cause never opens two cases.
  await sql`
    CREATE TABLE payment_cases (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      subject text NOT NULL,
      payment_id integer REFERENCES payments,
      detail text NOT NULL,
      opened_at timestamptz NOT NULL,
      closed_at timestamptz,
      closed_by integer REFERENCES users,
      note text,
      UNIQUE (kind, subject)
    )`.execute(db);
  await sql`CREATE INDEX payment_cases_open ON payment_cases (id) WHERE closed_at IS NULL`.execute(
    db,
  );
  await sql`CREATE INDEX payment_cases_payment_id ON payment_cases (payment_id)`.execute(db);

  // Payments given up after three days are checked for the rest of their week.
  await sql`
    UPDATE payments SET next_check_at = now()
    WHERE status IN ('PENDING', 'FAILED') AND next_check_at IS NULL
      AND created_at > now() - interval '7 days'`.execute(db);
}
