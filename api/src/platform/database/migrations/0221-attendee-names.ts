import { sql, type Kysely } from 'kysely';

/** The name an event's attendees are listed by: the holder's, or the owner's, which may change in either table. */
const NAME = `lower(coalesce(t.holder_name, u.first_name || ' ' || u.last_name, ''))`;

/*
 * A list of attendees by name can only be read by an index if ticket and name are in one table (decision 0062). A table of its
 * own, since a new name of a user with many tickets must not lock them, or wait for those who buy and scan.
 */
const STATEMENTS = `
  CREATE TABLE attendee_names (
    ticket_id integer PRIMARY KEY REFERENCES tickets ON DELETE CASCADE,
    event_id integer NOT NULL,
    name text NOT NULL
  );
  CREATE INDEX attendee_names_of_event ON attendee_names (event_id, name, ticket_id);
  CREATE FUNCTION name_attendee() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO attendee_names (ticket_id, event_id, name)
    SELECT NEW.id, NEW.event_id, ${NAME}
    FROM (SELECT NEW.holder_name, NEW.user_id) t LEFT JOIN users u ON u.id = t.user_id
    ON CONFLICT (ticket_id) DO UPDATE SET name = excluded.name;
    RETURN NULL;
  END $$;
  CREATE TRIGGER name_attendee AFTER INSERT OR UPDATE OF holder_name, user_id ON tickets
    FOR EACH ROW EXECUTE FUNCTION name_attendee();
  CREATE FUNCTION rename_attendee() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE attendee_names SET name = ${NAME}
    FROM tickets t JOIN users u ON u.id = t.user_id
    WHERE t.user_id = NEW.id AND t.holder_name IS NULL AND attendee_names.ticket_id = t.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER rename_attendee AFTER UPDATE OF first_name, last_name ON users
    FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name) <> (NEW.first_name, NEW.last_name))
    EXECUTE FUNCTION rename_attendee();
  CREATE FUNCTION correct_attendee_names(event integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE wrong integer;
  BEGIN
    INSERT INTO attendee_names (ticket_id, event_id, name)
    SELECT t.id, t.event_id, ${NAME}
    FROM tickets t LEFT JOIN users u ON u.id = t.user_id
      LEFT JOIN attendee_names known ON known.ticket_id = t.id
    WHERE t.event_id = event AND known.name IS DISTINCT FROM ${NAME}
    ON CONFLICT (ticket_id) DO UPDATE SET name = excluded.name;
    GET DIAGNOSTICS wrong = ROW_COUNT;
    RETURN wrong;
  END $$;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}
