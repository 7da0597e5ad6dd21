import { sql } from 'kysely';
import { findMistakes } from '../../testing/ledgerChecks';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { makePayouts } from '../../testing/payouts';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { TestUser } from '../../testing/builders';
import type { PayoutTerms } from './payouts-schemas';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
});
afterEach(async () => {
  shop.sandbox.faults.transferOutcome = 'success';
  expect(await findMistakes(shop.api.db)).toEqual([]);
});
afterAll(() => shop.close());

const everyHour = () => shop.api.parts.money.requests.payAll();
const termsOf = async (as: TestUser) =>
  (await payouts.call(as, '/money/payouts/terms/')).json<PayoutTerms>();
const lastMailTo = async ({ email }: TestUser) =>
  shop.api.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', email)
    .where('template', '=', 'payout')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** An organizer whose automatic payout was returned by the bank. */
async function cameBack(outcome: 'failed' | 'reversed') {
  const people = await payouts.organizerToPay(500_000);
  shop.sandbox.faults.transferOutcome = outcome;
  await everyHour();
  await payouts.ended(people.organizer, outcome === 'failed' ? 'FAILED' : 'REVERSED');
  shop.sandbox.faults.transferOutcome = 'success';
  return people;
}

it.each(['failed', 'reversed'] as const)(
  'are not sent every hour to an account whose bank calls them %s, until the organizer asks',
  async (outcome) => {
    const { organizer } = await cameBack(outcome);
    expect(await lastMailTo(organizer)).toMatchObject({
      data: { notPaidBecause: 'returned', pausesAutomatic: true },
    });
    expect(await termsOf(organizer)).toMatchObject({ is_automatic: false, automatic_paused: true });
    await everyHour();
    expect(await payouts.payoutsOf(organizer)).toHaveLength(1);

    expect((await payouts.ask(organizer, { amount: '100.00' })).statusCode).toBe(201);
    await payouts.ended(organizer, 'PAID');
    expect(await termsOf(organizer)).toMatchObject({ is_automatic: true, automatic_paused: false });
    await everyHour();
    expect(await payouts.payoutsOf(organizer)).toHaveLength(3);
    await payouts.ended(organizer, 'PAID');
  },
);

it('go on by themselves once the organizer has another account', async () => {
  const { organizer } = await cameBack('failed');
  await shop.api.db
    .updateTable('payout_accounts')
    .set({ state: 'REPLACED', ended_at: new Date() })
    .where('user_id', '=', organizer.id)
    .execute();
  const recipientCode = await payouts.recipientOf('0123456788');
  await makePayoutAccount(shop.api.db, organizer.id, { recipientCode });
  expect(await termsOf(organizer)).toMatchObject({ is_automatic: true, automatic_paused: false });
  await everyHour();
  await payouts.ended(organizer, 'PAID');
});

it('go on by themselves after one that was held before it was sent', async () => {
  const { organizer, event } = await payouts.organizerToPay(500_000);
  await everyHour();
  const suspend = (at: Date | null) =>
    shop.api.db.updateTable('events').set({ suspended_at: at }).where('id', '=', event).execute();
  await suspend(new Date());
  await payouts.ended(organizer, 'FAILED');
  expect(await lastMailTo(organizer)).toMatchObject({
    data: { notPaidBecause: 'event_held', pausesAutomatic: false },
  });
  await suspend(null);
  expect(await termsOf(organizer)).toMatchObject({ is_automatic: true, automatic_paused: false });
  await everyHour();
  await payouts.ended(organizer, 'PAID');
});

it('go to all others though one fails, and their job is tried again', async () => {
  const [first, second] = [
    await payouts.organizerToPay(500_000),
    await payouts.organizerToPay(500_000),
  ];
  await sql`ALTER TABLE payouts ADD CONSTRAINT payouts_broken
    CHECK (organizer_id <> ${sql.lit(first.organizer.id)}) NOT VALID`.execute(shop.api.db);
  await expect(everyHour()).rejects.toThrow('organizers could not be paid');
  await sql`ALTER TABLE payouts DROP CONSTRAINT payouts_broken`.execute(shop.api.db);
  await payouts.ended(second.organizer, 'PAID');
  await everyHour();
  await payouts.ended(first.organizer, 'PAID');
});
