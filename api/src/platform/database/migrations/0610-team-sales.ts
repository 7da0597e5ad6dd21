import { sql, type Kysely } from 'kysely';

const SALES = ['pending', 'valid', 'cancelled', 'revenue_kobo', 'kept_kobo', 'checked_in'];
const columns = SALES.join(', ');
const sums = SALES.map((each) => `sum(${each})`).join(', ');
const added = SALES.map((each) => `${each} = t.${each} + excluded.${each}`).join(', ');

/** Jobs that add up figures wait until this is committed. Purchases don't: their rows aren't added up yet. */
const TOTALS = `
  SELECT pg_advisory_xact_lock(hashtext('figures'));
  CREATE TABLE team_sales_totals (
    organizer_id integer NOT NULL,
    day date NOT NULL,
    pending integer NOT NULL,
    valid integer NOT NULL,
    cancelled integer NOT NULL,
    revenue_kobo bigint NOT NULL,
    kept_kobo bigint NOT NULL,
    checked_in integer NOT NULL,
    PRIMARY KEY (organizer_id, day)
  );
  INSERT INTO team_sales_totals (organizer_id, day, ${columns})
  SELECT organizer_id, day, ${sums} FROM sales_figures JOIN events ON events.id = event_id
  WHERE is_folded GROUP BY organizer_id, day;
  ANALYZE team_sales_totals;`;

/**
 * Figures are only deleted by the job that adds them up. A trigger of theirs is seen to by processes of the previous version
 * as well, and costs a purchase nothing.
 */
const TRIGGERS = `
  CREATE FUNCTION add_team_sales() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'TRUNCATE' THEN TRUNCATE team_sales_totals;
    ELSE
      INSERT INTO team_sales_totals AS t (organizer_id, day, ${columns})
      SELECT organizer_id, day, ${sums} FROM gone JOIN events ON events.id = event_id
      WHERE NOT is_folded GROUP BY organizer_id, day
      ON CONFLICT (organizer_id, day) DO UPDATE SET ${added};
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER add_team_sales AFTER DELETE ON sales_figures
    REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION add_team_sales();
  CREATE TRIGGER empty_team_sales AFTER TRUNCATE ON sales_figures
    FOR EACH STATEMENT EXECUTE FUNCTION add_team_sales();`;

/** A team's sales of each day, which lists of all its events find their pages by (decision 0157). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TOTALS).execute(db);
  // They lock the figures, so they come last.
  await sql.raw(TRIGGERS).execute(db);
}
