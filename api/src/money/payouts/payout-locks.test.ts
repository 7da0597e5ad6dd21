import { makeUser } from '../../testing/builders';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { lockMoney } from '../ledger/balances-repository';
import * as accounts from '../payout-accounts/payout-accounts-repository';
import { insertPayout } from './payouts-repository';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// The payout references the organizer's row, which a change of accounts locks while it waits for the account.
it('takes a payout while another account is being put in use: neither waits for the other', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db, 'ORGANIZER');
  await makePayoutAccount(db, userId);
  const now = new Date();
  const taken = await db.transaction().execute(async (take) => {
    await lockMoney(take, userId);
    const account = await accounts.lockPayoutAccount(take, userId);
    const change = db.transaction().execute(async (trx) => {
      await accounts.lockOrganizer(trx, { teamId: userId, ownerId: userId });
      await trx
        .updateTable('payout_accounts')
        .set({ state: 'REPLACED', ended_at: now })
        .where('user_id', '=', userId)
        .execute();
    });
    await lockWaitedFor(db);
    const payout = await insertPayout(
      take,
      {
        organizer_id: userId,
        account_id: account?.id ?? 0,
        state: 'REQUESTED',
        amount_kobo: 500_000,
        fee_kobo: 1000,
        reference: `nz-payout-${userId}-locks`,
        requested_by: userId,
        requested_at: now,
      },
      [{ event_id: 0, amount_kobo: 499_000, fee_kobo: 1000 }],
    );
    return { payout, change };
  });
  await taken.change;
  expect(taken.payout.state).toBe('REQUESTED');
});
