import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** The payment whose refund has this number at the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(
    db,
    'refunds_provider_id',
    'ON refunds (provider_id) WHERE provider_id IS NOT NULL',
  );
}
