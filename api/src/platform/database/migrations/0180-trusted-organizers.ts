import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Organizers whose events others had booked and paid before listing needed a verified address (decision 0060).
  await sql`ALTER TABLE users ADD COLUMN organizer_trusted_at timestamptz`.execute(db);
  await sql`
    UPDATE users SET organizer_trusted_at = now()
    WHERE email_verified_at IS NULL AND erased_at IS NULL AND EXISTS (
      SELECT FROM events JOIN orders ON orders.event_id = events.id
      WHERE events.organizer_id = users.id AND orders.user_id <> users.id
        AND orders.paid_at IS NOT NULL)`.execute(db);
}
