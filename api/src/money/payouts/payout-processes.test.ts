import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { PaystackClient } from '../../platform/provider/paystack-client';
import type { FaultyCall, Moment } from '../../sandbox/faults';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser } from '../../testing/builders';
import { releaseJobs } from '../../testing/jobQueue';
import { findMistakes } from '../../testing/ledgerChecks';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Payout } from './payouts-schemas';

jest.setTimeout(180_000);

let shop: TestPayments;
let one: ApiProcess;
let recipient: string;
beforeAll(async () => {
  // The provider's webhooks would give away how a transfer ended.
  shop = await startTestPayments({ webhooks: false });
  const { url: databaseUrl, dataDir } = shop.api;
  const env = { PAYOUTS: 'requested' };
  one = await ApiProcess.at({ databaseUrl, dataDir, providerUrl: shop.providerUrl, env });
  const client = new PaystackClient(shop.api.parts.platform.config.paystack);
  const account = { name: 'ADA NUMBER', account_number: '0123456780', bank_code: '058' };
  recipient = await client.createRecipient(account);
  shop.sandbox.faults.settlementSchedule = 'manual';
  await shop.merchant('top-up', { amount: 100_000_000 });
});
afterEach(async () => {
  shop.sandbox.faults.at = async () => undefined;
  await one.kill();
});
afterAll(() => shop.close());

/** A payout that an organizer has requested three days after their event. */
async function askedFor(): Promise<Payout> {
  const { db } = shop.api;
  const organizer = await makeUser(db, 'ORGANIZER');
  const event = await makeEvent(db, { organizer, priceKobo: 500_000 });
  const buyer = await makeUser(db);
  const payment = await shop.initiate(buyer, (await shop.buy(buyer, event)).id);
  await shop.pay(payment);
  await shop.job.settlement.settle(payment.reference);
  await db
    .updateTable('events')
    .set({
      start_date: sql<Date>`now() - interval '4 days'`,
      end_date: sql<Date>`now() - interval '3 days'`,
    })
    .where('id', '=', event)
    .execute();
  await makePayoutAccount(db, organizer.id, { recipientCode: recipient });
  const url = '/api/money/payouts/';
  const asked = await shop.api.call({ as: organizer, method: 'POST', url, payload: {} });
  expect(asked.statusCode).toBe(201);
  return asked.json<Payout>();
}

const payoutOf = ({ id }: Payout) =>
  shop.api.db
    .selectFrom('payouts')
    .select(['state', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const sentTo = ({ reference }: Payout) =>
  shop.sandbox.ledger.every('transfer').filter((transfer) => transfer.reference === reference);

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not in time: ${what}`);
    await wait(50);
  }
}

/** Lets the lease of every payout run out, and that of its job. */
async function passHours(): Promise<void> {
  await sql`UPDATE payouts SET next_attempt_at = now()
    WHERE state IN ('REQUESTED', 'SENDING', 'OTP')`.execute(shop.api.db);
  await releaseJobs(shop.api.db);
}

/** Carries on in the tests' own process after the other was killed. */
async function untilPaid(payout: Payout): Promise<void> {
  await until(async () => {
    await passHours();
    await shop.api.parts.jobs.runDue('move_payout');
    return (await payoutOf(payout)).state === 'PAID';
  }, 'paid');
  expect(sentTo(payout)).toMatchObject([{ status: 'success', amount: Number(payout.sent) * 100 }]);
  expect(await findMistakes(shop.api.db)).toEqual([]);
}

/** Locks a payout in a transaction of its own until released, so that nothing can be noted. */
async function lockPayout({ id }: Payout): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await new Promise<void>((locked, failed) => {
    shop.api.db
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('payouts').select('id').where('id', '=', id).forUpdate().execute();
        locked();
        await released;
      })
      .catch(failed);
  });
  return letGo;
}

/** Kills a process while it waits for the lock to note the answer, so that its note is lost. */
async function killAtNote(victim: ApiProcess, letGo: () => void): Promise<void> {
  const waiting = sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%"payouts"%'`;
  await until(async () => (await waiting.execute(shop.api.db)).rows.length > 0, 'a note');
  await victim.kill();
  for (const { pid } of (await waiting.execute(shop.api.db)).rows) {
    await sql`SELECT pg_terminate_backend(${pid})`.execute(shop.api.db);
  }
  letGo();
}

it.each<[string, FaultyCall, Moment, 'REQUESTED' | 'SENDING', number]>([
  ['before it asks for the balance', 'balance', 'asked', 'REQUESTED', 0],
  ['before it looks the payout up', 'transfer state', 'asked', 'SENDING', 0],
  ['before its call arrives', 'transfer', 'asked', 'SENDING', 0],
  ['between the call and its answer', 'transfer', 'done', 'SENDING', 1],
])('pays once though its process is killed %s', async (_, call, moment, left, sent) => {
  let isDead = false;
  shop.sandbox.faults.at = async (at, when) => {
    if (isDead || at !== call || when !== moment) return;
    isDead = true;
    await one.kill();
    if (when === 'asked') throw new Error('lost on the way');
  };
  const payout = await askedFor();
  // The process may reach the call, and die, before it is ready.
  await one.start().catch(() => undefined);
  await until(async () => isDead && !one.isRunning, `${call} ${moment}`);
  expect(await payoutOf(payout)).toMatchObject({ state: left });
  expect(sentTo(payout)).toHaveLength(sent);
  await untilPaid(payout);
});

it('pays once though its process is killed after the answer, before it is noted', async () => {
  const payout = await askedFor();
  let isDead = false;
  shop.sandbox.faults.at = async (call, moment) => {
    // Kills it at the first look-up after the transfer was sent, which finds how that ended.
    if (isDead || call !== 'transfer state' || moment !== 'asked' || sentTo(payout).length === 0)
      return;
    isDead = true;
    const letGo = await lockPayout(payout);
    await until(async () => sentTo(payout)[0]?.status === 'success', 'the end of the transfer');
    void killAtNote(one, letGo);
  };
  await one.start();
  let passed = 0;
  await until(async () => {
    // A try whose lease runs out meanwhile starts over, which takes a while on a busy machine.
    if (Date.now() > passed + 3000) {
      passed = Date.now();
      await passHours();
    }
    return isDead;
  }, 'a look-up');
  await until(async () => !one.isRunning, 'the kill');
  expect(await payoutOf(payout)).toMatchObject({ state: 'SENDING' });
  await untilPaid(payout);
});
