import { sql } from 'kysely';
import { HOUR_MS } from '../../platform/durations';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser } from '../../testing/builders';
import { releaseJobs, untilKilledAreGone } from '../../testing/jobQueue';
import { makePaidOrders } from '../../testing/paidOrders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import { scheduleJob } from '../../platform/jobs/job-queue-repository';
import type { FaultyCall } from '../../sandbox/faults';
import { leaveRun, renewLease, takeRun, type Run } from './reconciliations-repository';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
/** Takes back the payments of a test. */
const undo: (() => void)[] = [];
let foreign = 0;

jest.setTimeout(120_000);
beforeAll(async () => {
  shop = await startTestPayments({ webhooks: false });
  orders = await makePaidOrders(shop);
  // A settlement at midnight would add a difference of another kind.
  shop.sandbox.faults.settlementSchedule = 'manual';
});
beforeEach(async () => {
  shop.api.clock.now = null;
  shop.sandbox.faults.at = async () => undefined;
  await sql`TRUNCATE reconciliations, payment_cases, raised_alerts, mails, refunds CASCADE`.execute(
    shop.api.db,
  );
});
afterEach(() => undo.splice(0).forEach((each) => each()));
afterAll(() => shop.close());

const run = () => shop.api.parts.money.reconciliation.run();
const runs = () => shop.api.db.selectFrom('reconciliations').selectAll().orderBy('id').execute();
const differing = async () =>
  (await orders.casesOf(null)).filter(
    ({ kind, state }) => kind.endsWith('_differs') && state === 'OPEN',
  );
function later(hours: number) {
  shop.api.clock.now = new Date((shop.api.clock.now?.getTime() ?? Date.now()) + hours * HOUR_MS);
}

const isRun = (taken: Awaited<ReturnType<typeof takeRun>>): taken is Run =>
  typeof taken === 'object';

/** A payment of three hours ago that belongs to no order. The function returned takes it back (`false`) or makes it again. */
function foreignPayment(): (isPaid: boolean) => void {
  foreign += 1;
  const at = new Date(Date.now() - 3 * HOUR_MS).toISOString();
  const made = {
    id: shop.sandbox.ledger.nextId(),
    reference: `foreign-${foreign}`,
    accessCode: `code-${foreign}`,
    email: 'stranger@example.test',
    amount: 100_000,
    charged: 100_000,
    currency: 'NGN',
    callbackUrl: null,
    message: null,
    createdAt: at,
    paidAt: at,
  };
  const set = (isPaid: boolean) =>
    shop.sandbox.ledger.save({
      transaction: { ...made, status: isPaid ? 'success' : 'failed' },
    });
  set(true);
  undo.push(() => set(false));
  return set;
}

/**
 * Refunds that the provider has accepted and not done. They are of a payment that the books don't have, whose reference is
 * returned.
 */
async function addRefundsUnderWay(count: number, { isKnown = true } = {}): Promise<string> {
  const { db } = shop.api;
  const buyer = await makeUser(db);
  const event = await makeEvent(db, { organizer: orders.organizer, priceKobo: 100_000 });
  const { reference } = await shop.initiate(buyer, (await shop.buy(buyer, event)).id);
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const { ledger } = shop.sandbox;
  const refunds = Array.from({ length: count }, () => {
    const refund = {
      id: ledger.nextId(),
      transactionId: ledger.byReference(reference)?.id ?? 0,
      amount: 100,
      note: null,
      status: 'pending' as const,
      createdAt: new Date().toISOString(),
    };
    if (isKnown) {
      ledger.save({ refund });
      undo.push(() => ledger.save({ refund: { ...refund, status: 'failed' } }));
    }
    return { payment_id: payment.id, amount_kobo: 100, provider_id: refund.id };
  });
  await db.transaction().execute(async (trx) => {
    // They are posted nowhere.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    const state = { reason: 'cancelled_by_buyer', status: 'REQUESTED' } as const;
    await trx
      .insertInto('refunds')
      .values(refunds.map((refund) => ({ ...refund, ...state })))
      .execute();
  });
  return reference;
}

/** How often the provider is asked for one of its lists. */
function countLists(): { calls: number } {
  const count = { calls: 0 };
  shop.sandbox.faults.at = async (call, moment) => {
    if (call === 'lists' && moment === 'asked') count.calls += 1;
  };
  return count;
}

it('asks the provider once, though several processes begin at once', async () => {
  const count = countLists();
  await Promise.allSettled(Array.from({ length: 6 }, run));
  expect(await runs()).toHaveLength(1);
  // Payments, transfers, settlements, and settlements again before the balance.
  expect(count.calls).toBe(4);
});

it('is not repeated by whoever asked before it ended, and got their turn after it', async () => {
  const asked = new Date();
  shop.api.clock.now = asked;
  const first = run();
  shop.api.clock.now = new Date(asked.getTime() + 1_000);
  await first;
  shop.api.clock.now = asked;
  await run();
  expect(await runs()).toHaveLength(1);
});

it('that takes longer than a job may keeps its tries, though another process has got its job', async () => {
  let release = () => undefined as void;
  const isAsked = new Promise<void>((asked) => {
    shop.sandbox.faults.at = async (call, moment) => {
      if (call !== 'refunds' || moment !== 'asked') return;
      asked();
      await new Promise<void>((done) => (release = done));
    };
  });
  const first = run();
  await isAsked;
  await expect(run()).rejects.toThrow('Another process compares the books already');
  release();
  await first;
  expect(await runs()).toHaveLength(1);
});

it('that was paused for so long that another process took it leaves it to that process', async () => {
  const { db } = shop.api;
  const begun = new Date();
  const paused = await takeRun(db, begun);
  const at = new Date(begun.getTime() + HOUR_MS);
  const taken = await takeRun(db, at);
  if (!isRun(paused) || !isRun(taken)) throw new Error('Nobody got it');
  await leaveRun(db, paused, at, 'The lease ran out');
  expect(await takeRun(db, at)).toBe('leased');
  expect(await renewLease(db, taken, at)).toBe(true);
});

it('keeps its run while it asks about refunds under way, however slowly the provider answers', async () => {
  await addRefundsUnderWay(3);
  const taken: unknown[] = [];
  shop.sandbox.faults.at = async (call, moment) => {
    if (call !== 'refund state' || moment !== 'asked') return;
    later(90 / 3600);
    taken.push(await takeRun(shop.api.db, shop.api.clock.now ?? new Date()));
  };
  await run();
  expect(taken).toEqual(['leased', 'leased', 'leased']);
});

it('finds a refund that the provider doesn’t know, and compares the rest', async () => {
  const reference = await addRefundsUnderWay(1, { isKnown: false });
  later(3);
  await run();
  expect(await runs()).toMatchObject([{ last_error: null, done_at: expect.any(Date) }]);
  expect(await orders.casesOf(reference)).toMatchObject([{ kind: 'refund_differs' }]);
});

it('finds one that is older than the days compared, once, as long as it isn’t done', async () => {
  const reference = await addRefundsUnderWay(1, { isKnown: false });
  later(15 * 24);
  await run();
  later(24);
  await run();
  expect(await orders.casesOf(reference)).toMatchObject([
    { kind: 'refund_differs', state: 'OPEN' },
  ]);
});

it('goes on with the part at which the provider failed', async () => {
  foreignPayment();
  shop.sandbox.faults.plan('refunds', 'error', 1);
  await expect(run()).rejects.toThrow('GET /refund answered 503');
  expect(await runs()).toMatchObject([
    { done_at: null, parts_done: ['payment_differs'], last_error: expect.stringContaining('503') },
  ]);
  expect(await differing()).toHaveLength(1);
  const count = countLists();
  await run();
  expect(await runs()).toMatchObject([{ last_error: null }]);
  expect((await runs())[0]?.done_at).not.toBeNull();
  expect(count.calls).toBe(3);
});

it('leaves a case closed that a person has closed, and opens one again that had settled by itself', async () => {
  const first = foreignPayment();
  await run();
  const [found] = await differing();
  first(false);
  later(1);
  await run();
  expect(await differing()).toEqual([]);
  first(true);
  later(1);
  await run();
  expect(await differing()).toMatchObject([{ id: found?.id, note: null }]);
  await shop.api.call({
    as: orders.admin,
    method: 'POST',
    url: `/api/payment-cases/${found?.id}/close/`,
    payload: { note: 'Of our other site.' },
  });
  later(1);
  await run();
  expect(await differing()).toEqual([]);
});

it('closes the case of a settlement that agrees by now, however old it is', async () => {
  const { ledger } = shop.sandbox;
  const settledAt = new Date().toISOString();
  const nothing = { amount: 0, fees: 0, processed: 0, transactionIds: [] };
  const settlement = { ...nothing, id: ledger.nextId(), settledAt };
  const isOpen = async () =>
    (await differing()).some(({ subject }) => subject === String(settlement.id));
  ledger.save({ settlement: { ...settlement, processed: 100 } });
  await run();
  expect(await isOpen()).toBe(true);
  later(20 * 24);
  await run();
  expect(await isOpen()).toBe(true);
  ledger.save({ settlement });
  later(24);
  await run();
  expect(await isOpen()).toBe(false);
});

it('tells administrators once of a difference', async () => {
  foreignPayment();
  const look = () => shop.api.parts.mail.tasks.raise_alerts.run();
  await run();
  await look();
  later(24);
  await run();
  await look();
  expect(await orders.mailsTo(orders.admin)).toEqual(['alert']);
});

it('alerts administrators, and is counted, when it has not succeeded for two days', async () => {
  const age = async () => {
    const { body } = await shop.api.inject({ url: '/api/metrics' });
    return Number(/^reconciliation_age_seconds (\S+)$/m.exec(body)?.[1]);
  };
  const look = () => shop.api.parts.mail.tasks.raise_alerts.run();
  const told = () => orders.mailsTo(orders.admin);
  expect(await age()).toBe(0);
  await run();
  const setAgo = (hours: number) =>
    sql`UPDATE reconciliations SET begun_at = now() - ${hours} * interval '1 hour',
      done_at = now() - ${hours} * interval '1 hour'`.execute(shop.api.db);
  await setAgo(47);
  await look();
  expect(await told()).toEqual([]);
  await setAgo(49);
  expect(await age()).toBeGreaterThan(48 * 3600);
  await look();
  await look();
  expect(await told()).toEqual(['alert']);
  await run();
  expect(await age()).toBeLessThan(60);
});

it('is gone on with by another process when its own is killed', async () => {
  foreignPayment();
  const { url: databaseUrl, dataDir, db } = shop.api;
  const options = { databaseUrl, dataDir, providerUrl: shop.providerUrl };
  const [one, two] = [await ApiProcess.at(options), await ApiProcess.at(options)];
  const asked: FaultyCall[] = [];
  let isDead = false;
  shop.sandbox.faults.at = async (call, moment) => {
    if (moment !== 'asked' || !['lists', 'refunds'].includes(call)) return;
    asked.push(call);
    if (call !== 'refunds' || isDead) return;
    isDead = true;
    await one.kill();
  };
  try {
    await one.start();
    await scheduleJob(db, 'reconcile', { inMs: 0, priority: 0 });
    await eventually(
      async () => isDead && !one.isRunning,
      (dead) => dead,
    );
    expect(await runs()).toMatchObject([{ done_at: null, parts_done: ['payment_differs'] }]);
    await untilKilledAreGone(db);
    // Five minutes later.
    await sql`UPDATE reconciliations SET leased_until = now()`.execute(db);
    await releaseJobs(db);
    await two.start();
    const ended = await eventually(runs, ([only]) => only?.done_at != null);
    expect(ended).toHaveLength(1);
  } finally {
    await Promise.all([one.kill(), two.kill()]);
  }
  expect(asked).toEqual(['lists', 'refunds', 'refunds', 'lists', 'lists', 'lists']);
  expect(await differing()).toHaveLength(1);
});
