import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import { maskedAccount, type ShownAccount } from './masked-account';

interface AccountChange {
  by: Actor;
  teamId: number;
  account: ShownAccount;
  /** The account used before; left out while the new one awaits its code. */
  before?: ShownAccount | undefined;
  at: Date;
}

/** Records that an account was named or put in use: its bank and last four digits, as mails show it. */
export async function recordAccount(
  trx: Transaction<Database>,
  change: AccountChange,
): Promise<void> {
  const { by, teamId, account, before, at } = change;
  await appendEntry(trx, {
    by,
    action: 'before' in change ? 'payout_account_confirmed' : 'payout_account_named',
    about: { team: teamId },
    changes: { account: [before ? maskedAccount(before) : null, maskedAccount(account)] },
    at,
  });
}
