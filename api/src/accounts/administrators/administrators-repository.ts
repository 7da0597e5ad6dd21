import type { Queryable } from '../../platform/database/schema';

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
