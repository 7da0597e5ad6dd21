import { sql } from 'kysely';
import { renderMail } from '../../mail/mail-templates';
import type { MailContent } from '../../platform/outbox/mail-content';
import { makePaidOrders } from '../../testing/paidOrders';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { get, send } from '../../testing/requests';
import type { TestApp } from '../../testing/testApp';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Suspension, SuspensionPage } from './suspensions-schemas';

let shop: TestPayments;
let api: TestApp;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
let organizer: TestUser;
let admin: TestUser;
let other: TestUser;
let event: number;

beforeAll(async () => {
  shop = await startTestPayments();
  ({ api } = shop);
  // The clock is moved by months, and what is topped up must stay.
  shop.sandbox.faults.settlementSchedule = 'manual';
  await shop.merchant('top-up', { amount: 10_000_000_000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  orders = await makePaidOrders(shop);
  ({ organizer, admin } = orders);
  other = await makeUser(api.db, 'ADMIN');
  event = await makeEvent(api.db, { organizer, title: 'Lagos JS', priceKobo: 100_000 });
});
afterEach(() => {
  api.clock.now = null;
});

const post = (as: TestUser, path: string, reason = 'Looks like a fraud') =>
  api.call({ as, ...send('POST', `/desk/${path}`, { reason }) });
const suspendEvent = (as = admin) => post(as, `events/${event}/suspend/`);
const suspendAccount = (as = admin, who = organizer) => post(as, `accounts/${who.id}/suspend/`);
const lift = (suspended: { json<T>(): T }, as = admin) =>
  post(as, `suspensions/${suspended.json<Suspension>().id}/lift/`, 'All is well');
const purchase = (as: TestUser, ticket_type = 'STANDARD') =>
  api.call({ as, ...send('POST', '/tickets/purchase/', { event_id: event, ticket_type }) });
const listed = async () => {
  const list = await api.call(get('/events/?page_size=100'));
  return list.json<{ results: { id: number }[] }>().results.map(({ id }) => id);
};
/** The subject and text of the organizer's last mail. */
const lastMail = async () => {
  const mail = await api.db
    .selectFrom('mails')
    .select(['template', 'data'])
    .where('recipient', '=', organizer.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { subject, text } = renderMail(mail as MailContent, 'https://nzuko.test');
  return `${subject}\n${text}`;
};
const codeOf = (answer: { statusCode: number; json<T>(): T }) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

describe.each([
  ['an event', () => suspendEvent()],
  ['an account', () => suspendAccount()],
])('suspending %s', (_what, suspend) => {
  it('stops the sale at once, and lifting it brings it back', async () => {
    const buyer = await makeUser(api.db);
    const suspended = await suspend();
    expect(suspended.statusCode).toBe(200);
    expect(codeOf(await purchase(buyer))).toEqual([409, 'event_suspended']);
    const page = (await api.call(get(`/events/${event}/`))).json();
    expect(page).toMatchObject({ is_suspended: true, ticket_types: [{ available: 0 }] });
    expect(await listed()).not.toContain(event);

    expect((await lift(suspended)).statusCode).toBe(200);
    expect((await purchase(buyer)).statusCode).toBe(201);
    expect((await api.call(get(`/events/${event}/`))).json()).not.toHaveProperty('is_suspended');
    expect(await listed()).toContain(event);
  });

  it('sells to none of those who buy at that moment once it is done', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => makeUser(api.db)));
    const [suspended, ...answers] = await Promise.all([
      suspend(),
      ...buyers.map((buyer) => purchase(buyer)),
    ]);
    expect(suspended.statusCode).toBe(200);
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
    const { suspended_at } = suspended.json<Suspension>();
    const sold = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(await orders.takenOf(event)).toBe(sold);
    expect(Date.parse(suspended_at)).toBeLessThanOrEqual(Date.now());
    for (const buyer of buyers) expect((await purchase(buyer)).statusCode).toBe(409);
    expect(await orders.takenOf(event)).toBe(sold);
  });

  it('refunds a payment that arrives afterwards, and says why', async () => {
    const buyer = await makeUser(api.db);
    const { id } = await shop.buy(buyer, event);
    const payment = await shop.initiate(buyer, id);
    await suspend();
    await shop.pay(payment);
    const paid = await eventually(
      () => orders.paymentOf(buyer, payment.reference),
      ({ refunds }) => refunds.length > 0,
    );
    expect(paid.refunds[0]?.reason).toBe('event_suspended');
    const again = await api.call({
      as: buyer,
      ...send('POST', '/payments/initiate/', { ticket_id: id }),
    });
    expect(again.statusCode).toBe(409);
  });

  it('tells those who hold tickets and whoever runs it, both times', async () => {
    const paid = await orders.paidOrder();
    ({ event } = paid);
    const suspended = await suspend();
    await lift(suspended);
    expect((await orders.mailsTo(paid.buyer)).slice(-2)).toEqual([
      'event_suspended',
      'event_suspended',
    ]);
    const told = api.db
      .selectFrom('mails')
      .select('data')
      .where('template', '=', 'event_suspended');
    expect(await told.where('recipient', '=', paid.buyer.email).execute()).toMatchObject([
      { data: { hasPaid: true, isLifted: false } },
      { data: { hasPaid: true, isLifted: true } },
    ]);
    expect((await orders.mailsTo(organizer)).slice(-2)).toEqual([
      'suspension Looks like a fraud',
      'suspension All is well',
    ]);
  });

  it('neither waits for a payment that is settled at that moment, nor it for this', async () => {
    const done = await api.db.transaction().execute(async (settling) => {
      await settling
        .selectFrom('events')
        .select('id')
        .where('id', '=', event)
        .forUpdate()
        .execute();
      const suspended = suspend();
      await lockWaitedFor(api.db);
      await sql`SELECT pg_advisory_xact_lock_shared(hashtext('money'), ${organizer.id}::int)`.execute(
        settling,
      );
      return { suspended };
    });
    expect((await done.suspended).statusCode).toBe(200);
  });

  it('holds the money, also of a payout that waits to be sent', async () => {
    const paid = await orders.paidOrder();
    ({ event } = paid);
    await makePayoutAccount(api.db, organizer.id);
    api.clock.now = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000);
    const requested = await api.call({ as: organizer, ...send('POST', '/money/payouts/', {}) });
    expect(requested.statusCode).toBe(201);
    const suspended = await suspend();
    const { id } = requested.json<{ id: number }>();
    await api.parts.money.tasks.move_payout.run(id);
    const payout = await api.db
      .selectFrom('payouts')
      .select(['state', 'last_error'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(payout.state).toBe('FAILED');
    expect(payout.last_error).toContain('suspended');
    const url = `/money/organizers/${organizer.id}/`;
    const money = async () =>
      (await api.call({ as: admin, ...get(url) })).json<{ available: string; pending: string }>();
    expect(await money()).toMatchObject({
      available: '0.00',
      events: [{ held_because: 'suspended' }],
    });
    await lift(suspended);
    expect((await money()).pending).toBe('0.00');
  });

  it('answers the second of two administrators with what the first one did', async () => {
    const answers = await Promise.all([suspend(), suspend()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'already_suspended',
      detail: expect.stringMatching(
        /^Ada Number\d+ suspended this already, .+: Looks like a fraud$/,
      ),
    });
    const done = answers.find(({ statusCode }) => statusCode === 200) ?? answers[0];
    await lift(done, other);
    const late = await lift(done);
    expect(codeOf(late)).toEqual([409, 'already_lifted']);
    // Another one, since: what the first screen showed is over.
    await suspend();
    expect(codeOf(await lift(done))).toEqual([409, 'already_lifted']);
    expect(codeOf(await purchase(await makeUser(api.db)))).toEqual([409, 'event_suspended']);
  });

  it('is in the record with its reason', async () => {
    await lift(await suspend());
    const path = `/desk/record/?account=${admin.id}`;
    const { results } = (await api.call({ as: admin, ...get(path) })).json<{
      results: { changes: { after: string }[] }[];
    }>();
    expect(results.map(({ changes }) => changes[0]?.after)).toEqual([
      'All is well',
      'Looks like a fraud',
    ]);
  });
});

it('of an event is told to whoever owns its team now', async () => {
  const owner = await makeUser(api.db, 'ORGANIZER');
  await api.db
    .insertInto('team_members')
    .values({ team_id: organizer.id, user_id: owner.id, role: 'OWNER' })
    .execute();
  await api.db
    .updateTable('team_members')
    .set({ left_at: new Date() })
    .where('team_id', '=', organizer.id)
    .where('user_id', '=', organizer.id)
    .execute();
  await lift(await suspendEvent());
  expect(await orders.mailsTo(owner)).toEqual([
    'suspension Looks like a fraud',
    'suspension All is well',
  ]);
  expect(await orders.mailsTo(organizer)).toEqual([]);
});

describe('a suspended account', () => {
  it('stops acting within one request, and works again when it is lifted', async () => {
    const payload = { email: organizer.email, password: PASSWORD };
    const signedIn = (await api.call(send('POST', '/auth/token/', payload))).json<{
      access: string;
    }>();
    const headers = { authorization: `Bearer ${signedIn.access}` };
    const edit = () =>
      api.inject({ ...send('PATCH', `/events/${event}/`, { title: 'Edited' }), headers });
    expect((await edit()).statusCode).toBe(200);
    const suspended = await suspendAccount();
    expect(codeOf(await edit())).toEqual([403, 'account_suspended']);
    expect((await api.inject({ ...get('/tickets/'), headers })).statusCode).toBe(200);
    await lift(suspended);
    expect((await edit()).statusCode).toBe(200);
  });

  it('learns why and since when from its profile, until it is lifted', async () => {
    const profile = async () =>
      (await api.call({ as: organizer, ...get('/auth/profile/') })).json();
    expect(await profile()).not.toHaveProperty('suspension');
    const suspended = await suspendAccount();
    expect((await profile())['suspension']).toEqual({
      since: suspended.json<Suspension>().suspended_at,
      reason: 'Looks like a fraud',
    });
    await lift(suspended);
    expect(await profile()).not.toHaveProperty('suspension');
  });

  it('has new events suspended that others in its team make', async () => {
    await suspendAccount();
    const late = await makeEvent(api.db, { organizer });
    expect((await api.call(get(`/events/${late}/`))).json()).toMatchObject({ is_suspended: true });
  });

  it('leaves an event suspended that was suspended by itself, and says so', async () => {
    const own = await suspendEvent();
    await lift(await suspendAccount());
    expect(codeOf(await purchase(await makeUser(api.db)))).toEqual([409, 'event_suspended']);
    expect(await lastMail()).toContain('except for events that we’ve suspended one by one');
    await lift(own);
    expect(await lastMail()).toContain('Everything works as before.');
    expect((await purchase(await makeUser(api.db))).statusCode).toBe(201);
  });

  it('isn’t told that an event works again while its account is still suspended', async () => {
    const own = await suspendEvent();
    await suspendAccount();
    await lift(own);
    expect(codeOf(await purchase(await makeUser(api.db)))).toEqual([409, 'event_suspended']);
    const mail = await lastMail();
    expect(mail).toContain('Lagos JS is still off sale');
    expect(mail).toContain('Its organizer’s account is still suspended, though');
    expect(mail).not.toContain('as before');
  });
});

it('nobody suspends themselves, and of two administrators who suspend each other one remains', async () => {
  expect(codeOf(await suspendAccount(admin, admin))).toEqual([409, 'own_account']);
  const answers = await Promise.all([suspendAccount(admin, other), suspendAccount(other, admin)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.any(Number)]);
  const left = await api.db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [admin.id, other.id])
    .where('suspended_at', 'is', null)
    .execute();
  expect(left).toHaveLength(1);
});

it('names an administrator without a last name, without a stray space', async () => {
  await api.db.updateTable('users').set({ last_name: '' }).where('id', '=', admin.id).execute();
  const suspended = await suspendAccount();
  expect((await suspendEvent()).json<Suspension>().suspended_by).toBe('Ada');
  expect((await lift(suspended)).json<Suspension>().lifted?.by).toBe('Ada');
  const path = `/desk/record/?account=${admin.id}`;
  const record = await api.call({ as: admin, ...get(path) });
  expect(record.json<{ results: { actor: string }[] }>().results[0]?.actor).toBe('Ada');
});

it('needs a reason, and something to suspend', async () => {
  expect((await post(admin, `events/${event}/suspend/`, ' ')).json()).toEqual({
    reason: ['Reason is required'],
  });
  expect((await post(admin, 'events/999999/suspend/')).statusCode).toBe(404);
});

it('lists what is suspended, newest first, in pages', async () => {
  const first = await suspendEvent();
  await suspendAccount();
  await lift(first);
  const list = async (query: string) =>
    (await api.call({ as: admin, ...get(`/desk/suspensions/?${query}`) })).json<SuspensionPage>();
  const open = await list('open=true&page_size=1');
  expect(open.results[0]).toMatchObject({ account: { id: organizer.id }, lifted: null });
  const { results } = await list('open=false');
  expect(results[0]).toMatchObject({ event: { id: event }, lifted: { reason: 'All is well' } });
});
