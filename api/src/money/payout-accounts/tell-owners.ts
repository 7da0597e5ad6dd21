import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { maskedAccount } from './masked-account';
import { listOwners, type PayoutAccountRow } from './payout-accounts-repository';

/** Tells every owner of a team that its payouts go to another account. */
export async function tellOwners(
  trx: Transaction<Database>,
  teamId: number,
  {
    account,
    before,
    pausedUntil,
    now,
  }: {
    account: PayoutAccountRow;
    before: PayoutAccountRow | undefined;
    pausedUntil: Date | null;
    now: Date;
  },
): Promise<void> {
  const data = {
    bank: account.bank_name,
    ending: account.account_ending,
    accountName: account.account_name,
    before: before ? maskedAccount(before) : null,
    pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null,
  };
  for (const { email: recipient, first_name: firstName } of await listOwners(trx, teamId)) {
    const mail = { template: 'payout_account_changed' as const, data: { firstName, ...data } };
    await queueMail(trx, { ...mail, recipient });
  }
}
