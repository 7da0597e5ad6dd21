import { sql, type Kysely } from 'kysely';

/** The folded figures of money without types and days: balances are read from them and from unfolded rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE money_totals (
      organizer_id integer NOT NULL,
      event_id integer NOT NULL,
      account text NOT NULL,
      kind text NOT NULL,
      kobo bigint NOT NULL,
      PRIMARY KEY (organizer_id, event_id, account, kind)
    )`.execute(db);
  await sql`CREATE INDEX money_totals_event_id ON money_totals (event_id)`.execute(db);
  await sql`
    CREATE INDEX money_figures_unfolded_of ON money_figures (organizer_id) WHERE NOT is_folded`.execute(
    db,
  );
  await sql`LOCK TABLE money_figures IN EXCLUSIVE MODE`.execute(db);
  await sql`
    INSERT INTO money_totals (organizer_id, event_id, account, kind, kobo)
    SELECT organizer_id, event_id, account, kind, sum(kobo) FROM money_figures WHERE is_folded
    GROUP BY 1, 2, 3, 4`.execute(db);
}
