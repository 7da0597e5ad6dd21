import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row per trouble that lasts: its key is what makes administrators hear of it once.
  await sql`
    CREATE TABLE raised_alerts (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      subject text NOT NULL,
      detail text NOT NULL DEFAULT '',
      raised_at timestamptz NOT NULL,
      mailed_at timestamptz,
      UNIQUE (kind, subject)
    )`.execute(db);
  // Administrators have had mail about these.
  await sql`
    INSERT INTO raised_alerts (kind, subject, raised_at, mailed_at)
    SELECT 'open_dispute', id::text, opened_at, opened_at FROM disputes
    WHERE status = 'OPEN' AND EXISTS (SELECT FROM users WHERE role = 'ADMIN')`.execute(db);
}
