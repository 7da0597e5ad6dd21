import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE orders
      ADD COLUMN reminded_at timestamptz,
      ADD COLUMN cancelled_at timestamptz`.execute(db);
  await sql`
    ALTER TABLE tickets
      ADD COLUMN holder_name text,
      ADD COLUMN holder_email text`.execute(db);
  // The job looks for holds that end soon, whatever their event.
  await sql`CREATE INDEX orders_held_until ON orders (expires_at) WHERE status = 'HELD'`.execute(
    db,
  );

  await sql`
    CREATE TABLE payments (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id integer NOT NULL REFERENCES orders,
      attempt integer NOT NULL CHECK (attempt > 0),
      reference text NOT NULL UNIQUE,
      amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
      status text NOT NULL DEFAULT 'PENDING'
        CHECK (status IN ('PENDING', 'FAILED', 'PAID', 'REFUNDING', 'REFUNDED')),
      authorization_url text,
      provider_status text,
      provider_id bigint,
      received_kobo bigint,
      checks integer NOT NULL DEFAULT 0,
      next_check_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      paid_at timestamptz,
      UNIQUE (order_id, attempt)
    )`.execute(db);
  await sql`CREATE INDEX payments_due ON payments (next_check_at) WHERE next_check_at IS NOT NULL`.execute(
    db,
  );
  // A second payment for the same order is refunded, so at most one remains.
  await sql`CREATE UNIQUE INDEX payments_one_paid ON payments (order_id) WHERE status = 'PAID'`.execute(
    db,
  );

  await sql`
    CREATE TABLE payment_events (
      event_key text PRIMARY KEY,
      payment_id integer NOT NULL REFERENCES payments,
      received_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`CREATE INDEX payment_events_payment_id ON payment_events (payment_id)`.execute(db);

  await sql`
    CREATE TABLE refunds (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      payment_id integer NOT NULL REFERENCES payments,
      amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
      reason text NOT NULL,
      status text NOT NULL DEFAULT 'QUEUED'
        CHECK (status IN ('QUEUED', 'REQUESTED', 'DONE', 'NEEDS_ATTENTION')),
      provider_id bigint,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz,
      last_error text,
      created_at timestamptz NOT NULL DEFAULT now(),
      done_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX refunds_payment_id ON refunds (payment_id)`.execute(db);
  await sql`CREATE INDEX refunds_due ON refunds (next_attempt_at) WHERE status IN ('QUEUED', 'REQUESTED')`.execute(
    db,
  );
}
