import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // While a payer disputes the payment of an order, its tickets let nobody in.
  await sql`ALTER TABLE orders ADD COLUMN suspended_at timestamptz`.execute(db);
  await sql`
    CREATE TABLE disputes (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      provider_id bigint NOT NULL UNIQUE,
      payment_id integer NOT NULL REFERENCES payments,
      status text NOT NULL CHECK (status IN ('OPEN', 'WON', 'LOST')),
      resolution text,
      amount_kobo bigint,
      due_at timestamptz,
      asked_at timestamptz NOT NULL,
      opened_at timestamptz NOT NULL,
      resolved_at timestamptz,
      reminded_at timestamptz
    )`.execute(db);
  await sql`CREATE INDEX disputes_payment_id ON disputes (payment_id)`.execute(db);
  // A payment that has settled may still be reversed: it is checked daily until its event is over.
  await sql`
    UPDATE payments SET next_check_at = now() + random() * interval '1 day'
    FROM orders JOIN events ON events.id = orders.event_id
    WHERE orders.id = payments.order_id AND payments.status = 'PAID'
      AND events.end_date > now()`.execute(db);
}
