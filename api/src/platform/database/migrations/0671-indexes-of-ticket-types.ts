import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** Who removes a ticket type, or edits an event, looks for its orders and tickets: they read both tables as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndexConcurrently(db, 'orders_ticket_type', 'ON orders (ticket_type_id)');
  await buildIndexConcurrently(db, 'tickets_ticket_type', 'ON tickets (ticket_type_id)');
}
