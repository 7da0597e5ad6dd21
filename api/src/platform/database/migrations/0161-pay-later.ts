import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // For how long a buyer may keep seats and pay later; 0: not at all.
  await sql`
    ALTER TABLE events ADD COLUMN pay_later_hours integer NOT NULL DEFAULT 24
      CHECK (pay_later_hours BETWEEN 0 AND 168)`.execute(db);
}
