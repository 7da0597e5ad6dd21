import { sql, type Kysely } from 'kysely';

/*
 * The amount owed to each organizer, over all their events: `money_totals` of these accounts, kept by a trigger, so that an
 * index can sort a list of everybody. Only folds and the nightly check write totals, in turn, so nobody waits here.
 */
const STATEMENTS = [
  `CREATE TABLE money_owed (
    organizer_id integer PRIMARY KEY,
    owed_kobo bigint NOT NULL
  )`,
  `CREATE INDEX money_owed_most_first ON money_owed (owed_kobo DESC, organizer_id)`,
  `CREATE FUNCTION count_owed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.account IN ('ORGANIZER', 'DISPUTES', 'ON_ITS_WAY') THEN
      UPDATE money_owed SET owed_kobo = owed_kobo - OLD.kobo WHERE organizer_id = OLD.organizer_id;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.account IN ('ORGANIZER', 'DISPUTES', 'ON_ITS_WAY') THEN
      INSERT INTO money_owed VALUES (NEW.organizer_id, NEW.kobo)
      ON CONFLICT (organizer_id) DO UPDATE SET owed_kobo = money_owed.owed_kobo + excluded.owed_kobo;
    END IF;
    RETURN NULL;
  END $$`,
  `LOCK TABLE money_totals IN SHARE ROW EXCLUSIVE MODE`,
  `CREATE TRIGGER count_owed AFTER INSERT OR UPDATE OR DELETE ON money_totals
    FOR EACH ROW EXECUTE FUNCTION count_owed()`,
  `INSERT INTO money_owed (organizer_id, owed_kobo)
    SELECT organizer_id, sum(kobo) FROM money_totals
    WHERE account IN ('ORGANIZER', 'DISPUTES', 'ON_ITS_WAY') GROUP BY organizer_id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
