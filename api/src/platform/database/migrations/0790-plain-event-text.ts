import { sql, type Kysely } from 'kysely';

/**
 * The text that a search for events looks through, in plain letters and with the category. A column, since a search that walks
 * events by their start would convert each description again; kept by a trigger, since adding a generated column rewrites the
 * table, which can't be read meanwhile. `search_text` is for processes of the previous version.
 */
const STATEMENTS = `
  ALTER TABLE events ADD COLUMN plain_text text;
  CREATE FUNCTION write_plain_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    NEW.plain_text := plain_letters(concat_ws(' ',
      NEW.title, NEW.description, NEW.location, NEW.city, NEW.category));
    RETURN NEW;
  END $$;
  CREATE TRIGGER write_plain_text
    BEFORE INSERT OR UPDATE OF title, description, location, city, category ON events
    FOR EACH ROW EXECUTE FUNCTION write_plain_text();`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}
