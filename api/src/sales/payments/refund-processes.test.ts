import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FaultyCall, Moment } from '../../sandbox/faults';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { releaseJobs, untilKilledAreGone } from '../../testing/jobQueue';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';

jest.setTimeout(180_000);

let shop: TestPayments;
let one: ApiProcess;
let two: ApiProcess;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  // The provider's webhooks would act as a third worker.
  shop = await startTestPayments({ webhooks: false });
  const { url: databaseUrl, dataDir } = shop.api;
  const options = { databaseUrl, dataDir, providerUrl: shop.providerUrl };
  [one, two] = [await ApiProcess.at(options), await ApiProcess.at(options)];
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  buyer = await makeUser(shop.api.db);
});
afterEach(async () => {
  shop.sandbox.faults.at = async () => undefined;
  await Promise.all([one.kill(), two.kill()]);
});
afterAll(() => shop.close());

/** A paid order of three tickets; `cancel` refunds the price of one. */
async function paidOrder() {
  const event = await makeEvent(shop.api.db, { organizer, priceKobo: 100_000 });
  const { id, tickets } = await shop.buy(buyer, event, 3);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment);
  await shop.job.settlement.settle(payment.reference);
  const ids = tickets.map((ticket) => ticket.id);
  return {
    async cancel() {
      const url = `/api/tickets/${ids.pop()}/cancel/`;
      const answer = await shop.api.call({ as: buyer, method: 'POST', url });
      expect(answer.json()).toMatchObject({ refund: '1000.00' });
    },
  };
}

/** Lets this much time pass for every unfinished refund, and enough for its job to be due. */
async function pass(minutes: number): Promise<void> {
  await sql`UPDATE refunds SET next_attempt_at = next_attempt_at - ${`${minutes} minutes`}::interval
    WHERE status <> 'DONE'`.execute(shop.api.db);
  await releaseJobs(shop.api.db);
}
const rows = () =>
  shop.api.db.selectFrom('refunds').select(['id', 'status', 'provider_id']).orderBy('id').execute();

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not in time: ${what}`);
    await wait(50);
  }
}

/** Lets the provider finish its work until every refund is done; `work` is what this process does meanwhile. */
const untilAllDone = (work: () => Promise<void> = async () => undefined) =>
  until(async () => {
    await work();
    await sql`UPDATE refunds SET next_attempt_at = now()
      WHERE status = 'REQUESTED'`.execute(shop.api.db);
    return (await rows()).every(({ status }) => status === 'DONE');
  }, 'every refund done');

/** Checks that the provider was asked for exactly what we owe, each refund once. */
async function expectEachOnce() {
  const notes = shop.sandbox.ledger.allRefunds().map(({ note }) => note);
  expect(notes.sort()).toEqual((await rows()).map(({ id }) => `refund-${id}`).sort());
}

/** Kills a process while it waits for this lock to write to the refunds, so that its write is lost. */
async function killAtWrite(victim: ApiProcess, letGo: () => void): Promise<void> {
  const waiting = sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%"refunds"%'`;
  await until(async () => (await waiting.execute(shop.api.db)).rows.length > 0, 'a write');
  await victim.kill();
  for (const { pid } of (await waiting.execute(shop.api.db)).rows) {
    await sql`SELECT pg_terminate_backend(${pid})`.execute(shop.api.db);
  }
  letGo();
}

/** Locks every refund in a separate transaction until released. */
async function lockRefunds(): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await new Promise<void>((locked, failed) => {
    shop.api.db
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('refunds').select('id').forUpdate().execute();
        locked();
        await released;
      })
      .catch(failed);
  });
  return letGo;
}

it('requests each refund once even if two processes work on them and the provider is slow', async () => {
  for (let order = 0; order < 4; order += 1) {
    const { cancel } = await paidOrder();
    await cancel();
    await cancel();
  }
  let asked = 0;
  shop.sandbox.faults.at = async (call, moment) => {
    if (call === 'refund' && moment === 'asked') asked += 1;
    await wait(200);
  };
  await Promise.all([one.start(), two.start()]);
  await until(async () => asked >= 2, 'the first requests');
  // The one-minute lease expires while its process is still working.
  await pass(1.1);
  await untilAllDone();
  await expectEachOnce();
});

interface Strike {
  call: FaultyCall;
  moment: Moment;
  /** `on the way`: the request never arrives. `before the note`: the response arrives, but nothing is written. */
  how: 'on the way' | 'at once' | 'before the note';
}

/** Kills a process when its next call reaches this point. */
async function strike(victim: ApiProcess, { call, moment, how }: Strike): Promise<void> {
  let isDead = false;
  let isTaken = false;
  shop.sandbox.faults.at = async (at, when) => {
    if (at !== call) return;
    // The process works on several refunds at once. Only the first call gets through, which leaves some for other strikes.
    if (when === 'asked') {
      if (isTaken) throw new Error('lost on the way');
      isTaken = true;
    }
    if (when !== moment) return;
    if (how === 'before the note') {
      const letGo = await lockRefunds();
      void killAtWrite(victim, letGo).then(() => (isDead = true));
      return;
    }
    await victim.kill();
    isDead = true;
    if (how === 'on the way') throw new Error('lost on the way');
  };
  // The process may reach the call, and die, before it is ready.
  await victim.start().catch(() => undefined);
  await until(async () => isDead, `${call} ${moment}`);
  shop.sandbox.faults.at = async () => undefined;
}

it('requests each refund once even if its worker is killed at every step', async () => {
  const { cancel } = await paidOrder();
  await cancel();
  await cancel();
  const steps: Strike[] = [
    { call: 'refunds', moment: 'asked', how: 'on the way' },
    { call: 'refunds', moment: 'asked', how: 'before the note' },
    { call: 'refund', moment: 'asked', how: 'on the way' },
    { call: 'refund', moment: 'done', how: 'at once' },
    { call: 'refund', moment: 'done', how: 'before the note' },
  ];
  for (const step of steps) {
    await strike(one, step);
    await untilKilledAreGone(shop.api.db);
    await pass(120);
  }
  await untilAllDone(() => shop.work('move_refund'));
  await expectEachOnce();
});

it('does not request a refund that another process took while this one was paused', async () => {
  const { cancel } = await paidOrder();
  await one.start();
  let isPaused = false;
  shop.sandbox.faults.at = async (call) => {
    if (isPaused || call !== 'refunds') return;
    isPaused = true;
    one.signal('SIGSTOP');
  };
  await cancel();
  await until(async () => isPaused, 'the look-up');
  await pass(1.1);
  await untilAllDone(() => shop.work('move_refund'));
  one.signal('SIGCONT');
  // Once it reaches the next refund, it is done with the previous one.
  await cancel();
  await untilAllDone();
  await expectEachOnce();
});
