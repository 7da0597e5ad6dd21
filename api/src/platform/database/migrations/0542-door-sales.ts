import { sql, type Kysely } from 'kysely';

/** Tickets sold or given at the door, and the money taken for them there (decision 0103). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE door_sales (
      order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
      event_id integer NOT NULL REFERENCES events,
      method text NOT NULL CHECK (method IN ('CASH', 'POS', 'TRANSFER', 'FREE')),
      taken_kobo bigint NOT NULL CHECK (taken_kobo >= 0),
      sold_by integer NOT NULL REFERENCES users,
      gate_id integer REFERENCES gates,
      sold_at timestamptz NOT NULL,
      voided_at timestamptz,
      voided_by integer REFERENCES users,
      void_reason text,
      CHECK (method <> 'FREE' OR taken_kobo = 0),
      CHECK ((voided_at IS NULL) = (voided_by IS NULL)),
      CHECK ((voided_at IS NULL) = (void_reason IS NULL))
    )`.execute(db);
  await sql`CREATE INDEX door_sales_event_id ON door_sales (event_id)`.execute(db);
  await sql`ALTER TABLE door_rules ADD COLUMN staff_sells boolean NOT NULL DEFAULT false`.execute(
    db,
  );
}
