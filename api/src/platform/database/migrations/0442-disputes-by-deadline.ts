import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** Open disputes in the order in which they must be answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(
    db,
    'disputes_open_by_deadline',
    "ON disputes (due_at, id) WHERE status = 'OPEN'",
  );
}
