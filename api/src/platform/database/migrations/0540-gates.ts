import { sql, type Kysely } from 'kysely';

/** Gates of events, and the rules of their doors (decision 0102). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE gates (
      id serial PRIMARY KEY,
      event_id integer NOT NULL REFERENCES events ON DELETE CASCADE,
      name text NOT NULL,
      ticket_types text[] CHECK (cardinality(ticket_types) > 0),
      has_exit boolean NOT NULL DEFAULT false,
      removed_at timestamptz
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX gates_name ON gates (event_id, lower(name)) WHERE removed_at IS NULL`.execute(
    db,
  );
  await sql`
    CREATE TABLE door_rules (
      event_id integer PRIMARY KEY REFERENCES events ON DELETE CASCADE,
      early_minutes integer NOT NULL,
      has_reentry boolean NOT NULL,
      alarm_at integer
    )`.execute(db);
  await sql`
    ALTER TABLE door_scans
      ADD COLUMN gate_id integer REFERENCES gates,
      ADD COLUMN direction text NOT NULL DEFAULT 'in' CHECK (direction IN ('in', 'out'))`.execute(
    db,
  );
  await sql`ALTER TABLE gate_links ADD COLUMN gate_id integer REFERENCES gates`.execute(db);
  await sql`
    INSERT INTO gates (event_id, name)
    SELECT DISTINCT ON (event_id, lower(gate)) event_id, gate FROM gate_links
    ORDER BY event_id, lower(gate), id`.execute(db);
  await sql`
    UPDATE gate_links SET gate_id = gates.id FROM gates
    WHERE gates.event_id = gate_links.event_id AND lower(gates.name) = lower(gate_links.gate)`.execute(
    db,
  );
  // A process of the previous version names a gate without saying which it is.
  await sql`
    CREATE FUNCTION find_gate_of_link() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO gates (event_id, name) VALUES (NEW.event_id, NEW.gate)
      ON CONFLICT (event_id, lower(name)) WHERE removed_at IS NULL DO NOTHING;
      SELECT id INTO NEW.gate_id FROM gates
      WHERE event_id = NEW.event_id AND lower(name) = lower(NEW.gate) AND removed_at IS NULL;
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER find_gate BEFORE INSERT ON gate_links
    FOR EACH ROW WHEN (NEW.gate_id IS NULL) EXECUTE FUNCTION find_gate_of_link()`.execute(db);
}
