import { sql } from 'kysely';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { get, send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { FoundAccount, FoundEvent, FoundOrder, FoundPayment } from './desk-search-schemas';

let api: TestApp;
let admin: TestUser;
let organizer: TestUser;
let buyer: TestUser;
let event: number;
let order: { id: number; tickets: { ticket_number: string }[] };
let made = 0;

beforeAll(async () => {
  api = await startTestApp();
  // Ids long enough to be searched for in names, too.
  await sql`SELECT setval(pg_get_serial_sequence('users', 'id'), 1000)`.execute(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  made += 1;
  admin = await makeUser(api.db, 'ADMIN');
  organizer = await named(await makeUser(api.db, 'ORGANIZER'), `Zainab Organizer${made}x`);
  buyer = await named(await makeUser(api.db), `Chidi Buyer${made}x`);
  event = await makeEvent(api.db, { organizer, title: `Suya 100% Night${made}x`, priceKobo: 5000 });
  order = await buy();
});

async function named(user: TestUser, name: string): Promise<TestUser> {
  const [first_name = '', last_name = ''] = name.split(' ');
  await api.db
    .updateTable('users')
    .set({ first_name, last_name })
    .where('id', '=', user.id)
    .execute();
  return user;
}

async function buy(quantity = 2) {
  const payload = { event_id: event, ticket_type: 'STANDARD', quantity };
  const bought = await api.call({ as: buyer, ...send('POST', '/tickets/purchase/', payload) });
  const {
    tickets,
    order: { id },
  } = bought.json<{
    order: { id: number };
    tickets: { ticket_number: string }[];
  }>();
  return { id, tickets };
}

async function pay(orderId: number, reference: string, more: object = {}): Promise<number> {
  const payment = { order_id: orderId, attempt: 1, reference, amount_kobo: 10_000, ...more };
  const { id } = await api.db
    .insertInto('payments')
    .values({
      ...payment,
      authorization_url: null,
      provider_status: null,
      rejected_transfer: null,
      received_kobo: null,
      next_check_at: null,
      paid_at: null,
      provider_id: null,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Page<Row> {
  next: string | null;
  results: Row[];
}
const search = async <Row>(kind: string, typed: string, more = '') => {
  const path = `/desk/${kind}/?search=${encodeURIComponent(typed)}${more}`;
  const answer = await api.call({ as: admin, ...get(path) });
  expect(answer.statusCode).toBe(200);
  return answer.json<Page<Row>>();
};
const idsOf = async (kind: string, typed: string) =>
  (await search<{ id: number }>(kind, typed)).results.map(({ id }) => id);

describe('people', () => {
  it.each([
    ['a part of the address', () => buyer.email.slice(0, -4)],
    ['the address in capitals', () => buyer.email.toUpperCase()],
    ['a part of the name', () => `uyer${made}x`],
    ['name and address', () => `chidi buyer${made}x example`],
    ['the id', () => String(buyer.id)],
    ['the id with a mark', () => `#${buyer.id}`],
  ])('are found by %s', async (_what, typed) => {
    expect(await idsOf('accounts', typed())).toContain(buyer.id);
    expect(await idsOf('accounts', typed())).not.toContain(organizer.id);
  });

  it.each(['0803 123 4567', '+2348031234567', '08031234567'])(
    'are found by the phone number they booked with, typed as %s',
    async (typed) => {
      await api.db.updateTable('orders').set({ phone: null }).execute();
      await api.db
        .updateTable('orders')
        .set({ phone: '+2348031234567' })
        .where('id', '=', order.id)
        .execute();
      expect(await idsOf('accounts', typed)).toEqual([buyer.id]);
      expect(await idsOf('accounts', '0803 123 4568')).toEqual([]);
    },
  );

  it('are not found by the number of a guest whom they sold a ticket at the door, only its order is', async () => {
    const phone = '+2348097654321';
    const guest = { name: 'Musa Bala', email: 'musa@guests.test' };
    const payload = { ticket_type: 'STANDARD', method: 'CASH', total: '50.00', phone, ...guest };
    const sold = await api.call({
      as: organizer,
      ...send('POST', `/events/${event}/door/sales/`, payload),
      headers: { 'idempotency-key': `door-${made}` },
    });
    expect(sold.statusCode).toBe(201);
    expect(await idsOf('accounts', phone)).toEqual([]);
    expect((await search<FoundOrder>('orders', phone)).results).toMatchObject([
      { id: sold.json<{ id: number }>().id, guest, buyer: { id: organizer.id } },
    ]);
  });

  it('are shown as what tells them apart', async () => {
    await api.db
      .updateTable('users')
      .set({ suspended_at: new Date(), two_step_since: new Date() })
      .where('id', '=', organizer.id)
      .execute();
    const [found] = (await search<FoundAccount>('accounts', `organizer${made}x`)).results;
    expect(found).toEqual({
      id: organizer.id,
      name: `Zainab Organizer${made}x`,
      email: organizer.email,
      role: 'ORGANIZER',
      created_at: expect.any(String),
      suspended_at: expect.any(String),
      has_two_step: true,
      events: 1,
      orders: 0,
    });
  });

  it('come with the one of that id first, then the newest', async () => {
    const { id } = await makeUser(api.db);
    const later = await named(await makeUser(api.db), `Ada Of${id}of`);
    const latest = await named(await makeUser(api.db), `Ada Of${id}of`);
    expect(await idsOf('accounts', String(id))).toEqual([id, latest.id, later.id]);
  });

  it('come in pages, each once', async () => {
    const people = [];
    for (let n = 0; n < 5; n += 1) {
      people.push(await named(await makeUser(api.db), `Paged Person${made}x${n}`));
    }
    const seen: number[] = [];
    let path: string | null = `/api/desk/accounts/?search=paged+person${made}x&page_size=2`;
    while (path) {
      const answer: Page<FoundAccount> = (await api.call({ as: admin, url: path })).json();
      expect(answer.results.length).toBeLessThanOrEqual(2);
      seen.push(...answer.results.map(({ id }) => id));
      path = answer.next;
    }
    expect(seen).toEqual(people.map(({ id }) => id).reverse());
  });

  it('aren’t found once their account is deleted', async () => {
    const payload = { password: 'Passw0rd' };
    const gone = await makeUser(api.db);
    await api.call({ as: gone, ...send('DELETE', '/auth/profile/', payload) });
    expect(await idsOf('accounts', String(gone.id))).not.toContain(gone.id);
    expect(await idsOf('accounts', 'Deleted account')).toEqual([]);
    expect((await api.call({ as: admin, ...get(`/desk/accounts/${gone.id}/`) })).statusCode).toBe(
      404,
    );
  });
});

it.each(['accounts', 'events', 'orders', 'payments'])(
  'a search of %s takes wildcards literally, and an unknown word finds nothing',
  async (kind) => {
    await pay(order.id, `NZ-wild-${made}`);
    for (const typed of [
      'abc%',
      'chi_i',
      '%idi',
      'zzzznobody',
      "'; DROP TABLE users; --",
      'a\\bcd',
    ]) {
      expect(await search(kind, typed)).toEqual({ next: null, results: [] });
    }
  },
);

it.each(['accounts', 'events', 'orders', 'payments'])(
  'a search of %s by less than three letters is refused with a sentence',
  async (kind) => {
    const answer = await api.call({ as: admin, ...get(`/desk/${kind}/?search=ab`) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      search: ['Type at least three letters or digits in a row, or a number.'],
    });
  },
);

describe('events', () => {
  it.each([
    ['their title', () => `100% night${made}x`],
    ['their id', () => String(event)],
    ['their link', () => `https://nzuko.test/events/${event}/`],
    ['their organizer’s name', () => `zainab organizer${made}x`],
    ['their organizer’s address', () => organizer.email],
    ['their organizer’s id', () => `#${organizer.id}`],
  ])('are found by %s', async (_what, typed) => {
    expect(await idsOf('events', typed())).toContain(event);
  });

  it('are found as drafts and suspended, with what is sold', async () => {
    await api.db
      .updateTable('events')
      .set({ suspended_at: new Date() })
      .where('id', '=', event)
      .execute();
    const draft = await makeEvent(api.db, { organizer, title: 'A plan', status: 'DRAFT' });
    const { results } = await search<FoundEvent>('events', organizer.email);
    expect(results.map(({ id, status, sold }) => [id, status, sold])).toEqual([
      [draft, 'DRAFT', 0],
      [event, 'PUBLISHED', 2],
    ]);
    expect(results[1]).toMatchObject({
      organizer: { id: organizer.id, email: organizer.email },
      suspended_at: expect.any(String),
      capacity: 100,
    });
  });
});

describe('orders', () => {
  it.each([
    ['their id', () => `#${order.id}`],
    ['their buyer’s address', () => buyer.email],
    ['their buyer’s name', () => `chidi buyer${made}x`],
    ['a ticket', () => order.tickets[1]?.ticket_number ?? ''],
    [
      'a ticket as it was read aloud',
      () => order.tickets[0]?.ticket_number.replaceAll('-', '').toLowerCase() ?? '',
    ],
    ['a payment’s reference', () => `NZ-${order.id}-1`],
  ])('are found by %s, once', async (_what, typed) => {
    await pay(order.id, `NZ-${order.id}-1-abcd`);
    const found = await idsOf('orders', typed());
    expect(found.filter((id) => id === order.id)).toEqual([order.id]);
  });

  it('are found by the holder of a ticket', async () => {
    const { ticket_number = '' } = order.tickets[0] ?? {};
    const holder = { holder_name: `Uche Holder${made}x`, holder_email: `uche${made}@holder.test` };
    await api.db
      .updateTable('tickets')
      .set(holder)
      .where('ticket_number', '=', ticket_number)
      .execute();
    expect(await idsOf('orders', `holder${made}x`)).toEqual([order.id]);
    expect(await idsOf('orders', holder.holder_email)).toEqual([order.id]);
  });

  it('say who bought what, for how much, and when', async () => {
    const [found] = (await search<FoundOrder>('orders', `chidi buyer${made}x`)).results;
    expect(found).toMatchObject({
      id: order.id,
      buyer: { id: buyer.id, email: buyer.email },
      event: { id: event, title: `Suya 100% Night${made}x` },
      quantity: 2,
      total: '100.00',
      status: 'HELD',
      paid_at: null,
    });
  });
});

describe('payments', () => {
  it.each([
    ['their reference', () => `NZ-${order.id}-1-ABcd`],
    ['the beginning of it', () => `nz-${order.id}-`],
    ['their order', () => String(order.id)],
    ['their payer’s address', () => buyer.email],
    ['the provider’s number', () => `4099${order.id}`],
    ['their amount', () => `₦${made},234.50`],
  ])('are found by %s', async (_what, typed) => {
    const more = { provider_id: Number(`4099${order.id}`), amount_kobo: made * 100_000 + 23_450 };
    const payment = await pay(order.id, `NZ-${order.id}-1-abcd`, more);
    expect(await idsOf('payments', typed())).toContain(payment);
  });

  it('are found by the provider’s number of a refund', async () => {
    const payment = await pay(order.id, `NZ-${order.id}-1-abcd`);
    await api.db
      .insertInto('refunds')
      .values({
        ...{ payment_id: payment, amount_kobo: 10_000 },
        reason: 'event_cancelled',
        ...{ provider_id: 7_000_000_000 + order.id, next_attempt_at: null },
        ...{ last_error: null, done_at: null },
      })
      .execute();
    expect(await idsOf('payments', String(7_000_000_000 + order.id))).toEqual([payment]);
  });

  it('are found by a reference that isn’t one of ours', async () => {
    const payment = await pay(order.id, `DEMO-order-${made}x`);
    expect(await idsOf('payments', `demo-order-${made}x`)).toEqual([payment]);
  });

  it('name their case, the open one first', async () => {
    const payment_id = await pay(order.id, `NZ-${order.id}-1-abcd`);
    const kase = {
      kind: 'payment_unclear' as const,
      payment_id,
      detail: 'Odd',
      opened_at: new Date(),
    };
    const rest = { closed_by: null, note: null };
    await api.db
      .insertInto('payment_cases')
      .values([
        { ...kase, ...rest, subject: `a${made}`, closed_at: null },
        { ...kase, ...rest, subject: `b${made}`, closed_at: new Date() },
      ])
      .execute();
    const [found] = (await search<FoundPayment>('payments', `nz-${order.id}-1`)).results;
    expect(found?.case).toMatchObject({ kind: 'payment_unclear', state: 'OPEN' });
    const path = `/payment-cases/?id=${found?.case?.id}`;
    const cases = (await api.call({ as: admin, ...get(path) })).json<{ results: object[] }>();
    expect(cases.results).toMatchObject([{ payment_reference: `NZ-${order.id}-1-abcd` }]);
  });
});
