import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/** An organizer's confirmed account, ready for payouts. */
export async function makePayoutAccount(
  db: Kysely<Database>,
  userId: number,
  account: { recipientCode?: string; pausedUntil?: Date; askedBy?: number } = {},
): Promise<void> {
  const at = new Date(0);
  await db
    .insertInto('payout_accounts')
    .values({
      user_id: userId,
      ...(account.askedBy !== undefined && { asked_by: account.askedBy }),
      state: 'CONFIRMED',
      bank_code: '058',
      bank_name: 'GTBank',
      account_ending: '6789',
      account_name: 'ADA NUMBER',
      recipient_code: account.recipientCode ?? 'RCP_test',
      first_name: 'Ada',
      last_name: 'Number',
      code_hash: null,
      code_expires_at: null,
      asked_at: at,
      confirmed_at: at,
      paused_until: account.pausedUntil ?? null,
      ended_at: null,
    })
    .execute();
}
