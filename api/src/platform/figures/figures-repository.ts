import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../database/schema';

const SALES = ['pending', 'valid', 'cancelled', 'revenue_kobo', 'kept_kobo', 'checked_in'];
const names = (columns: string[]) => sql.join(columns.map((each) => sql.ref(each)));
const sums = (columns: string[]) => columns.map((each) => sql`sum(${sql.ref(each)})`);

/** The roll-ups: the column that folds go by, the whole key, and the columns that are added up. */
const ROLL_UPS = [
  {
    table: 'sales_figures',
    unit: 'event_id',
    keys: ['event_id', 'ticket_type_id', 'day', 'local_day'],
    figures: SALES,
  },
  {
    table: 'check_in_figures',
    unit: 'event_id',
    keys: ['event_id', 'quarter'],
    figures: ['check_ins'],
  },
  {
    table: 'order_figures',
    unit: 'event_id',
    keys: ['event_id', 'status'],
    figures: ['orders'],
  },
  {
    table: 'money_figures',
    unit: 'event_id',
    keys: ['organizer_id', 'event_id', 'ticket_type_id', 'day', 'account', 'kind'],
    figures: ['kobo'],
  },
  { table: 'mail_figures', unit: 'day', keys: ['day', 'status'], figures: ['mails'] },
];

/** Merges the rows of each key into one; new sales and money also go into the totals over all days. */
export async function foldFigures(db: Kysely<Database>): Promise<void> {
  for (const { table, unit, keys, figures } of ROLL_UPS) {
    const total = TOTALS[table] ?? sql`SELECT`;
    await db.transaction().execute(async (trx) => {
      await takeTurns(trx);
      await sql`
        WITH gone AS (
          DELETE FROM ${sql.table(table)} WHERE ${sql.ref(unit)} IN (
            SELECT ${sql.ref(unit)} FROM ${sql.table(table)} WHERE NOT is_folded)
          RETURNING *
        ), folded AS (
          INSERT INTO ${sql.table(table)} (${names([...keys, ...figures])}, is_folded)
          SELECT ${names(keys)}, ${sql.join(sums(figures))}, true FROM gone GROUP BY ${names(keys)}
          HAVING ${sql.join(
            sums(figures).map((sum) => sql`${sum} <> 0`),
            sql` OR `,
          )}
        ) ${total}`.execute(trx);
    });
  }
}

const insertTotals = sql`INSERT INTO sales_totals (event_id, day, ${names(SALES)})
  SELECT event_id, '-infinity', ${sql.join(sums(SALES))}`;

const addTotals = sql`${insertTotals} FROM gone WHERE NOT is_folded GROUP BY event_id
  ON CONFLICT (event_id, day) DO UPDATE SET ${sql.join(
    SALES.map(
      (each) =>
        sql`${sql.ref(each)} = ${sql.ref(`sales_totals.${each}`)} + ${sql.ref(`excluded.${each}`)}`,
    ),
  )}`;

const addMoneyTotals = sql`INSERT INTO money_totals (organizer_id, event_id, account, kind, kobo)
  SELECT organizer_id, event_id, account, kind, sum(kobo) FROM gone WHERE NOT is_folded GROUP BY 1, 2, 3, 4
  ON CONFLICT (organizer_id, event_id, account, kind)
  DO UPDATE SET kobo = money_totals.kobo + excluded.kobo`;

/** Folded rows are also added to these totals; a trigger adds them to a team's days. */
const TOTALS: Record<string, RawBuilder<unknown>> = {
  sales_figures: addTotals,
  money_figures: addMoneyTotals,
};

/** Two folds at once would both add to the totals. */
export const takeTurns = (trx: Transaction<Database>) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('figures'))`.execute(trx);

/**
 * Compares the roll-ups, and the names of attendees, with the rows they come from, and corrects them: an event or a day at a
 * time, each seen at one moment, so that sales can go on meanwhile.
 *
 * @returns how many figures were wrong.
 */
export async function correctFigures(db: Kysely<Database>): Promise<number> {
  let wrong = 0;
  const add = ({ rows }: { rows: { wrong: number }[] }) => (wrong += rows[0]?.wrong ?? 0);
  for (const { id } of await db.selectFrom('events').select('id').orderBy('id').execute()) {
    add(await sql<{ wrong: number }>`SELECT correct_event_figures(${id}) AS wrong`.execute(db));
    add(await sql<{ wrong: number }>`SELECT correct_attendee_names(${id}) AS wrong`.execute(db));
  }
  for (const day of await mailDays(db)) {
    add(
      await sql<{ wrong: number }>`SELECT correct_mail_figures(${day}::date) AS wrong`.execute(db),
    );
  }
  await db.transaction().execute(async (trx) => {
    await takeTurns(trx);
    await trx.deleteFrom('sales_totals').execute();
    await sql`${insertTotals} FROM sales_figures WHERE is_folded GROUP BY event_id`.execute(trx);
    await trx.deleteFrom('team_sales_totals').execute();
    await sql`
      INSERT INTO team_sales_totals (organizer_id, day, ${names(SALES)})
      SELECT organizer_id, day, ${sql.join(sums(SALES))}
      FROM sales_figures JOIN events ON events.id = event_id
      WHERE is_folded GROUP BY organizer_id, day`.execute(trx);
  });
  return wrong;
}

/** From the first mail until tomorrow: the database's clock may be ahead. */
async function mailDays(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT generate_series(least(
        (SELECT min(created_at) FROM mails), (SELECT min(day) FROM mail_figures)::timestamptz
      ) AT TIME ZONE 'UTC', now() AT TIME ZONE 'UTC' + interval '1 day', '1 day')::date::text AS day`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}
