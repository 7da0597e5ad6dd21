import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** Whom an administrator looks for by the phone number that they booked with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(
    db,
    'orders_phone',
    'ON orders (phone, user_id) WHERE phone IS NOT NULL',
  );
}
