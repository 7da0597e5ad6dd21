import { sql, type Kysely } from 'kysely';

/** Accounts and events that an administrator has suspended (decision 0101). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE suspensions (
      id serial PRIMARY KEY,
      account_id integer REFERENCES users ON DELETE CASCADE,
      event_id integer REFERENCES events ON DELETE CASCADE,
      reason text NOT NULL,
      suspended_by integer NOT NULL REFERENCES users,
      suspended_at timestamptz NOT NULL,
      lift_reason text,
      lifted_by integer REFERENCES users,
      lifted_at timestamptz,
      CHECK (num_nonnulls(account_id, event_id) = 1),
      CHECK (num_nonnulls(lift_reason, lifted_by, lifted_at) IN (0, 3))
    )`.execute(db);
  for (const column of ['account_id', 'event_id']) {
    await sql`
      CREATE UNIQUE INDEX ${sql.ref(`suspensions_open_${column}`)} ON suspensions (${sql.ref(column)})
      WHERE lifted_at IS NULL`.execute(db);
  }
  // Each request and each sale reads these. An event is suspended by itself, or with its organizer's account.
  await sql`ALTER TABLE users ADD COLUMN suspended_at timestamptz`.execute(db);
  await sql`ALTER TABLE events ADD COLUMN suspended_at timestamptz`.execute(db);
  // Others in the team may add an event while its founder is being suspended: the lock makes one of the two wait.
  await sql`
    CREATE FUNCTION suspend_new_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT suspended_at INTO NEW.suspended_at FROM users WHERE id = NEW.organizer_id FOR SHARE;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER suspend_new_event BEFORE INSERT ON events
    FOR EACH ROW EXECUTE FUNCTION suspend_new_event()`.execute(db);
}
