import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';

/** Those who get the mail that is meant for administrators. */
export function listAdministrators(db: Queryable) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('role', '=', 'ADMIN')
    .where('erased_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
}

/**
 * One change at a time of who is suspended, or no longer an administrator: two administrators may be removing each other. Take
 * it before any account's lock.
 */
export async function lockAdministrators(trx: Transaction<Database>): Promise<void> {
  // Named after what took it first, and processes of the previous version still do.
  await sql`SELECT pg_advisory_xact_lock(hashtext('suspensions'))`.execute(trx);
}

/** Whether nobody else could act as an administrator. Only certain under `lockAdministrators`. */
export async function isLastAdministrator(
  db: Queryable,
  { id, role }: { id: number; role: string },
): Promise<boolean> {
  return role === 'ADMIN' && (await listAdministrators(db)).every((other) => other.id === id);
}
