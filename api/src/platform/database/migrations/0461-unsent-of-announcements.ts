import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** An announcement's mails that haven't been sent, which its author looks at every few seconds. Those sent soon leave it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(
    db,
    'mails_unsent_of_announcement',
    "ON mails (announcement_id, status) WHERE announcement_id IS NOT NULL AND status <> 'SENT'",
  );
}
