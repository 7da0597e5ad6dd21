import { sql } from 'kysely';
import type { RecordPage } from '../../platform/record/record-schemas';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { get, send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { PurchaseResult } from '../orders/purchase-schemas';
import type { DeskAccount, DeskOrder } from './desk-detail-schemas';

let api: TestApp;
let admin: TestUser;
let organizer: TestUser;
let buyer: TestUser;
let event: number;
let order: { id: number; tickets: { ticket_number: string }[] };

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await makeUser(api.db, 'ADMIN');
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
  event = await makeEvent(api.db, { organizer, priceKobo: 5000 });
  const payload = { event_id: event, ticket_type: 'STANDARD', quantity: 2 };
  const bought = await api.call({ as: buyer, ...send('POST', '/tickets/purchase/', payload) });
  const {
    tickets,
    order: { id },
  } = bought.json<PurchaseResult>();
  order = { id, tickets };
});

const reference = () => `NZ-${order.id}-1-abcd`;
const begunPayment = () =>
  sql`INSERT INTO payments (order_id, attempt, reference, amount_kobo)
    VALUES (${order.id}, 1, ${reference()}, 10000)`.execute(api.db);

describe('opening', () => {
  const open = (path: string, as = admin) => api.call({ as, ...get(`/desk/${path}/`) });
  const looks = async (account: TestUser) => {
    const answer = await api.call({ as: admin, ...get(`/desk/record/?account=${account.id}`) });
    return answer
      .json<RecordPage>()
      .results.filter(({ action }) => action.endsWith('looked_at'))
      .map(({ summary, by, actor, about }) => [summary, by, actor, ...about]);
  };

  it('an account shows what the desk needs, and no secret', async () => {
    const member = { team_id: admin.id, user_id: organizer.id, role: 'MANAGER' as const };
    await api.db
      .insertInto('teams')
      .values({ id: admin.id })
      .onConflict((c) => c.doNothing())
      .execute();
    await api.db
      .insertInto('team_members')
      .values({ ...member, event_ids: null })
      .execute();
    await api.call(send('POST', '/auth/token/', { email: organizer.email, password: 'Passw0rd' }));
    const answer = await open(`accounts/${organizer.id}`);
    const { account, events, ...more } = answer.json<DeskAccount>();
    expect(account).toMatchObject({ id: organizer.id, events: 1, orders: 0 });
    expect(events).toMatchObject([{ id: event }]);
    expect(more).toMatchObject({
      signs_in_with: ['password'],
      open_sessions: 1,
      last_seen_at: expect.any(String),
      suspension: null,
      orders: [],
      teams: [{ id: admin.id, role: 'MANAGER' }],
    });
    const { rows } = await sql<{ hash: string }>`
      SELECT password_hash AS hash FROM users WHERE id = ${organizer.id}`.execute(api.db);
    expect(answer.body).not.toContain(rows[0]?.hash);
    expect(answer.body).not.toMatch(/hash|token|secret/i);
  });

  it('a suspended one says why, and by whom', async () => {
    const reason = { reason: 'Looks like a fraud' };
    await api.call({
      as: admin,
      ...send('POST', `/desk/accounts/${organizer.id}/suspend/`, reason),
    });
    const { suspension } = (await open(`accounts/${organizer.id}`)).json<DeskAccount>();
    expect(suspension).toMatchObject({
      reason: 'Looks like a fraud',
      suspended_by: expect.stringMatching(/^Ada/),
    });
  });

  it('an account is in the record, once for a screen that is read again', async () => {
    await Promise.all([open(`accounts/${buyer.id}`), open(`accounts/${buyer.id}`)]);
    await open(`accounts/${buyer.id}`);
    expect(await looks(buyer)).toEqual([
      ['Looked at the account', 'ADMINISTRATOR', expect.stringMatching(/^Ada/)],
    ]);
    await open(`accounts/${buyer.id}`, await makeUser(api.db, 'ADMIN'));
    api.clock.now = new Date(Date.now() + 11 * 60_000);
    await open(`accounts/${buyer.id}`);
    api.clock.now = null;
    expect(await looks(buyer)).toHaveLength(3);
  });

  it('an order is in its buyer’s record, and shows its tickets and payments', async () => {
    await begunPayment();
    const shown = (await open(`orders/${order.id}`)).json<DeskOrder>();
    expect(shown).toMatchObject({
      order: { id: order.id, total: '100.00', guest: null },
      phone: null,
      tickets: order.tickets.map(({ ticket_number }) => ({ ticket_number, status: 'PENDING' })),
      payments: [{ reference: reference() }],
    });
    expect(await looks(buyer)).toEqual([
      ['Looked at an order', 'ADMINISTRATOR', expect.any(String), `Order ${order.id}`],
    ]);
  });

  it('an order whose payment is disputed shows its tickets as on hold', async () => {
    const onHold = async () =>
      (await open(`orders/${order.id}`)).json<DeskOrder>().tickets.map((each) => each.on_hold);
    expect(await onHold()).toEqual(order.tickets.map(() => false));
    await sql`UPDATE orders SET suspended_at = now() WHERE id = ${order.id}`.execute(api.db);
    expect(await onHold()).toEqual(order.tickets.map(() => true));
  });

  it('shows nothing that can’t be recorded', async () => {
    await sql`ALTER TABLE record ADD CONSTRAINT broken CHECK (account_id <> ${sql.lit(buyer.id)}) NOT VALID`.execute(
      api.db,
    );
    expect((await open(`accounts/${buyer.id}`)).statusCode).toBe(500);
    expect((await open(`orders/${order.id}`)).statusCode).toBe(500);
    await sql`ALTER TABLE record DROP CONSTRAINT broken`.execute(api.db);
  });

  it('is for administrators alone, and so is what they search by', async () => {
    for (const path of [`accounts/${buyer.id}`, `orders/${order.id}`, 'accounts', 'payments']) {
      const answer = await api.call({ as: organizer, ...get(`/desk/${path}/?search=ada`) });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
    expect(await looks(buyer)).toEqual([]);
  });

  it('isn’t what a search does', async () => {
    for (const kind of ['accounts', 'orders']) {
      const found = await api.call({ as: admin, ...get(`/desk/${kind}/?search=${buyer.email}`) });
      expect(found.json<{ results: object[] }>().results).toHaveLength(1);
    }
    expect(await looks(buyer)).toEqual([]);
  });

  it('is told to the person as an administrator’s act, without a name', async () => {
    await open(`accounts/${buyer.id}`);
    const own = (await api.call({ as: buyer, ...get('/record/') })).json<RecordPage>();
    expect(own.results[0]).toMatchObject({
      action: 'account_looked_at',
      by: 'ADMINISTRATOR',
      actor: null,
    });
  });
});

it('the record of an event and an account has what both have to do with', async () => {
  const other = await makeEvent(api.db, { organizer });
  for (const id of [event, other]) {
    await api.call({ as: organizer, ...send('PATCH', `/events/${id}/`, { title: `Anew ${id}` }) });
  }
  await api.call({
    as: admin,
    ...send('PATCH', `/events/${event}/`, { title: 'By the platform' }),
  });
  const entries = async (query: string) =>
    (await api.call({ as: admin, ...get(`/desk/record/?${query}`) })).json<RecordPage>();
  expect((await entries(`event=${event}`)).results).toHaveLength(2);
  const both = `event=${event}&account=${organizer.id}`;
  expect((await entries(both)).results).toMatchObject([{ event: { id: event }, by: 'ACCOUNT' }]);
  const { next } = await entries(`event=${event}&page_size=1`);
  expect(next).toBe(
    `/api/desk/record/?event=${event}&page_size=1&before=${next?.split('=').at(-1)}`,
  );
});
