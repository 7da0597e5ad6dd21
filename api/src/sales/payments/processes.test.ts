import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { freePort } from '../../platform/freePort';
import { buildSandbox, type Sandbox } from '../../sandbox/sandbox-app';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { releaseJobs } from '../../testing/jobQueue';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { SECRET_KEY } from '../../testing/testPayments';
import { randomFrom } from '../../seed/random';
import type { PurchaseResult } from '../orders/purchase-schemas';
import type { Payment, PaymentInitiation } from './payments-schemas';
import { signWebhook } from '../../platform/provider/webhook-signature';

const PURCHASES = 100;
const BUYERS_AT_ONCE = 10;
const REST_MS = 120_000;
const RELEASE_EVERY_MS = 5000;

// Real processes, which take seconds to start on a busy machine.
jest.setTimeout(300_000);

let database: TestDatabase;
let dataDir: string;
let sandbox: Sandbox;
let one: ApiProcess;
let two: ApiProcess;
let organizer: TestUser;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-processes-'));
  const port = await freePort();
  const providerUrl = `http://127.0.0.1:${port}`;
  const options = { databaseUrl: database.url, dataDir, providerUrl };
  [one, two] = [await ApiProcess.at(options), await ApiProcess.at(options)];
  sandbox = buildSandbox({
    secretKey: SECRET_KEY,
    webhookUrl: `${one.url}/api/payments/webhook/`,
    checkoutUrl: `${providerUrl}/checkout`,
  });
  await sandbox.app.listen({ port, host: '127.0.0.1' });
  organizer = await makeUser(database.db, 'ORGANIZER');
});
beforeEach(async () => {
  // An earlier test may have killed one.
  await Promise.all([one, two].map((process) => process.isRunning || process.start()));
});
afterEach(() => {
  sandbox.faults.at = async () => undefined;
});
afterAll(async () => {
  await Promise.all([one.kill(), two.kill()]);
  await sandbox.app.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const standard = (event_id: number) => ({ event_id, ticket_type: 'STANDARD' });
const pay = ({ authorization_url }: PaymentInitiation, webhook = 'once') =>
  fetch(authorization_url, {
    method: 'POST',
    body: new URLSearchParams({ webhook }),
    redirect: 'manual',
  });

/** Lets killed processes' leases on jobs, mails and payments run out. */
async function releaseLeases(): Promise<void> {
  const { db } = database;
  await sql`UPDATE mails SET next_attempt_at = now() WHERE status = 'SENDING'`.execute(db);
  await sql`UPDATE payments SET next_check_at = now()
    WHERE status IN ('PENDING', 'FAILED')`.execute(db);
  await releaseJobs(db);
}

/** Also releases a killed process's leases: even the job that looks for due work waits a minute for another process. */
async function untilAtRest(isAtRest: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + REST_MS;
  let released = 0;
  while (!(await isAtRest())) {
    if (Date.now() > deadline) throw new Error('It did not come to rest in time');
    // Again, because a statement of a killed process may still have been running.
    if (Date.now() > released + RELEASE_EVERY_MS) {
      await releaseLeases();
      released = Date.now();
    }
    await wait(100);
  }
}

async function startedPayment(process: ApiProcess, buyer: TestUser) {
  const event = await makeEvent(database.db, { organizer, priceKobo: 100_000 });
  const bought = await process.call<PurchaseResult>(buyer, '/tickets/purchase/', standard(event));
  const ticket_id = bought.body.id;
  const payment = await process.call<PaymentInitiation>(buyer, '/payments/initiate/', {
    ticket_id,
  });
  return { ...payment.body, orderId: bought.body.order.id };
}

const orderStatus = async (id: number) =>
  (
    await database.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

describe('two API processes on one database', () => {
  it('sell the last seat once', async () => {
    const event = await makeEvent(database.db, { organizer, capacity: 1 });
    const buyers = await Promise.all(Array.from({ length: 30 }, () => makeUser(database.db)));
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        (index % 2 ? one : two).call(buyer, '/tickets/purchase/', standard(event)),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
  });

  it('make one payment and one mail from twenty deliveries and a check at once', async () => {
    const buyer = await makeUser(database.db);
    const { reference, ...payment } = await startedPayment(one, buyer);
    await pay({ ...payment, reference }, 'lost');
    const body = JSON.stringify({ event: 'charge.success', data: { reference } });
    const signature = signWebhook(Buffer.from(body), SECRET_KEY);
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    const deliveries = Array.from({ length: 20 }, (_, index) =>
      fetch(`${(index % 2 ? one : two).url}/api/payments/webhook/`, {
        method: 'POST',
        headers,
        body,
      }),
    );
    const check = one.call<Payment>(buyer, `/payments/${reference}/check/`, {});
    const statuses = (await Promise.all(deliveries)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await check).body.status).toBe('PAID');
    const mails = await database.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', buyer.email)
      .execute();
    expect(mails).toHaveLength(1);
    const stored = await database.db
      .selectFrom('provider_deliveries')
      .select('state')
      .where('event_key', '=', `charge.success:${reference}`)
      .execute();
    expect(stored).toEqual([{ state: 'DONE' }]);
  });

  it('issue the ticket although the process that was asking is killed between charge and issue', async () => {
    const buyer = await makeUser(database.db);
    const { reference, ...payment } = await startedPayment(one, buyer);
    sandbox.faults.plan('verify', 'timeout', 1, reference);
    await pay({ ...payment, reference }, 'lost');
    // The page reset the switches, so set the fault again: the next request hangs.
    sandbox.faults.plan('verify', 'timeout', 1, reference);
    const isAsked = new Promise<void>((tell) => {
      sandbox.faults.at = async (call, moment) => {
        if (call === 'verify' && moment === 'asked') tell();
      };
    });
    const asking = one.call(buyer, `/payments/${reference}/check/`, {}).catch(() => 'killed');
    await isAsked;
    await one.kill();
    expect(await asking).toBe('killed');
    expect(await orderStatus(payment.orderId)).toBe('HELD');
    await untilAtRest(async () => (await orderStatus(payment.orderId)) === 'PAID');
  });
});

it(`loses none of ${PURCHASES} purchases while its processes are killed at random`, async () => {
  const random = randomFrom('crashes');
  const hot = await makeEvent(database.db, {
    organizer,
    priceKobo: 70_000,
    capacity: Math.ceil(PURCHASES / 6),
  });
  const wide = await makeEvent(database.db, { organizer, priceKobo: 30_000, capacity: 10_000 });
  const buyers: TestUser[] = [];
  for (let made = 0; made < PURCHASES; made += 1) buyers.push(await makeUser(database.db));
  const begun = new Date();
  const chargedBefore = paidAtProvider().length;
  let selling = true as boolean;
  let kills = 0;
  const answers = new Map<ApiProcess, number>();

  /** A client that retries alternately on both processes until one responds. */
  const call = async <T>(as: TestUser, path: string, payload: object) => {
    for (;;) {
      const process = random.pick([one, two]);
      const answer = await process.call<T>(as, path, payload).catch(() => null);
      if (answer) answers.set(process, (answers.get(process) ?? 0) + 1);
      if (answer && answer.status < 500) return answer;
      await wait(100);
    }
  };
  const shop = async (buyer: TestUser) => {
    const buy = (event: number) =>
      call<PurchaseResult>(buyer, '/tickets/purchase/', standard(event));
    const wanted = random.chance(0.4) ? await buy(hot) : null;
    // Buyers too late for the hot event try the other one.
    const bought = wanted?.status === 201 ? wanted : await buy(wide);
    const payload = { ticket_id: bought.body.id };
    const payment = await call<PaymentInitiation>(buyer, '/payments/initiate/', payload);
    await pay(payment.body, random.pick(['once', 'twice', 'lost']));
  };
  const queue = [...buyers];
  const shoppers = Array.from({ length: BUYERS_AT_ONCE }, async () => {
    for (let buyer = queue.pop(); buyer; buyer = queue.pop()) await shop(buyer);
  });
  /** Kills a process after some answers rather than some time, so that a slow machine gets as far, and as many kills. */
  const keepKilling = async (victim: ApiProcess) => {
    const answered = () => answers.get(victim) ?? 0;
    for (;;) {
      const enough = answered() + random.whole(3, 25);
      while (selling && answered() < enough) await wait(random.whole(5, 50));
      if (!selling) return;
      await victim.kill();
      kills += 1;
      await victim.start();
    }
  };
  const shopping = Promise.all(shoppers).finally(() => (selling = false));
  await Promise.all([shopping, keepKilling(one), keepKilling(two)]);
  await untilAtRest(async () => (await unsettled()) === 0);

  const charged = paidAtProvider();
  const taken = charged.reduce((sum, transaction) => sum + transaction.charged, 0);
  const refunded = sandbox.ledger.allRefunds().reduce((sum, { amount }) => sum + amount, 0);
  const { rows } = await sql<
    Record<'earned' | 'tickets_wrong' | 'seats_wrong' | 'mails_wrong' | 'mailed_once', number>
  >`
    SELECT
      (SELECT sum(total_kobo)::bigint FROM orders WHERE status = 'PAID') AS earned,
      (SELECT count(*) FROM orders o WHERE status = 'PAID' AND quantity <>
        (SELECT count(*) FROM tickets t WHERE t.order_id = o.id AND t.status = 'VALID')) AS tickets_wrong,
      (SELECT count(*) FROM events e WHERE taken > capacity OR taken <>
        (SELECT count(*) FROM tickets t WHERE t.event_id = e.id AND t.status <> 'CANCELLED')) AS seats_wrong,
      (SELECT count(*) FROM tickets t WHERE status = 'VALID' AND 1 <>
        (SELECT count(*) FROM mails m WHERE m.template = 'ticket' AND m.data->'ticketNumbers' ? t.ticket_number)) AS mails_wrong,
      (SELECT count(*) FROM users u WHERE 1 =
        (SELECT count(*) FROM mails m WHERE m.recipient = u.email AND m.template = 'ticket'
          AND m.status = 'SENT' AND m.created_at > ${begun})) AS mailed_once`.execute(database.db);
  expect(kills).toBeGreaterThan(5);
  expect(charged).toHaveLength(PURCHASES + chargedBefore);
  expect(rows[0]).toEqual({
    earned: taken - refunded,
    tickets_wrong: 0,
    seats_wrong: 0,
    mails_wrong: 0,
    mailed_once: PURCHASES,
  });
});

const paidAtProvider = () =>
  sandbox.ledger.all().filter(({ status }) => status === 'success' || status === 'reversed');

/** Payments at the provider that we haven't settled, pending refunds, unsent mails. */
async function unsettled(): Promise<number> {
  const open = await database.db
    .selectFrom('payments')
    .select('reference')
    .where('status', 'in', ['PENDING', 'FAILED', 'REFUNDING'])
    .execute();
  const mails = await database.db
    .selectFrom('mails')
    .select('id')
    .where('status', '<>', 'SENT')
    .execute();
  const references = new Set(paidAtProvider().map(({ reference }) => reference));
  return open.filter(({ reference }) => references.has(reference)).length + mails.length;
}
