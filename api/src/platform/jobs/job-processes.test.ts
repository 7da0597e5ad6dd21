import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { releaseJobs } from '../../testing/jobQueue';
import { startMailServer, type MailServer } from '../../testing/mailServer';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { queueMail } from '../outbox/outbox-repository';
import type { JobPage } from './jobs-schemas';

// Real processes, a real mail server and ten thousand mails.
jest.setTimeout(180_000);

let database: TestDatabase;
let dataDir: string;
let server: MailServer;
let one: ApiProcess;
let two: ApiProcess;
let organizer: TestUser;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-jobs-'));
  server = await startMailServer();
  const options = {
    databaseUrl: database.url,
    dataDir,
    providerUrl: 'http://127.0.0.1:1',
    env: { SMTP_URL: server.smtpUrl },
  };
  [one, two] = [await ApiProcess.at(options), await ApiProcess.at(options)];
  // Writes to ten thousand in a day, which takes an organizer years.
  organizer = await makeUser(database.db, 'ADMIN');
});
beforeEach(async () => {
  server.at = () => undefined;
  server.texts.length = 0;
  // An earlier test may have killed one, and left mails.
  await database.db.deleteFrom('mails').execute();
  await sql`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'send_mail:%'`.execute(
    database.db,
  );
  await Promise.all([one, two].map((process) => process.isRunning || process.start()));
});
afterAll(async () => {
  await Promise.all([one.kill(), two.kill()]);
  await server.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It did not happen in time: ${what}`);
    await wait(20);
  }
}
const mails = () =>
  database.db.selectFrom('mails').select(['recipient', 'status']).orderBy('id').execute();

/** Orders of ten tickets, each with a named holder of its own. */
async function sellTo(event: number, orders: number): Promise<void> {
  await sql`
    WITH placed AS (
      INSERT INTO orders (user_id, event_id, ticket_type_id, quantity, total_kobo, status, paid_at)
      SELECT ${organizer.id}, event_id, id, 10, 0, 'PAID', now()
      FROM ticket_types, generate_series(1, ${orders}) WHERE event_id = ${event} RETURNING *)
    INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status,
      holder_name, holder_email)
    SELECT placed.id, event_id, ticket_type_id, user_id, 'TKT-' || placed.id || '-' || n, 'VALID',
      'Ada', 'holder' || n || 'of' || placed.id || '@example.test'
    FROM placed, generate_series(1, 10) n`.execute(database.db);
}

it('a password reset overtakes 10,000 announcements', async () => {
  const event = await makeEvent(database.db, { organizer, capacity: 10_000 });
  await sellTo(event, 1000);
  const reader = await makeUser(database.db);
  server.at = (stage) => (stage === 'rcpt' ? wait(50) : undefined);
  const announced = await one.call<{ mailed: number }>(
    organizer,
    `/events/${event}/announcements/`,
    { subject: 'Doors', message: 'They open at nine.' },
  );
  expect([announced.status, announced.body.mailed]).toEqual([201, 10_001]);
  await until(() => server.texts.length > 20, 'announcements are on their way');

  const asked = await fetch(`${two.url}/api/auth/password-reset/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: reader.email }),
  });
  expect(asked.ok).toBe(true);
  const before = server.texts.length;
  const place = () => server.texts.findIndex((text) => text.includes(reader.email));
  await until(() => place() >= 0, 'the reset arrives');
  // Those that the two processes had begun to send, four each, and a few begun before the call's answer was read.
  expect(place()).toBeLessThan(before + 40);
  const waiting = (await mails()).filter(({ status }) => status === 'QUEUED');
  expect(waiting.length).toBeGreaterThan(9000);
});

it('a process that is killed at work loses no mail, and none is sent twice', async () => {
  server.at = (stage) => (stage === 'rcpt' ? wait(20) : undefined);
  const recipients = Array.from({ length: 300 }, (_, index) => `user${index}@example.test`);
  await database.db.transaction().execute(async (trx) => {
    for (const recipient of recipients) {
      const data = { firstName: 'Ada', role: 'ATTENDEE' as const };
      await queueMail(trx, { template: 'welcome', recipient, data });
    }
  });
  await until(() => server.texts.length > 50, 'mails are on their way');
  await one.kill();
  const hasEnded = ({ status }: { status: string }) =>
    status === 'SENT' || status === 'UNCONFIRMED';
  await until(async () => (await mails()).filter(hasEnded).length > 250, 'the other one goes on');
  await sql`UPDATE mails SET next_attempt_at = now() WHERE status = 'SENDING'`.execute(database.db);
  await releaseJobs(database.db);
  await until(async () => (await mails()).every(hasEnded), 'every mail has ended');
  const sentTo = (recipient: string) =>
    server.texts.filter((text) => text.includes(`To: ${recipient}\n`)).length;
  const wrong = (await mails()).filter(({ recipient, status }) =>
    status === 'SENT' ? sentTo(recipient) !== 1 : sentTo(recipient) > 1,
  );
  expect(wrong).toEqual([]);
  expect(await mails()).toHaveLength(300);
});

it('one hold that cannot be ended holds up no other, and is on the list of dead jobs', async () => {
  const { db } = database;
  const admin = await makeUser(db, 'ADMIN');
  const events: number[] = [];
  for (let made = 0; made < 5; made += 1) {
    const event = await makeEvent(db, { organizer, priceKobo: 100_000 });
    const buyer = await makeUser(db);
    const payload = { event_id: event, ticket_type: 'STANDARD' };
    expect((await one.call(buyer, '/tickets/purchase/', payload)).status).toBe(201);
    events.push(event);
  }
  // Its seats can't be freed: there would be fewer than none taken.
  const [broken = 0] = events;
  await db.updateTable('events').set({ taken: 0 }).where('id', '=', broken).execute();
  await sql`UPDATE orders SET created_at = now() - interval '2 days',
    expires_at = now() - interval '1 day'`.execute(db);

  const ordersIn = async (status: 'HELD' | 'EXPIRED') =>
    db.selectFrom('orders').select('event_id').where('status', '=', status).execute();
  await until(async () => (await ordersIn('EXPIRED')).length === 4, 'the others end');
  expect(await ordersIn('HELD')).toEqual([{ event_id: broken }]);

  await until(async () => {
    await sql`
      WITH due AS (
        UPDATE graphile_worker._private_jobs SET run_at = now()
        WHERE key LIKE 'expire_hold:%' AND attempts < max_attempts AND locked_at IS NULL RETURNING id)
      SELECT pg_notify('jobs:insert', '{"count":1}') FROM due`.execute(db);
    return (await one.call<JobPage>(admin, '/jobs/?state=DEAD')).body.count > 0;
  }, 'it is given up');
  const { results } = (await two.call<JobPage>(admin, '/jobs/?state=DEAD')).body;
  expect(results).toMatchObject([
    { task: 'expire_hold', attempts: 10, problem: expect.stringContaining('check constraint') },
  ]);
  expect(await (await fetch(`${one.url}/api/metrics`)).text()).toContain(
    'jobs{task="expire_hold",state="DEAD"} 1',
  );
});
