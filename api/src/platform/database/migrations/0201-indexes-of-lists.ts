import type { Kysely } from 'kysely';
import { buildIndexConcurrently } from '../concurrentIndex';

export const outsideTransaction = true;

/** For the lists of sold tickets and mails at any depth, the searches in them, and a person's data (decision 0062). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    orders_sold_at: 'ON orders ((coalesce(paid_at, created_at)))',
    orders_event_sold_at: 'ON orders (event_id, (coalesce(paid_at, created_at)))',
    tickets_holder_email: 'ON tickets (lower(holder_email)) WHERE holder_email IS NOT NULL',
    tickets_search: `ON tickets USING gin (
      lower(coalesce(holder_name, CASE WHEN user_id IS NULL THEN 'Ticket holder' ELSE '' END) || ' ' || coalesce(holder_email, '') || ' ' || ticket_number)
      gin_trgm_ops)`,
    users_search: `ON users USING gin (
      lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)`,
    mails_created_at: 'ON mails (created_at, id)',
    mails_status_created_at: 'ON mails (status, created_at, id)',
  };
  for (const [name, definition] of Object.entries(indexes)) {
    await buildIndexConcurrently(db, name, definition);
  }
}
