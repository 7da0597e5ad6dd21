import { sql, type Kysely } from 'kysely';

/** Reports of abuse, gathered into one open case for each event (decision 0106). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE report_cases (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      event_id integer NOT NULL REFERENCES events ON DELETE CASCADE,
      opened_at timestamptz NOT NULL,
      outcome text CHECK (outcome IN ('DISMISSED', 'SUSPENDED')),
      note text NOT NULL DEFAULT '',
      handled_by integer REFERENCES users,
      handled_at timestamptz,
      CHECK (num_nonnulls(outcome, handled_by, handled_at) IN (0, 3))
    )`.execute(db);
  // Gathers reports that arrive at once into one case.
  await sql`
    CREATE UNIQUE INDEX report_cases_open ON report_cases (event_id)
    WHERE handled_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX report_cases_waiting ON report_cases (id) WHERE handled_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX report_cases_handled ON report_cases (handled_at, id)
    WHERE handled_at IS NOT NULL`.execute(db);
  await sql`CREATE INDEX report_cases_of_event ON report_cases (event_id)`.execute(db);
  await sql`
    CREATE TABLE event_reports (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      case_id integer NOT NULL REFERENCES report_cases ON DELETE CASCADE,
      reason text NOT NULL,
      message text NOT NULL,
      reporter_id integer REFERENCES users,
      email text,
      reported_at timestamptz NOT NULL,
      CHECK (num_nonnulls(reporter_id, email) < 2)
    )`.execute(db);
  // Whoever reports an event twice is told so; deleted accounts leave reports without a reporter.
  await sql`
    CREATE UNIQUE INDEX event_reports_by_account ON event_reports (case_id, reporter_id)
    WHERE reporter_id IS NOT NULL`.execute(db);
  await sql`
    CREATE UNIQUE INDEX event_reports_by_address ON event_reports (case_id, lower(email))
    WHERE email IS NOT NULL`.execute(db);
  await sql`CREATE INDEX event_reports_of_case ON event_reports (case_id, id)`.execute(db);
  await sql`
    CREATE INDEX event_reports_of_reporter ON event_reports (reporter_id, id)
    WHERE reporter_id IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX event_reports_of_address ON event_reports (lower(email), id)
    WHERE email IS NOT NULL`.execute(db);
}
