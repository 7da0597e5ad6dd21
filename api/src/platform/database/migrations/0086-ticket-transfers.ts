import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whose account holds the ticket. Null: its owner has no account, and opens it by its link.
  await sql`ALTER TABLE tickets ALTER COLUMN user_id DROP NOT NULL`.execute(db);

  await sql`
    CREATE TABLE ticket_transfers (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ticket_id integer NOT NULL REFERENCES tickets,
      from_user_id integer NOT NULL REFERENCES users,
      to_name text NOT NULL,
      to_email text NOT NULL,
      to_user_id integer REFERENCES users,
      link bytea NOT NULL UNIQUE,
      status text NOT NULL DEFAULT 'OPEN'
        CHECK (status IN ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
      old_number text UNIQUE,
      offered_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      ended_at timestamptz,
      CONSTRAINT ticket_transfers_ended CHECK ((status = 'OPEN') = (ended_at IS NULL)),
      CONSTRAINT ticket_transfers_old_number CHECK ((status = 'ACCEPTED') = (old_number IS NOT NULL))
    )`.execute(db);
  await sql`CREATE INDEX ticket_transfers_ticket_id ON ticket_transfers (ticket_id)`.execute(db);
  await sql`CREATE INDEX ticket_transfers_from_user_id ON ticket_transfers (from_user_id)`.execute(
    db,
  );
  await sql`
    CREATE UNIQUE INDEX ticket_transfers_one_open ON ticket_transfers (ticket_id)
    WHERE status = 'OPEN'`.execute(db);

  await sql`
    CREATE TABLE ticket_links (
      link bytea PRIMARY KEY,
      ticket_id integer NOT NULL REFERENCES tickets,
      created_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX ticket_links_one_live ON ticket_links (ticket_id)
    WHERE ended_at IS NULL`.execute(db);
}
