import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../platform/freePort';
import { buildSandbox, type Sandbox } from '../../sandbox/sandbox-app';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { SECRET_KEY } from '../../testing/testPayments';
import type { PaymentInitiation } from '../payments/payments-schemas';
import type { PurchaseResult } from './purchase-schemas';

const TWINS = 20;
const KILLS = 6;

jest.setTimeout(120_000);

let database: TestDatabase;
let dataDir: string;
let sandbox: Sandbox;
let one: ApiProcess;
let two: ApiProcess;
let organizer: TestUser;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-keys-'));
  const port = await freePort();
  const providerUrl = `http://127.0.0.1:${port}`;
  sandbox = buildSandbox({
    secretKey: SECRET_KEY,
    webhookUrl: null,
    checkoutUrl: `${providerUrl}/checkout`,
  });
  await sandbox.app.listen({ port, host: '127.0.0.1' });
  const options = { databaseUrl: database.url, dataDir, providerUrl };
  [one, two] = [await ApiProcess.at(options), await ApiProcess.at(options)];
  await Promise.all([one.start(), two.start()]);
  organizer = await makeUser(database.db, 'ORGANIZER');
});
afterAll(async () => {
  await Promise.all([one.kill(), two.kill()]);
  await sandbox.app.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const paidEvent = (capacity = 100) =>
  makeEvent(database.db, { organizer, priceKobo: 100_000, capacity });
const buy = (process: ApiProcess, as: TestUser, event_id: number, key: string) =>
  process.call<PurchaseResult>(
    as,
    '/tickets/purchase/',
    { event_id, ticket_type: 'STANDARD', quantity: 2 },
    { 'idempotency-key': key },
  );
const startPayment = (process: ApiProcess, as: TestUser, ticket_id: number, key: string) =>
  process.call<PaymentInitiation>(
    as,
    '/payments/initiate/',
    { ticket_id },
    { 'idempotency-key': key },
  );
const ordersOf = ({ id }: TestUser) =>
  database.db.selectFrom('orders').select('id').where('user_id', '=', id).execute();
const takenOf = async (id: number) =>
  (
    await database.db
      .selectFrom('events')
      .select('taken')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).taken;

describe('with two API processes', () => {
  it.each([
    ['a wide event', 100],
    ['the last seats', 2],
  ])(
    `${TWINS} parallel purchases with one key make one order and equal answers: %s`,
    async (_event, capacity) => {
      const buyer = await makeUser(database.db);
      const event = await paidEvent(capacity);
      const answers = await Promise.all(
        Array.from({ length: TWINS }, (_, index) =>
          buy(index % 2 ? one : two, buyer, event, 'twin'),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await ordersOf(buyer)).toHaveLength(1);
      expect(await takenOf(event)).toBe(2);
    },
  );

  it(`${TWINS} parallel payments with one key make one attempt and equal answers`, async () => {
    const buyer = await makeUser(database.db);
    const { body } = await buy(one, buyer, await paidEvent(), 'order');
    const answers = await Promise.all(
      Array.from({ length: TWINS }, (_, index) =>
        startPayment(index % 2 ? one : two, buyer, body.id, 'payment'),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const begun = sandbox.ledger
      .all()
      .filter(({ reference }) => reference.startsWith(`NZ-${body.order.id}-`));
    expect(begun).toHaveLength(1);
  });

  it('a purchase whose process is killed while it waits for the seats is made once by its retry', async () => {
    const buyer = await makeUser(database.db);
    const event = await paidEvent();
    const first = await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('events').select('id').where('id', '=', event).forUpdate().execute();
      const sent = buy(one, buyer, event, 'killed').catch(() => 'killed' as const);
      await wait(500);
      await one.kill();
      return sent;
    });
    expect(first).toBe('killed');
    const retry = await buy(two, buyer, event, 'killed');
    expect(retry.status).toBe(201);
    await one.start();
    expect((await buy(one, buyer, event, 'killed')).body).toEqual(retry.body);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await takenOf(event)).toBe(2);
  });

  it('a purchase whose process is killed at any moment is made once by its retry', async () => {
    const event = await paidEvent();
    const buyers: TestUser[] = [];
    for (let made = 0; made < KILLS * 5; made += 1) buyers.push(await makeUser(database.db));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const group = buyers.slice(kill * 5, kill * 5 + 5);
      const keys = group.map(() => randomUUID());
      const sent = group.map((buyer, index) =>
        buy(one, buyer, event, keys[index] ?? '').catch(() => null),
      );
      await wait(kill * 6);
      await one.kill();
      const first = await Promise.all(sent);
      const retries = await Promise.all(
        group.map((buyer, index) => buy(two, buyer, event, keys[index] ?? '')),
      );
      expect(retries.map(({ status }) => status)).toEqual(group.map(() => 201));
      for (const [index, answer] of first.entries()) {
        if (answer) expect(retries[index]?.body).toEqual(answer.body);
      }
      await one.start();
    }
    const orders = await Promise.all(buyers.map(ordersOf));
    expect(orders.map(({ length }) => length)).toEqual(buyers.map(() => 1));
    expect(await takenOf(event)).toBe(2 * buyers.length);
  });

  it('a payment whose process is killed at the provider is started anew by its retry, which waits', async () => {
    const buyer = await makeUser(database.db);
    const { body } = await buy(one, buyer, await paidEvent(), 'order');
    const isAsked = new Promise<void>((tell) => {
      sandbox.faults.at = async (call) => {
        if (call === 'initialize') tell();
      };
    });
    sandbox.faults.plan('initialize', 'timeout', 1);
    const first = startPayment(one, buyer, body.id, 'pay').catch(() => 'killed');
    await isAsked;
    await one.kill();
    expect(await first).toBe('killed');
    await database.db
      .updateTable('idempotency_keys')
      .set({ begun_at: new Date(Date.now() - 13_000) })
      .where('user_id', '=', buyer.id)
      .where('key', '=', 'pay')
      .execute();
    const retry = await startPayment(two, buyer, body.id, 'pay');
    expect(retry.status).toBe(200);
    expect((await startPayment(two, buyer, body.id, 'pay')).body).toEqual(retry.body);
    await one.start();
  });
});
