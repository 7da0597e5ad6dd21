import { sql, type Kysely } from 'kysely';

/**
 * The record of who changed what (decision 0100). No foreign keys: an entry outlives what it is about, and holds no name or
 * address that would have to be taken out of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE record (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL,
      kept_until timestamptz NOT NULL,
      actor_kind text NOT NULL CHECK (actor_kind IN ('ACCOUNT', 'ADMINISTRATOR', 'GATE_LINK', 'TICKET_LINK', 'SYSTEM')),
      actor_id integer,
      action text NOT NULL,
      team_id integer,
      event_id integer,
      account_id integer,
      order_id integer,
      ticket_id integer,
      payout_id integer,
      invitation_id integer,
      changes json NOT NULL DEFAULT '{}',
      request_id text,
      CHECK ((actor_kind = 'SYSTEM') = (actor_id IS NULL)),
      CHECK (kept_until > at + interval '300 days')
    )`.execute(db);
  for (const [name, column] of [
    ['record_team', 'team_id'],
    ['record_event', 'event_id'],
    ['record_account', 'account_id'],
  ] as const) {
    await sql`
      CREATE INDEX ${sql.ref(name)} ON record (${sql.ref(column)}, id)
      WHERE ${sql.ref(column)} IS NOT NULL`.execute(db);
  }
  await sql`
    CREATE INDEX record_actor ON record (actor_id, id)
    WHERE actor_kind IN ('ACCOUNT', 'ADMINISTRATOR')`.execute(db);
  await sql`CREATE INDEX record_kept_until ON record (kept_until)`.execute(db);
  await sql`
    CREATE FUNCTION keep_record() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.kept_until < now() THEN RETURN OLD; END IF;
      END IF;
      RAISE EXCEPTION 'The record is only added to' USING ERRCODE = 'restrict_violation';
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER keep_record BEFORE UPDATE OR DELETE ON record
    FOR EACH ROW EXECUTE FUNCTION keep_record()`.execute(db);
  await sql`
    CREATE TRIGGER keep_whole_record BEFORE TRUNCATE ON record
    FOR EACH STATEMENT EXECUTE FUNCTION keep_record()`.execute(db);
}
