import { sql, type Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** Pictures to delete from the store, and indexes that tell whether something still shows one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE IF NOT EXISTS removed_pictures (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      path text NOT NULL
    )`.execute(db);
  for (const [table, column] of [
    ['events', 'banner_image'],
    ['users', 'profile_picture'],
    ['tickets', 'custom_image'],
  ]) {
    await buildIndexConcurrently(
      db,
      `${table}_${column}`,
      `ON ${table} (${column}) WHERE ${column} IS NOT NULL`,
    );
  }
}
