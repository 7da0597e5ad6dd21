import { sql, type Kysely } from 'kysely';

/**
 * Names as people type them who search for them, in the database: without accents, dots, the hooks of Hausa, apostrophes and
 * capitals. `plainLetters` of the API has the same rule. Attendees are sorted by it, so that Ọ stands with O and Ɓ with B.
 */
const NAME = `plain_letters(coalesce(t.holder_name, u.first_name || ' ' || u.last_name, ''))`;

const STATEMENTS = String.raw`
  CREATE FUNCTION plain_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower(translate(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'),
      'ƁɓƊɗƘƙƳƴ''’‘ʼʻ${'`'}´′', 'bbddkkyy'))
  $$;
  CREATE OR REPLACE FUNCTION name_attendee() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO attendee_names (ticket_id, event_id, name)
    SELECT NEW.id, NEW.event_id, ${NAME}
    FROM (SELECT NEW.holder_name, NEW.user_id) t LEFT JOIN users u ON u.id = t.user_id
    ON CONFLICT (ticket_id) DO UPDATE SET name = excluded.name;
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION rename_attendee() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE attendee_names SET name = ${NAME}
    FROM tickets t JOIN users u ON u.id = t.user_id
    WHERE t.user_id = NEW.id AND t.holder_name IS NULL AND attendee_names.ticket_id = t.id;
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION correct_attendee_names(event integer) RETURNS integer LANGUAGE plpgsql AS $$
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
