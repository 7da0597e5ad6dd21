import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** A person's mails, for their own data, their erasure and an administrator's search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(db, 'mails_recipient', 'ON mails (lower(recipient), id DESC)');
}
