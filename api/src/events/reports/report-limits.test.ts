import { sql } from 'kysely';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';

const ENOUGH_TODAY =
  'We’ve had as many reports as we take from one person or network in a day. Please try again in 24 hours, or write to us.';

let api: TestApp;
let event: number;
let attendee: TestUser;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`TRUNCATE rate_limits`.execute(api.db);
  event = await makeEvent(api.db, { organizer: await makeUser(api.db, 'ORGANIZER') });
  attendee = await makeUser(api.db);
});

const words = { report_reason: 'scam', message: 'The venue has never heard of it.' };
const byAccount = (as = attendee) =>
  api.call({ as, ...send('POST', `/events/${event}/reports/`, words) });
const byVisitor = (n: number) =>
  api.call(send('POST', `/events/${event}/reports/`, { ...words, email: `${n}@example.test` }));
const passMinute = () =>
  sql`UPDATE rate_limits SET ends_at = now() WHERE ends_at <= now() + interval '1 minute'`.execute(
    api.db,
  );
const passDay = () => sql`UPDATE rate_limits SET ends_at = now()`.execute(api.db);

/** Reports as often as a day allows. */
async function reportAllDay(post: (n: number) => ReturnType<typeof byVisitor>): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    if (n % 5 === 0) await passMinute();
    expect((await post(n)).statusCode).toBe(202);
  }
  await passMinute();
}

describe('reports of events', () => {
  it.each([
    ['one network', byVisitor],
    ['one account', () => byAccount()],
  ])('are five a minute from %s', async (_whom, post) => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await post(n)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it.each([
    ['one network’s visitors', byVisitor],
    ['one account', () => byAccount()],
  ])('are twenty a day from %s, and the rest reads why', async (_whom, post) => {
    await reportAllDay(post);
    const refused = await post(20);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ detail: ENOUGH_TODAY });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
    await passDay();
    expect((await post(21)).statusCode).toBe(202);
  });

  it('of others are taken meanwhile', async () => {
    await reportAllDay(byVisitor);
    expect((await byVisitor(20)).statusCode).toBe(429);
    expect((await byAccount()).statusCode).toBe(202);
    expect((await byAccount(await makeUser(api.db))).statusCode).toBe(202);
  });
});
