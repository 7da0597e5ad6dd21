import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** Offers by whom they were made to, whose name goes from them with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(
    db,
    'ticket_transfers_to_user_id',
    'ON ticket_transfers (to_user_id) WHERE to_user_id IS NOT NULL',
  );
  await buildIndexConcurrently(
    db,
    'ticket_transfers_to_email',
    'ON ticket_transfers (lower(to_email))',
  );
}
