import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** Which deliveries are old enough to be deleted, oldest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(
    db,
    'provider_deliveries_handled',
    "ON provider_deliveries (received_at) WHERE state <> 'RECEIVED'",
  );
}
