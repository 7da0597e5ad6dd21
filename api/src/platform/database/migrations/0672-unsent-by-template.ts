import { sql, type Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** Mail to many may take its time, so what counts as late depends on the template. It takes the place of `mails_not_sent`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(
    db,
    'mails_unsent',
    "ON mails (status, created_at, next_attempt_at, attempts) INCLUDE (template) WHERE status <> 'SENT'",
  );
  await sql`DROP INDEX CONCURRENTLY IF EXISTS mails_not_sent`.execute(db);
}
