import { sql, type Kysely } from 'kysely';

/** When a task at set times is late for a success (decision 0175). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE timed_tasks (task text PRIMARY KEY, late_at timestamptz NOT NULL)`.execute(
    db,
  );
}
