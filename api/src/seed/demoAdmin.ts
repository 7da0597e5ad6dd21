import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { verifyPassword } from '../platform/security/passwords';
import { DEMO_PASSWORD, demoAdmin } from './catalogue/people';

/**
 * Whether this database was seeded with the demo and its administrator still has the public password. The role
 * distinguishes it from an account that somebody registered with that address.
 */
export async function hasDemoAdmin(db: Kysely<Database>): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', demoAdmin.email)
    .where('role', '=', 'ADMIN')
    .executeTakeFirst();
  return admin !== undefined && verifyPassword(admin.password_hash, DEMO_PASSWORD);
}
