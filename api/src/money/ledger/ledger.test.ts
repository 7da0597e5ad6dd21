import { sql, type Kysely } from 'kysely';
import { up as postExisting } from '../../platform/database/migrations/0302-ledger-filled';
import { foldFigures } from '../../platform/figures/figures-repository';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { findMistakes } from '../../testing/ledgerChecks';
import { makePaidOrders } from '../../testing/paidOrders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import { correctMoneyFigures } from './check-repository';
import type { EventMoneyReport, OrganizerMoney, PostingPage } from './ledger-schemas';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;

beforeAll(async () => {
  shop = await startTestPayments({
    env: { PLATFORM_FEE_BASIS_POINTS: '200', PLATFORM_FEE_KOBO: '1000' },
  });
  orders = await makePaidOrders(shop);
});
beforeEach(() => (shop.api.clock.now = null));
afterEach(async () => expect(await findMistakes(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const post = (as: TestUser, path: string, payload: object = {}) =>
  shop.api.call({ as, method: 'POST', url: `/api${path}`, payload });
const reportOf = async (event: number) => {
  const url = `/api/events/${event}/money/`;
  return (await shop.api.call({ as: orders.organizer, url })).json<EventMoneyReport>();
};
const moneyOf = async (event: number) => (await reportOf(event)).money;
const kindsOf = async (event: number) =>
  (await shop.api.call({ as: orders.organizer, url: `/api/events/${event}/postings/` }))
    .json<PostingPage>()
    .results.map(({ kind, from, to, amount }) => `${kind} ${from} → ${to} ${amount}`)
    .reverse();
const dispute = async (event: number, reference: string) => {
  const id = await shop.merchant('dispute', { reference });
  await eventually(
    () => moneyOf(event),
    ({ disputed }) => disputed !== '0.00',
  );
  return id;
};
const refund = async (ticket: number, as: TestUser) => {
  expect((await post(as, `/tickets/${ticket}/refund/`)).statusCode).toBe(200);
  await shop.work('move_refund');
};

// A ticket of ₦1,000: the provider takes ₦15, the platform ₦20 and ₦10.
const SOLD = [
  'PAYMENT PROVIDER → ORGANIZER 1000.00',
  'PROVIDER_FEE ORGANIZER → PROVIDER_FEES 15.00',
  'PLATFORM_FEE ORGANIZER → PLATFORM_FEES 30.00',
];

describe('what moves money is posted', () => {
  it('a payment, with its fees', async () => {
    const { event } = await orders.paidOrder();
    expect(await kindsOf(event)).toEqual(SOLD);
    expect(await moneyOf(event)).toMatchObject({
      sold: '1000.00',
      fees: '45.00',
      refunds: '0.00',
      refundable: '1000.00',
      net: '955.00',
      balance: '955.00',
      held_because: 'not_over',
    });
  });

  it('twice delivered and looked up, once', async () => {
    const { event, reference } = await orders.paidOrder();
    await Promise.all(
      Array.from({ length: 10 }, () => orders.deliver('charge.success', { reference })),
    );
    expect(await kindsOf(event)).toEqual(SOLD);
  });

  it('a cancelled ticket: what goes back, and the platform’s fee of it', async () => {
    const { event, buyer, ticketId } = await orders.paidOrder();
    expect((await post(buyer, `/tickets/${ticketId}/cancel/`)).statusCode).toBe(200);
    expect((await kindsOf(event)).slice(3)).toEqual([
      'REFUND ORGANIZER → PAYERS 1000.00',
      'PLATFORM_FEE_BACK PLATFORM_FEES → ORGANIZER 30.00',
    ]);
    expect(await moneyOf(event)).toMatchObject({ net: '-15.00', balance: '-15.00' });
  });

  it('a refund by the organizer, who bears the lost fee; by an administrator, the platform does', async () => {
    const first = await orders.paidOrder(2);
    const [one, two] = first.tickets;
    await refund(one?.id ?? 0, orders.organizer);
    // ₦2,000 cost ₦30 at the provider, of which a ticket has ₦15.
    expect(await moneyOf(first.event)).toMatchObject({ refunds: '1000.00', fees: '60.00' });
    await refund(two?.id ?? 0, orders.admin);
    expect(await moneyOf(first.event)).toMatchObject({
      refunds: '2000.00',
      fees: '15.00',
      net: '-15.00',
    });
    expect((await kindsOf(first.event)).at(-1)).toBe('FEE_TAKEN_OVER PLATFORM → ORGANIZER 15.00');
  });

  it('a second payment of an order is never the organizer’s, nor is its fee', async () => {
    const buyer = await makeUser(shop.api.db);
    const event = await makeEvent(shop.api.db, { organizer: orders.organizer, priceKobo: 100_000 });
    const { id } = await shop.buy(buyer, event);
    const first = await shop.initiate(buyer, id);
    const second = await shop.initiate(buyer, id);
    // Both at the same moment by the app's clock, the only column in which their rows would differ.
    shop.api.clock.now = new Date();
    await shop.pay(first);
    await eventually(
      () => orders.paymentOf(buyer, first.reference),
      ({ status }) => status === 'PAID',
    );
    await shop.pay(second);
    await eventually(
      () => orders.paymentOf(buyer, second.reference),
      ({ status }) => status.startsWith('REFUND'),
    );
    expect(await kindsOf(event)).toEqual(SOLD);
  });

  it('a dispute holds its sum until it is won', async () => {
    const { event, reference } = await orders.paidOrder();
    const id = await dispute(event, reference);
    const see = () => moneyOf(event);
    expect(await see()).toMatchObject({ disputed: '1000.00', balance: '-45.00' });
    await shop.merchant(`dispute/${id}/resolve`, { resolution: 'declined' });
    expect(await eventually(see, ({ disputed }) => disputed === '0.00')).toMatchObject({
      balance: '955.00',
    });
  });

  it('a lost dispute takes it, and gives the platform’s fee back', async () => {
    const { event, reference } = await orders.paidOrder();
    const id = await dispute(event, reference);
    await shop.merchant(`dispute/${id}/resolve`, { resolution: 'merchant-accepted' });
    expect(
      await eventually(
        () => moneyOf(event),
        ({ disputed }) => disputed === '0.00',
      ),
    ).toMatchObject({ refunds: '1000.00', refundable: '0.00', fees: '15.00', balance: '-15.00' });
  });

  it('money that leaves while its payment is disputed costs the platform no fee', async () => {
    const { event, reference } = await orders.paidOrder();
    await dispute(event, reference);
    await shop.merchant('refund', { reference });
    expect(
      await eventually(
        () => moneyOf(event),
        ({ refunds }) => refunds !== '0.00',
      ),
    ).toMatchObject({ refunds: '1000.00', fees: '15.00' });
  });

  it('a refund in the provider’s dashboard costs the platform the fee', async () => {
    const { event, reference } = await orders.paidOrder();
    await shop.merchant('refund', { reference });
    expect(
      await eventually(
        () => moneyOf(event),
        ({ refunds }) => refunds !== '0.00',
      ),
    ).toMatchObject({ refunds: '1000.00', fees: '0.00', balance: '0.00' });
  });

  it('a cancelled event gives everything back', async () => {
    const { event } = await orders.paidOrder(3);
    expect((await post(orders.organizer, `/events/${event}/cancel/`)).statusCode).toBe(200);
    await shop.work();
    expect(await moneyOf(event)).toMatchObject({ refunds: '3000.00', fees: '145.00' });
  });

  it('the provider’s true fee corrects the estimate, up and down, each time once', async () => {
    const { event, reference } = await orders.paidOrder();
    for (const fee of [1700, 1700, 900, 1500]) {
      await shop.api.db
        .updateTable('payments')
        .set({ fee_kobo: fee })
        .where('reference', '=', reference)
        .execute();
    }
    expect((await kindsOf(event)).slice(3)).toEqual([
      'FEE_CORRECTION ORGANIZER → PROVIDER_FEES 2.00',
      'FEE_CORRECTION PROVIDER_FEES → ORGANIZER 8.00',
      'FEE_CORRECTION ORGANIZER → PROVIDER_FEES 6.00',
    ]);
    expect(await moneyOf(event)).toMatchObject({ fees: '45.00' });
  });
});

describe('a posting', () => {
  it.each([
    ['changed', sql`UPDATE ledger_entries SET amount_kobo = 1`],
    ['deleted', sql`DELETE FROM ledger_entries`],
    ['emptied away', sql`TRUNCATE ledger_entries CASCADE`],
  ])('is never %s, not even by the application', async (_how, statement) => {
    await orders.paidOrder();
    await expect(statement.execute(shop.api.db)).rejects.toThrow('only added to');
  });

  it('is not made of nothing, from an account to itself, or twice of one cause', async () => {
    const { organizer } = orders;
    const insert = (amount: number, debit: string, credit: string) => sql`
      INSERT INTO ledger_entries (kind, subject_id, debit, credit, amount_kobo, organizer_id, day, posted_at)
      VALUES ('PAYMENT', 1, ${debit}, ${credit}, ${amount}::bigint, ${organizer.id}::int, now(), now())`;
    await orders.paidOrder();
    await expect(insert(0, 'PROVIDER', 'ORGANIZER').execute(shop.api.db)).rejects.toThrow('check');
    await expect(insert(5, 'PAYERS', 'PAYERS').execute(shop.api.db)).rejects.toThrow('check');
    await expect(insert(5, 'PROVIDER', 'ORGANIZER').execute(shop.api.db)).rejects.toThrow('unique');
  });

  it('is undone with what caused it', async () => {
    const { event, reference } = await orders.paidOrder();
    const undone = shop.api.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('payments')
        .set({ fee_kobo: 9 })
        .where('reference', '=', reference)
        .execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await kindsOf(event)).toEqual(SOLD);
  });
});

describe('a correction', () => {
  const correct = (payload: object, as = orders.admin, headers = {}) =>
    shop.api.call({
      as,
      method: 'POST',
      url: `/api/money/organizers/${orders.organizer.id}/corrections/`,
      payload,
      headers,
    });
  const available = async () =>
    (await shop.api.call({ as: orders.organizer, url: '/api/money/' })).json<OrganizerMoney>()
      .available;

  it('gives or takes, with its reason, and the same key does it once', async () => {
    const { event } = await orders.paidOrder();
    const reason = 'The hall was flooded';
    const given = { amount: '-250.50', event_id: event, reason };
    const headers = { 'idempotency-key': 'a-correction-of-one-event' };
    const answers = await Promise.all([1, 2, 3].map(() => correct(given, orders.admin, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await moneyOf(event)).toMatchObject({ corrections: '-250.50', net: '704.50' });
    const url = `/api/events/${event}/postings/?page_size=1`;
    const { results, next } = (
      await shop.api.call({ as: orders.organizer, url })
    ).json<PostingPage>();
    expect(results[0]).toMatchObject({ kind: 'CORRECTION', note: reason, amount: '250.50' });
    const older = (
      await shop.api.call({ as: orders.organizer, url: next ?? '' })
    ).json<PostingPage>();
    expect(older.results[0]?.kind).toBe('PLATFORM_FEE');
  });

  it('of no event is available at once', async () => {
    const before = Number(await available());
    expect((await correct({ amount: '12.34', reason: 'A gift' })).statusCode).toBe(201);
    expect(Number(await available()) - before).toBeCloseTo(12.34);
  });

  it.each([
    ['nothing', { amount: '0', reason: 'x' }, 'amount', 'Amount must not be zero'],
    [
      'no number',
      { amount: '1e3', reason: 'x' },
      'amount',
      'Amount must be in naira, with at most two decimals',
    ],
    [
      'a third decimal',
      { amount: '1.001', reason: 'x' },
      'amount',
      'Amount must be in naira, with at most two decimals',
    ],
    ['no reason', { amount: '1', reason: ' ' }, 'reason', 'Reason is required'],
    [
      'somebody else’s event',
      { amount: '1', reason: 'x', event_id: 999_999 },
      'event_id',
      'This is not an event of this organizer',
    ],
  ])('is refused with %s, and nothing moves', async (_what, payload, field, sentence) => {
    const before = await available();
    const answer = await correct(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ [field]: [sentence] });
    expect(await available()).toBe(before);
  });

  it('of somebody who is no organizer is refused', async () => {
    const attendee = await makeUser(shop.api.db);
    const url = `/money/organizers/${attendee.id}/corrections/`;
    expect((await post(orders.admin, url, { amount: '1', reason: 'x' })).statusCode).toBe(404);
  });
});

describe('money', () => {
  it('is pending until two days after the event’s end, then available', async () => {
    const organizer = await makeUser(shop.api.db, 'ORGANIZER');
    const buyer = await makeUser(shop.api.db);
    const event = await makeEvent(shop.api.db, { organizer, priceKobo: 100_000 });
    const { id } = await shop.buy(buyer, event);
    const payment = await shop.initiate(buyer, id);
    await shop.pay(payment);
    await eventually(
      () => orders.paymentOf(buyer, payment.reference),
      ({ status }) => status === 'PAID',
    );
    const { end_date: end } = await shop.api.db
      .selectFrom('events')
      .select('end_date')
      .where('id', '=', event)
      .executeTakeFirstOrThrow();
    const at = async (hours: number) => {
      shop.api.clock.now = new Date((end?.getTime() ?? 0) + hours * 3_600_000);
      return (await shop.api.call({ as: organizer, url: '/api/money/' })).json<OrganizerMoney>();
    };
    expect(await at(47.99)).toMatchObject({ pending: '955.00', available: '0.00' });
    expect(await at(48)).toMatchObject({ pending: '0.00', available: '955.00' });
    await shop.merchant('dispute', { reference: payment.reference });
    await eventually(
      () => at(48),
      ({ disputed }) => disputed !== '0.00',
    );
    expect(await at(48)).toMatchObject({ disputed: '1000.00', available: '-45.00' });
  });

  it('is shown by ticket type and day', async () => {
    const { event } = await orders.paidOrder(2);
    const report = await reportOf(event);
    const part = { sold: '2000.00', fees: '90.00', refunds: '0.00', net: '1910.00' };
    expect(report.by_ticket_type).toEqual([{ ticket_type: 'STANDARD', ...part }]);
    expect(report.by_day).toEqual([
      { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string, ...part },
    ]);
  });
});

describe('the nightly check', () => {
  it('finds nothing wrong with books that are right, folded or not', async () => {
    const { event } = await orders.paidOrder();
    await foldFigures(shop.api.db);
    expect(await correctMoneyFigures(shop.api.db)).toEqual([]);
    expect(await moneyOf(event)).toMatchObject({ balance: '955.00' });
  });

  it('corrects a balance that differs from its postings, and opens a case', async () => {
    const { event } = await orders.paidOrder();
    await foldFigures(shop.api.db);
    const { db } = shop.api;
    const ofEvent = sql`event_id = ${event} AND account = 'ORGANIZER'`;
    await sql`UPDATE money_totals SET kobo = kobo + 3 WHERE ${ofEvent}`.execute(db);
    await sql`UPDATE money_figures SET kobo = kobo + 7 WHERE ${ofEvent}`.execute(db);
    await shop.api.parts.money.tasks.check_ledger.run();
    expect(await moneyOf(event)).toMatchObject({ balance: '955.00' });
    const cases = await orders.casesOf(null);
    expect(cases.map(({ kind }) => kind)).toContain('ledger_differs');
    expect(
      cases.filter(({ subject }) => subject.startsWith(`balances of event ${event} `)),
    ).toHaveLength(1);
  });
});

describe('payments from before the ledger', () => {
  it('are posted by the migration as they would have been, and by a second run not again', async () => {
    const { db } = shop.api;
    const before = await orders.paidOrder();
    const refunded = await orders.paidOrder();
    await refund(refunded.ticketId, orders.organizer);
    const disputed = await orders.paidOrder();
    await dispute(disputed.event, disputed.reference);
    const sums = async () =>
      (
        await sql<object>`
          SELECT event_id, account, sum(kobo)::bigint FROM money_figures WHERE kind <> 'CORRECTION'
          GROUP BY event_id, account HAVING sum(kobo) <> 0 ORDER BY event_id, account`.execute(db)
      ).rows;
    const posted = await sums();
    await sql`ALTER TABLE ledger_entries DISABLE TRIGGER never_changed`.execute(db);
    await sql`TRUNCATE ledger_entries, money_figures, money_totals`.execute(db);
    await sql`ALTER TABLE ledger_entries ENABLE TRIGGER never_changed`.execute(db);
    await postExisting(db as unknown as Kysely<unknown>);
    expect(await sums()).toEqual(posted);
    await postExisting(db as unknown as Kysely<unknown>);
    expect(await sums()).toEqual(posted);
    expect(await kindsOf(before.event)).toEqual(SOLD);
  });
});
