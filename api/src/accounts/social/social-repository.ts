import type { Insertable } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { SocialProvider } from '../../platform/limits';
import type { UserRow } from '../auth/auth-repository';

export function findUserByIdentity(
  db: Queryable,
  identity: { provider: SocialProvider; subject: string },
): Promise<UserRow | undefined> {
  return db
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .selectAll('users')
    .where('social_identities.provider', '=', identity.provider)
    .where('social_identities.subject', '=', identity.subject)
    .executeTakeFirst();
}

export async function insertIdentity(
  db: Queryable,
  identity: Insertable<Database['social_identities']>,
): Promise<void> {
  await db.insertInto('social_identities').values(identity).execute();
}
