import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** The few rows that somebody has to look at, which metrics and alerts count each minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(
    db,
    'refunds_stuck',
    "ON refunds (id) WHERE status = 'NEEDS_ATTENTION'",
  );
  await buildIndexConcurrently(db, 'disputes_open', "ON disputes (id) WHERE status = 'OPEN'");
  await buildIndexConcurrently(
    db,
    'mails_not_sent',
    "ON mails (status, created_at, next_attempt_at, attempts) WHERE status <> 'SENT'",
  );
}
