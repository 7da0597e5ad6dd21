import { sql, type Kysely } from 'kysely';

/** Pictures that were put into the store, each noted before: a process may die before its row refers to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE uploads (
      path text PRIMARY KEY,
      noted_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
}
