import { up } from '../../platform/database/migrations/0180-trusted-organizers';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Event, EventPage } from '../../events/events-schemas';

let shop: TestPayments;
let newcomer: TestUser;
let event: number;
beforeAll(async () => {
  shop = await startTestPayments();
});
afterAll(() => shop.close());
beforeEach(async () => {
  newcomer = await makeUser(shop.api.db, 'ORGANIZER', { isVerified: false });
  event = await makeEvent(shop.api.db, {
    organizer: newcomer,
    title: `Newcomers ${newcomer.id}`,
    city: `Town ${newcomer.id}`,
    capacity: 50,
  });
});

const users = () => shop.api.db.updateTable('users').where('id', '=', newcomer.id);
const verify = () => users().set({ email_verified_at: new Date() }).execute();
const read = async <T>(path: string, as?: TestUser) =>
  (await shop.api.call({ url: `/api${path}`, ...(as && { as }) })).json<T>();
const found = async (as?: TestUser) =>
  (await read<EventPage>(`/events/?search=Newcomers%20${newcomer.id}`, as)).results.map(
    ({ id }) => id,
  );
const purchase = (buyer: TestUser, quantity: number) =>
  shop.api.call({
    as: buyer,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id: event, ticket_type: 'STANDARD', quantity },
  });
const taken = async () => {
  const row = shop.api.db.selectFrom('events').select('taken').where('id', '=', event);
  return (await row.executeTakeFirstOrThrow()).taken;
};

describe('an event of an organizer without a verified address', () => {
  it('opens by its link, and is in no list but its organizer’s', async () => {
    expect(await read<Event>(`/events/${event}/`)).toMatchObject({ id: event, is_unlisted: true });
    const stranger = await makeUser(shop.api.db);
    expect(await found()).toEqual([]);
    expect(await found(stranger)).toEqual([]);
    expect(await read<string[]>('/events/cities/')).not.toContain(`Town ${newcomer.id}`);
    expect(await read<number[]>('/events/ids/')).not.toContain(event);
    expect(await read<Event[]>('/events/my_events/', newcomer)).toMatchObject([{ id: event }]);
  });

  it('is listed as soon as the address is verified', async () => {
    await verify();
    expect(await found()).toEqual([event]);
    expect(await read<string[]>('/events/cities/')).toContain(`Town ${newcomer.id}`);
    expect(await read<number[]>('/events/ids/')).toContain(event);
    expect(await read<Event>(`/events/${event}/`)).not.toHaveProperty('is_unlisted');
  });

  it('sells ten tickets, however many are asked for at once, and the rest once it is verified', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => makeUser(shop.api.db)));
    const answers = await Promise.all(buyers.map((buyer) => purchase(buyer, 3)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(5);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'organizer_unverified',
        detail: `The organizer of Newcomers ${newcomer.id} hasn’t confirmed their email address yet, so it can’t sell more than 10 tickets for now.`,
      });
    }
    expect(await taken()).toBe(9);
    const [buyer] = buyers as [TestUser];
    expect((await purchase(buyer, 1)).statusCode).toBe(201);
    expect((await purchase(buyer, 1)).statusCode).toBe(409);
    expect(await read<Event>(`/events/${event}/`)).toMatchObject({
      available_capacity: 40,
      ticket_types: [{ available: 0 }],
    });

    await verify();
    expect((await purchase(buyer, 10)).statusCode).toBe(201);
    expect(await taken()).toBe(20);
  });

  it('with fewer seats than ten is sold out like any other', async () => {
    await shop.api.db.updateTable('events').set({ capacity: 2 }).where('id', '=', event).execute();
    const buyer = await makeUser(shop.api.db);
    expect((await purchase(buyer, 2)).statusCode).toBe(201);
    expect((await purchase(buyer, 1)).json()).toMatchObject({ code: 'sold_out' });
  });

  it('is not held back if others had bought from its organizer before the rule', async () => {
    await users().set({ organizer_trusted_at: new Date() }).execute();
    expect(await found()).toEqual([event]);
    const buyer = await makeUser(shop.api.db);
    expect((await purchase(buyer, 10)).statusCode).toBe(201);
    expect((await purchase(buyer, 10)).statusCode).toBe(201);
  });

  it('was only trusted before the rule if somebody else had paid for a ticket', async () => {
    await purchase(newcomer, 1);
    const known = await makeUser(shop.api.db, 'ORGANIZER', { isVerified: false });
    const booked = await makeEvent(shop.api.db, { organizer: known });
    await shop.buy(await makeUser(shop.api.db), booked);
    const trusted = shop.api.db.transaction().execute(async (trx) => {
      await trx.schema.alterTable('users').dropColumn('organizer_trusted_at').execute();
      await up(trx as never);
      const rows = await trx
        .selectFrom('users')
        .select('id')
        .where('organizer_trusted_at', 'is not', null)
        .execute();
      throw Object.assign(new Error('undo'), { ids: rows.map(({ id }) => id) });
    });
    const { ids } = await trusted.catch((undone: { ids: number[] }) => undone);
    expect(ids).toContain(known.id);
    expect(ids).not.toContain(newcomer.id);
  });
});
