import { sql, type Kysely } from 'kysely';

/** Payout accounts that deleted accounts had named for another's team: they kept their holder, and were paid to (decision 0166). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE payout_accounts
    SET account_name = '', first_name = '', last_name = '', state = 'REPLACED',
      ended_at = coalesce(ended_at, now())
    FROM users WHERE users.id = asked_by AND users.erased_at IS NOT NULL`.execute(db);
}
