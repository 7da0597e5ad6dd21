import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** The latest entries of a kind, which may be few among many sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(db, 'record_action', 'ON record (action, id)');
}
