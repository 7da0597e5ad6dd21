import pino from 'pino';
import type { Transaction } from 'kysely';
import { DEFAULT_FEE_TERMS, orderFees, paymentFee } from '../../platform/fees';
import type { PayoutState } from '../../platform/database/payoutTables';
import type { Database } from '../../platform/database/schema';
import { foldFigures } from '../../platform/figures/figures-repository';
import { ApiError } from '../../platform/http/errors';
import { insertDispute, updateDispute } from '../../sales/disputes/disputes-repository';
import { insertPayment, updatePayment } from '../../sales/payments/payments-repository';
import { recordMoneyBack } from '../../sales/payments/refund-endings-repository';
import { queueRefund } from '../../sales/payments/refund-queue';
import { randomFrom, type Random } from '../../seed/random';
import { asOwner, makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { finishRefunds, takenOf } from '../../testing/historySteps';
import { findMistakes } from '../../testing/ledgerChecks';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { PayoutsService } from '../payouts/payouts-service';
import { updatePayout } from '../payouts/payouts-repository';
import { addUpStatements, eventStatements } from '../statements/statement-lines';
import { sumPostings } from '../statements/statements-repository';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { addUp } from './availability';
import { figuresOfEvent, balancesOf, lockMoney } from './balances-repository';
import { insertCorrection } from './entries-repository';

/*
 * Thousands of random order histories, several at a time, through the real statements of sales. The books must balance, and
 * each event's balance must match a model that has no ledger.
 */
const TERMS = { ...DEFAULT_FEE_TERMS, platform: { basisPoints: 275, kobo: 3333 } };
const EVENTS = 10;
const HISTORIES = 2000;
const AT_ONCE = 8;

let database: TestDatabase;
let buyer: TestUser;
let events: {
  id: number;
  type: number;
  isCancelled: boolean;
  expected: number;
  held: number;
  /** Sales still to be refunded if the event is cancelled. */
  sales: { paymentId: number; amountKobo: number; platformFeeKobo: number }[];
}[];
/** Net corrections for the organizer that belong to no event. Kobo. */
let beside = 0;
const corrected = { up: 0, down: 0 };
let made = 0;
let organizer: TestUser;
let payouts: PayoutsService;
let paidOut = 0;
/** When all events are over. */
const AT = { now: new Date(Date.now() + 60 * 86_400_000), delayMs: 48 * 3_600_000 };

beforeAll(async () => {
  database = await openTestDatabase();
  buyer = await makeUser(database.db);
  organizer = await makeUser(database.db, 'ORGANIZER');
  payouts = new PayoutsService({
    db: database.db,
    now: () => AT.now,
    log: pino({ level: 'silent' }),
    payoutDelayMs: AT.delayMs,
    paysByItself: false,
    payoutApprovalKobo: Number.MAX_SAFE_INTEGER,
  });
  await makePayoutAccount(database.db, organizer.id);
  events = await Promise.all(
    Array.from({ length: EVENTS }, async (_, index) => {
      const isCancelled = index === 0;
      const status = isCancelled ? ('CANCELLED' as const) : ('PUBLISHED' as const);
      const id = await makeEvent(database.db, { organizer, status, priceKobo: 1 });
      const { id: type } = await database.db
        .selectFrom('ticket_types')
        .select('id')
        .where('event_id', '=', id)
        .executeTakeFirstOrThrow();
      return { id, type, isCancelled, expected: 0, held: 0, sales: [] };
    }),
  );
});
afterAll(() => database.close());

const inTransaction = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
  database.db.transaction().execute(work);

/** An order with a payment that is not settled yet. */
async function order(random: Random, event: (typeof events)[number]) {
  const priceKobo = random.pick([
    1,
    99,
    5_000_00,
    2_499_99,
    130_000_00,
    random.whole(100, 900_000),
  ]);
  const quantity = random.whole(1, 4);
  const bearer = random.pick(['ORGANIZER', 'BUYER'] as const);
  const fees = orderFees({ priceKobo, quantity, bearer }, TERMS);
  const now = new Date();
  return inTransaction(async (trx) => {
    const { id } = await trx
      .insertInto('orders')
      .values({
        user_id: buyer.id,
        event_id: event.id,
        ticket_type_id: event.type,
        quantity,
        total_kobo: priceKobo * quantity,
        buyer_fees_kobo: fees.buyerFeesKobo,
        platform_fee_kobo: fees.platformFeeKobo,
        payment_fee_kobo: fees.paymentFeeKobo,
        status: 'HELD',
        expires_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const amount = priceKobo * quantity + fees.buyerFeesKobo;
    made += 1;
    const reference = `history-${made}`;
    await insertPayment(trx, {
      order_id: id,
      attempt: 1,
      reference,
      amount_kobo: amount,
      next_check_at: null,
    });
    const payment = await trx
      .selectFrom('payments')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { quantity, amount, ...fees, paymentId: payment.id };
  });
}

/** A payment that is refunded at once, because it came late, twice or in a wrong amount. */
async function refuse(
  random: Random,
  event: (typeof events)[number],
  paid: Awaited<ReturnType<typeof order>>,
) {
  const received = random.chance(0.5) ? paid.amount : random.whole(1, paid.amount * 2);
  const now = new Date();
  await inTransaction(async (trx) => {
    const settled = { received_kobo: received, paid_at: now, status: 'REFUNDING' as const };
    await updatePayment(trx, paid.paymentId, settled);
    const reason = random.pick(['paid_too_late', 'paid_twice', 'wrong_amount'] as const);
    await queueRefund(trx, { paymentId: paid.paymentId, amountKobo: received, reason, now });
  });
  if (event.isCancelled) {
    event.expected -= Math.min(
      received,
      received === paid.amount ? paid.paymentFeeKobo : paymentFee(received),
    );
  }
  await finishRefunds(database.db, random, paid.paymentId);
}

async function history(random: Random): Promise<void> {
  const event = random.pick(events);
  if (random.chance(0.15)) {
    const amountKobo = random.whole(1, 500_000) * (random.chance(0.5) ? 1 : -1);
    await correct(amountKobo, random.chance(0.7) ? event : null);
  }
  const paid = await order(random, event);
  const { paymentId, amount, quantity } = paid;
  if (random.chance(0.05)) return;
  if (event.isCancelled || random.chance(0.15)) return refuse(random, event, paid);

  let fee = paid.paymentFeeKobo;
  const isTold = random.chance(0.5);
  if (isTold) fee = random.whole(0, Math.min(fee * 2, amount));
  await inTransaction((trx) =>
    updatePayment(trx, paymentId, {
      status: 'PAID',
      received_kobo: amount,
      paid_at: new Date(),
      ...(isTold && { fee_kobo: fee }),
    }),
  );
  event.expected += amount - Math.min(fee, amount) - paid.platformFeeKobo;
  fee = Math.min(fee, amount);

  let left = quantity;
  let given = 0;
  let feesGiven = 0;
  for (let step = 0; step < random.whole(0, 5); step += 1) {
    const what = random.pick(['refund', 'refund', 'fee', 'dispute'] as const);
    if (what === 'fee') {
      const told = random.whole(0, amount);
      await inTransaction((trx) => updatePayment(trx, paymentId, { fee_kobo: told }));
      event.expected -= told - fee;
      fee = told;
    }
    if (what === 'refund' && left > 0) {
      const count = random.whole(1, left);
      const byPlatform = random.chance(0.3);
      const partOf = (kobo: number) => Math.floor((kobo * count) / quantity);
      const back = { amountKobo: partOf(amount), platformFeeKobo: partOf(paid.platformFeeKobo) };
      const lostFeeKobo = byPlatform ? partOf(paid.paymentFeeKobo) : 0;
      await inTransaction((trx) =>
        queueRefund(trx, {
          paymentId,
          ...back,
          lostFeeKobo,
          reason: 'cancelled_by_organizer',
          now: new Date(),
        }),
      );
      left -= count;
      given += back.amountKobo;
      feesGiven += back.platformFeeKobo;
      event.expected += back.platformFeeKobo + lostFeeKobo - back.amountKobo;
    }
    if (what === 'dispute' && given === 0) {
      const isOver = await dispute(random, event, paid);
      if (isOver) return;
    }
    await finishRefunds(database.db, random, paymentId);
  }
  event.sales.push({
    paymentId,
    amountKobo: amount - given,
    platformFeeKobo: paid.platformFeeKobo - feesGiven,
  });
}

/** An administrator gives or takes money, for an event or for none. */
async function correct(amountKobo: number, event: (typeof events)[number] | null): Promise<void> {
  await inTransaction(async (trx) => {
    await lockMoney(trx, organizer.id);
    const of = { organizerId: organizer.id, eventId: event?.id ?? null, actorId: buyer.id };
    await insertCorrection(trx, { ...of, amountKobo, reason: 'A history', now: new Date() });
  });
  corrected[amountKobo > 0 ? 'up' : 'down'] += 1;
  if (event === null) beside += amountKobo;
  else event.expected += amountKobo;
}

/** Cancels an event with sales, and perhaps payouts: all remaining sales are refunded. */
async function cancelEvent(random: Random, event: (typeof events)[number]): Promise<void> {
  const { db } = database;
  await db.updateTable('events').set({ status: 'CANCELLED' }).where('id', '=', event.id).execute();
  event.isCancelled = true;
  const giveBack = async ({ paymentId, amountKobo, platformFeeKobo }: (typeof event.sales)[0]) => {
    const refund = { paymentId, amountKobo, platformFeeKobo, now: new Date() };
    await inTransaction((trx) => queueRefund(trx, { ...refund, reason: 'event_cancelled' }));
    await finishRefunds(database.db, random, paymentId);
    event.expected += platformFeeKobo - amountKobo;
  };
  const left = event.sales.splice(0).filter(({ amountKobo }) => amountKobo > 0);
  await Promise.all(left.map(giveBack));
}

/** Opened, told again, ended and perhaps opened again; true if it was lost, and with it the whole payment. */
async function dispute(
  random: Random,
  event: (typeof events)[number],
  { paymentId, amount, platformFeeKobo }: Awaited<ReturnType<typeof order>>,
): Promise<boolean> {
  const now = new Date();
  const open = { status: 'OPEN' as const, asked_at: now, resolved_at: null };
  const { id } = await inTransaction((trx) =>
    insertDispute(trx, {
      ...open,
      provider_id: paymentId * 10 + random.whole(0, 9) + (made += 1) * 1_000_000,
      payment_id: paymentId,
      resolution: null,
      amount_kobo: random.chance(0.5) ? null : amount,
      due_at: null,
      opened_at: now,
      reminded_at: null,
    }),
  );
  for (let turn = 0; turn < random.whole(1, 3); turn += 1) {
    await inTransaction((trx) => updateDispute(trx, id, open));
    await inTransaction((trx) => updateDispute(trx, id, { reminded_at: now }));
    // Only a few events, or nothing could ever be paid out.
    if (events.indexOf(event) < 3 && random.chance(0.2)) {
      event.held += amount;
      event.expected -= amount;
      return true;
    }
    await inTransaction((trx) => updateDispute(trx, id, { status: 'WON', resolved_at: now }));
  }
  if (random.chance(0.5)) return false;
  await inTransaction(async (trx) => {
    await updateDispute(trx, id, { status: 'LOST', resolved_at: now });
    const lost = { reason: 'dispute_lost' as const, amountKobo: amount, providerId: null, now };
    await recordMoneyBack(trx, paymentId, lost);
  });
  event.expected += platformFeeKobo - amount;
  return true;
}

/**
 * Eight concurrent requests, of which at most one gets the money, and the rest of that payout's life. The amounts taken and
 * left must add up to the balance before, to the kobo.
 */
async function payOut(random: Random): Promise<void> {
  const { db } = database;
  await db.updateTable('refunds').set({ status: 'DONE' }).where('status', '<>', 'DONE').execute();
  const { available } = addUp(await balancesOf(db, organizer.id), AT);
  // Earlier payouts and the debts of cancelled events would otherwise use up the balance, and payouts would stop.
  if (available < 100_00 && random.chance(0.8)) await correct(100_000_00 - available, null);
  const before = addUp(await balancesOf(db, organizer.id), AT);
  const amount = random.chance(0.5) ? {} : { amount: '100.00' };
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, () => payouts.request(asOwner(organizer), amount, null)),
  );
  const taken = asked.filter(({ status }) => status === 'fulfilled');
  for (const one of asked) {
    if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(ApiError);
  }
  expect(taken).toHaveLength(before.available >= 100_00 ? 1 : 0);
  const row = await db
    .selectFrom('payouts')
    .selectAll()
    .where('state', '=', 'REQUESTED')
    .executeTakeFirst();
  const after = addUp(await balancesOf(db, organizer.id), AT);
  expect(after.available).toBe(before.available - (row?.amount_kobo ?? 0));
  if (!row) return;
  paidOut += 1;
  const move = (from: PayoutState, state: PayoutState) =>
    inTransaction((trx) => updatePayout(trx, row, [from], { state, done_at: new Date() }));
  const [first, second] = await Promise.all([
    move('REQUESTED', 'PAID'),
    move('REQUESTED', random.pick(['PAID', 'FAILED'] as const)),
  ]);
  expect([first, second].filter(Boolean)).toHaveLength(1);
  if (first && random.chance(0.4)) await move('PAID', 'REVERSED');
  const { state } = await db
    .selectFrom('payouts')
    .select('state')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const end = addUp(await balancesOf(db, organizer.id), AT);
  expect(end.available).toBe(state === 'PAID' ? after.available : before.available);
  expect(end.on_its_way).toBe(0);
}

const BEGAN = Date.now();

/** A statement from any moment on closes with the balance of each event, to which its lines add up. */
async function checkStatements(): Promise<void> {
  const from = new Date((BEGAN + Date.now()) / 2);
  const until = new Date(AT.now.getTime() + 1);
  const sums = await sumPostings(database.db, organizer.id, { from, until });
  const statements = eventStatements(sums);
  const balances = await balancesOf(database.db, organizer.id);
  for (const { event_id: id, balance } of balances) {
    const { closing = 0 } = statements.find((each) => each.event_id === id) ?? {};
    expect({ id, closing }).toEqual({ id, closing: balance });
  }
  const { opening, closing, ...lines } = addUpStatements(statements);
  expect(Object.values(lines).reduce((sum, kobo) => sum + kobo, opening)).toBe(closing);
  expect(closing).toBe(balances.reduce((sum, { balance }) => sum + balance, 0));
}

it(`after ${HISTORIES} histories the books are right, and each balance is what the model says`, async () => {
  const seeds = Array.from({ length: HISTORIES }, (_, index) => index);
  const batch = HISTORIES / 4;
  while (seeds.length > 0) {
    const now = seeds.splice(0, batch);
    const worker = async () => {
      for (let seed = now.pop(); seed !== undefined; seed = now.pop()) {
        await history(randomFrom(`history ${seed}`));
      }
    };
    // Folds meanwhile, as the site does every minute.
    await Promise.all([...Array.from({ length: AT_ONCE }, worker), foldFigures(database.db)]);
    expect(await findMistakes(database.db)).toEqual([]);
    for (const { id, expected, held } of events) {
      const { balance, disputed } = (await figuresOfEvent(database.db, id)) ?? {};
      const taken = await takenOf(database.db, id);
      expect({ id, balance, disputed }).toEqual({ id, balance: expected - taken, disputed: held });
    }
    await checkStatements();
    const others = (await balancesOf(database.db, organizer.id)).find(
      (one) => one.event_id === null,
    );
    expect(others?.balance).toBe(beside - (await takenOf(database.db, 0)));
    for (let round = 0; round < 8; round += 1) await payOut(randomFrom(`payout ${round} ${made}`));
    // Money already paid out for the event stays paid out, and becomes a debt.
    const next = events.find((event) => !event.isCancelled && event.held === 0);
    if (next) await cancelEvent(randomFrom(`cancelled ${next.id}`), next);
    expect(await findMistakes(database.db)).toEqual([]);
    await checkStatements();
  }
  expect(paidOut).toBeGreaterThanOrEqual(8);
  expect(events.filter((event) => event.isCancelled).length).toBeGreaterThanOrEqual(4);
  expect(Math.min(corrected.up, corrected.down)).toBeGreaterThan(100);
}, 240_000);
