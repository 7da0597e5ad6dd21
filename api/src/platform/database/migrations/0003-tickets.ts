import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE orders (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users,
      event_id integer NOT NULL REFERENCES events,
      ticket_type_id integer NOT NULL REFERENCES ticket_types,
      quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 10),
      total_kobo bigint NOT NULL CHECK (total_kobo >= 0),
      status text NOT NULL CHECK (status IN ('HELD', 'PAID', 'EXPIRED', 'REFUNDED')),
      expires_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      paid_at timestamptz,
      CONSTRAINT orders_hold_ends CHECK (status <> 'HELD' OR expires_at IS NOT NULL),
      CONSTRAINT orders_paid_at CHECK (status <> 'PAID' OR paid_at IS NOT NULL)
    )`.execute(db);
  await sql`CREATE INDEX orders_user_id ON orders (user_id)`.execute(db);
  await sql`CREATE INDEX orders_due ON orders (event_id, expires_at) WHERE status = 'HELD'`.execute(
    db,
  );

  await sql`
    CREATE TABLE tickets (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id integer NOT NULL REFERENCES orders,
      event_id integer NOT NULL REFERENCES events,
      ticket_type_id integer NOT NULL REFERENCES ticket_types,
      user_id integer NOT NULL REFERENCES users,
      ticket_number text NOT NULL UNIQUE,
      status text NOT NULL CHECK (status IN ('PENDING', 'VALID', 'CANCELLED')),
      custom_image text,
      checked_in_at timestamptz,
      checked_in_by integer REFERENCES users,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT tickets_only_valid_enter CHECK (checked_in_at IS NULL OR status = 'VALID')
    )`.execute(db);
  await sql`CREATE INDEX tickets_order_id ON tickets (order_id)`.execute(db);
  await sql`CREATE INDEX tickets_event_id ON tickets (event_id)`.execute(db);
  await sql`CREATE INDEX tickets_user_id ON tickets (user_id, id DESC)`.execute(db);
}
