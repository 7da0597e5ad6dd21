import { sql } from 'kysely';
import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import { countReach } from './mail-reach';

const MORNING = new Date('2030-05-01T08:00:00Z');

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = MORNING;
  user = await registered(0);
});

/** An organizer who registered some days ago. */
async function registered(daysAgo: number): Promise<TestUser> {
  const made = await makeUser(api.db, 'ORGANIZER');
  await sql`UPDATE users SET created_at = ${MORNING}::timestamptz - ${daysAgo} * interval '1 day'
    WHERE id = ${made.id}`.execute(api.db);
  return made;
}

const reach = (mails: number, now = MORNING, by = user) =>
  api.db.transaction().execute((trx) => countReach(trx, by, mails, now));
const post = (as: TestUser, url: string, payload: object) =>
  api.call({ as, method: 'POST', url: `/api${url}`, payload });
/** An event on the next evening. */
const event = (organizer: TestUser, priceKobo = 0) =>
  makeEvent(api.db, { organizer, priceKobo, start: new Date('2030-05-02T17:00:00Z') });
const book = async (as: TestUser, event_id: number, more: object = {}) =>
  post(as, '/tickets/purchase/', { event_id, ticket_type: 'STANDARD', ...more });

describe('people whom an account has us email in a day', () => {
  it('are 100 at first, and as many again from midnight in Lagos', async () => {
    await reach(60);
    await expect(reach(41)).rejects.toMatchObject({
      status: 429,
      message:
        'This would email 41 people, and you can email 40 more today. Please try again tomorrow: your limit grows with your account’s age and your sales.',
      headers: { 'retry-after': String(15 * 3600) },
    });
    await reach(40);
    await expect(reach(1)).rejects.toThrow('This would email 1 person, and you can email nobody');
    await expect(reach(1, new Date('2030-05-01T22:59:59Z'))).rejects.toThrow('nobody');
    await reach(100, new Date('2030-05-01T23:00:00Z'));
  });

  it('grow with its age, for a hundred days', async () => {
    for (const [days, most] of [
      [7, 170],
      [100, 1100],
      [500, 1100],
    ] as const) {
      const organizer = await registered(days);
      await expect(reach(most + 1, MORNING, organizer)).rejects.toThrow(`${most} more`);
      await reach(most, MORNING, organizer);
    }
  });

  it('grow with its free and paid orders, and with each paid ticket', async () => {
    const own = await event(user);
    for (let orders = 0; orders < 2; orders += 1) await book(await makeUser(api.db), own);
    await reach(106);
    await expect(reach(1)).rejects.toThrow('nobody');
    const paid = await event(user, 100_000);
    await book(await makeUser(api.db), paid, { quantity: 3 });
    await expect(reach(1)).rejects.toThrow('nobody');
    await sql`UPDATE tickets SET status = 'VALID' WHERE event_id = ${paid}`.execute(api.db);
    await reach(9);
    await expect(reach(1)).rejects.toThrow('nobody');
    await sql`UPDATE orders SET status = 'PAID', paid_at = created_at, expires_at = NULL
      WHERE event_id = ${paid}`.execute(api.db);
    await reach(3);
    await expect(reach(1)).rejects.toThrow('nobody');
  });

  it('are never more, however many requests come at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => reach(5)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  it('have no limit for an administrator', async () => {
    await reach(100_000, MORNING, await makeUser(api.db, 'ADMIN'));
  });
});

describe('at its limit, an account', () => {
  const mailsTo = async (recipient: string) =>
    (await api.db.selectFrom('mails').select('id').where('recipient', '=', recipient).execute())
      .length;

  it('announces nothing and cancels only without words', async () => {
    const own = await event(user);
    const attendee = await makeUser(api.db);
    await book(attendee, own);
    const before = await mailsTo(attendee.email);
    await reach(103);
    const words = { subject: 'Doors', message: 'They open at six.' };
    const announced = await post(user, `/events/${own}/announcements/`, words);
    expect(announced.statusCode).toBe(429);
    const message = { message: 'We are sorry.' };
    expect((await post(user, `/events/${own}/cancel/`, message)).statusCode).toBe(429);
    expect(await mailsTo(attendee.email)).toBe(before);
    expect((await post(user, `/events/${own}/cancel/`, {})).statusCode).toBe(200);
    expect(await mailsTo(attendee.email)).toBe(before + 1);
  });

  it('moves an event three times a day and no more, and edits the rest of it', async () => {
    const own = await event(user);
    const attendee = await makeUser(api.db);
    await book(attendee, own);
    await reach(103);
    const before = await mailsTo(attendee.email);
    const edit = async (payload: object) =>
      (await api.call({ as: user, method: 'PATCH', url: `/api/events/${own}/`, payload }))
        .statusCode;
    for (const hall of [1, 2, 3]) expect(await edit({ location: `Hall ${hall}, Lagos` })).toBe(200);
    expect(await edit({ location: 'Hall 4, Lagos' })).toBe(429);
    expect(await edit({ title: 'Another title' })).toBe(200);
    expect(await mailsTo(attendee.email)).toBe(before + 3);
    api.clock.now = new Date('2030-05-02T08:00:01Z');
    expect(await edit({ location: 'Hall 4, Lagos' })).toBe(200);
  });

  it('names and offers tickets to nobody else, and still books for itself', async () => {
    const other = await event(await makeUser(api.db, 'ORGANIZER'));
    await reach(100);
    const dami = { name: 'Dami Eze', email: 'dami@example.test' };
    const named = await book(user, other, { attendees: [dami] });
    expect(named.statusCode).toBe(429);
    const booked = await book(user, other, { attendees: [{ name: 'Me', email: user.email }] });
    expect(booked.statusCode).toBe(201);
    const { id } = booked.json<{ id: number }>();
    expect((await post(user, `/tickets/${id}/transfer/`, dami)).statusCode).toBe(429);
    expect(await mailsTo(dami.email)).toBe(0);
  });
});
