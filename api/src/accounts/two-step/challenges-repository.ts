import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { ChallengePurpose } from '../../platform/database/twoStepTables';

type ChallengeRow = Selectable<Database['two_step_challenges']>;

/** Names a challenge, by what its owner has of it. */
interface ChallengeKey {
  token_hash: Buffer;
  purpose: ChallengePurpose;
  /** The session that asks; null if nobody has signed in. */
  session_id: string | null;
}

/** Adds a challenge, and deletes the account's old ones. */
export async function insertChallenge(
  db: Queryable,
  challenge: Insertable<Database['two_step_challenges']>,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('two_step_challenges')
    .where('user_id', '=', challenge.user_id)
    .where('expires_at', '<=', now)
    .execute();
  await db.insertInto('two_step_challenges').values(challenge).execute();
}

/** A challenge that is open, and asked for this by the same session. */
export function findChallenge(
  db: Queryable,
  { token_hash, purpose, session_id }: ChallengeKey,
  now: Date,
): Promise<ChallengeRow | undefined> {
  return db
    .selectFrom('two_step_challenges')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('session_id', 'is not distinct from', session_id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses up a challenge; false if another request has done so. */
export async function takeChallenge(
  trx: Transaction<Database>,
  token_hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('two_step_challenges')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteChallengesOf(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('two_step_challenges').where('user_id', '=', userId).execute();
}
