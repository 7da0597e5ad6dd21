import { sql } from 'kysely';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
let token: string;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());
beforeEach(async () => {
  buyer = await makeUser(api.db);
  const signedIn = await api.inject({
    method: 'POST',
    url: '/api/auth/token/',
    payload: { email: buyer.email, password: PASSWORD },
  });
  token = signedIn.json<{ access: string }>().access;
});

const asBuyer = (method: 'POST' | 'DELETE', url: string, payload: object) =>
  api.inject({
    method,
    url: `/api${url}`,
    payload,
    headers: { authorization: `Bearer ${token}` },
  });
const buy = (event: number) =>
  asBuyer('POST', '/tickets/purchase/', { event_id: event, ticket_type: 'STANDARD' });
const fill = async (event: number) =>
  api.call({
    as: await makeUser(api.db),
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id: event, ticket_type: 'STANDARD' },
  });
const erase = () => asBuyer('DELETE', '/auth/profile/', { password: PASSWORD });
const ordersOf = ({ id }: TestUser) =>
  api.db.selectFrom('orders').select('id').where('user_id', '=', id).execute();
const gone = { detail: 'This account no longer exists.', code: 'token_not_valid' };

describe.each([
  ['free', 0],
  ['paid', 500_000],
])('a %s purchase', (_kind, priceKobo) => {
  it('with a token of an account that has been erased is refused', async () => {
    const event = await makeEvent(api.db, { organizer, priceKobo });
    await erase();
    const bought = await buy(event);
    expect(bought.statusCode).toBe(401);
    expect(bought.json()).toMatchObject(gone);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('whose account is erased after its token was checked is refused', async () => {
    const event = await makeEvent(api.db, { organizer, priceKobo });
    // An erasure, held up just before it commits.
    let bought: ReturnType<typeof buy> | undefined;
    await api.db.transaction().execute(async (trx) => {
      await sql`UPDATE users SET erased_at = now() WHERE id = ${buyer.id}`.execute(trx);
      bought = buy(event);
      await lockWaitedFor(api.db);
    });
    const answer = await bought;
    expect(answer?.statusCode).toBe(401);
    expect(answer?.json()).toMatchObject(gone);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('of a full event is refused without waiting for its account’s erasure', async () => {
    const event = await makeEvent(api.db, { organizer, priceKobo, capacity: 1 });
    await fill(event);
    await api.db.transaction().execute(async (trx) => {
      await sql`UPDATE users SET erased_at = now() WHERE id = ${buyer.id}`.execute(trx);
      const answer = await buy(event);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'sold_out' }]);
    });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('at the same time as its account is erased comes first, or not at all', async () => {
    const event = await makeEvent(api.db, { organizer, priceKobo });
    const [bought, erased] = await Promise.all([buy(event), erase()]);
    expect(erased.statusCode).toBe(204);
    expect([201, 401]).toContain(bought.statusCode);
    expect(await ordersOf(buyer)).toHaveLength(bought.statusCode === 201 ? 1 : 0);
    const mails = api.db.selectFrom('mails').where('recipient', '=', buyer.email);
    expect(await mails.select('template').execute()).toEqual([{ template: 'account_deleted' }]);
  });
});
