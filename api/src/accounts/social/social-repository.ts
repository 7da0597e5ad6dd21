import type { Insertable } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { SocialProvider } from '../../platform/limits';
import type { UserRow } from '../auth/auth-repository';

export function findUserByIdentity(
  db: Queryable,
  identity: { provider: SocialProvider; subject: string },
): Promise<UserRow | undefined> {
  return (
    db
      .selectFrom('social_identities')
      .innerJoin('users', 'users.id', 'social_identities.user_id')
      .selectAll('users')
      .where('social_identities.provider', '=', identity.provider)
      .where('social_identities.subject', '=', identity.subject)
      .where('users.erased_at', 'is', null)
      // Ends with the account's sessions or comes after that, as by password.
      .forNoKeyUpdate('users')
      .executeTakeFirst()
  );
}

export async function insertIdentity(
  db: Queryable,
  identity: Insertable<Database['social_identities']>,
): Promise<void> {
  await db.insertInto('social_identities').values(identity).execute();
}
