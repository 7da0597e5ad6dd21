import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import { makePaidOrders } from '../../testing/paidOrders';
import type { DoorList, SignedDoorList } from '../../door/door-list-schemas';
import type { DoorVerdict } from '../../door/door-schemas';
import { addJob } from '../../platform/jobs/job-queue-repository';
import type { Ticket } from '../tickets/tickets-schemas';

const ON_HOLD = 'Payment disputed: this ticket is on hold. Send the holder to the organizer.';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
type PaidOrder = Awaited<ReturnType<typeof orders.paidOrder>>;
beforeAll(async () => {
  shop = await startTestPayments();
  orders = await makePaidOrders(shop);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
});

const ticketsOf = async ({ buyer }: PaidOrder) =>
  (await shop.api.call({ as: buyer, url: '/api/tickets/' })).json<Ticket[]>();
const isOnHold = async (order: PaidOrder) =>
  (await ticketsOf(order)).every(({ on_hold }) => on_hold);
/** Disputes an order's payment and delivers the provider's webhook. */
async function disputed(order: PaidOrder): Promise<number> {
  const id = await shop.merchant('dispute', { reference: order.reference });
  expect(await eventually(() => isOnHold(order), Boolean)).toBe(true);
  return id;
}
const resolve = (id: number, resolution: string, webhook = 'once') =>
  shop.merchant(`dispute/${id}/resolve`, { resolution, webhook });
const lettersAbout = async (somebody: { email: string }, { reference }: PaidOrder) => {
  const mails = await shop.api.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', somebody.email)
    .where('template', '=', 'dispute')
    .orderBy('id')
    .execute();
  return mails
    .map(({ data }) => data as { news: string; reference: string })
    .filter((letter) => letter.reference === reference)
    .map(({ news }) => news);
};
const actOn = (order: PaidOrder, what: string, as = order.buyer) =>
  shop.api.call({ as, method: 'POST', url: `/api/tickets/${order.ticketId}/${what}/` });

describe('a dispute', () => {
  it('puts the tickets on hold at the door, and tells the organizer and the administrators', async () => {
    const order = await orders.paidOrder(2);
    await disputed(order);

    const [ticket] = await ticketsOf(order);
    expect(ticket).toMatchObject({ status: 'VALID', on_hold: true, qr_payload: null });
    expect(await order.see()).toMatchObject({ detail: expect.stringContaining('on hold') });
    const payload = { ticket_number: ticket?.ticket_number };
    const url = '/api/tickets/check_in/';
    const checkIn = await shop.api.call({ as: orders.organizer, method: 'POST', url, payload });
    expect(checkIn.statusCode).toBe(409);
    expect(checkIn.json()).toMatchObject({ code: 'ticket_on_hold', detail: ON_HOLD });

    const door = `/api/events/${order.event}/door/`;
    const { list } = (
      await shop.api.call({ as: orders.organizer, url: door })
    ).json<SignedDoorList>();
    const { tickets } = JSON.parse(list) as DoorList;
    expect(tickets.map(({ on_hold }) => on_hold)).toEqual([true, true]);
    const scan = {
      id: '3f1d7a52-9e0c-4d57-8f5e-0a3b7f0d1c11',
      ticket_number: ticket?.ticket_number,
      scanned_at: new Date().toISOString(),
      let_in: false,
    };
    const sync = await shop.api.call({
      as: orders.organizer,
      method: 'POST',
      url: `${door}sync/`,
      payload: { device_id: scan.id, sent_at: scan.scanned_at, scans: [scan] },
    });
    expect(sync.json<{ results: DoorVerdict[] }>().results).toMatchObject([
      { outcome: 'ticket_on_hold', detail: ON_HOLD },
    ]);

    expect(await orders.takenOf(order.event)).toBe(2);
    expect(await lettersAbout(orders.organizer, order)).toEqual(['opened']);
    expect(await lettersAbout(orders.admin, order)).toEqual(['opened']);
    const letters = shop.api.db.selectFrom('mails').select(['recipient', 'data']);
    expect(await letters.where('template', '=', 'dispute').orderBy('recipient').execute()).toEqual(
      expect.arrayContaining([
        { recipient: orders.organizer.email, data: expect.objectContaining({ forStaff: false }) },
        { recipient: orders.admin.email, data: expect.objectContaining({ forStaff: true }) },
      ]),
    );
    // These mails are the alert, so it isn't raised again.
    await shop.api.parts.mail.tasks.raise_alerts.run();
    const alerts = shop.api.db.selectFrom('mails').select('data').where('template', '=', 'alert');
    expect(JSON.stringify(await alerts.execute())).not.toContain('open_dispute');
  });

  it('blocks refunds, cancellations and transfers while it is open', async () => {
    const order = await orders.paidOrder();
    await disputed(order);
    const answers = [
      await actOn(order, 'cancel'),
      await actOn(order, 'refund', orders.organizer),
      await actOn(order, 'resend'),
      await actOn(order, 'resend', orders.organizer),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'ticket_on_hold' });
    const paid = shop.sandbox.ledger.byReference(order.reference);
    expect(paid).toBeDefined();
    expect(shop.sandbox.ledger.refundsOf(paid?.id ?? 0)).toEqual([]);
  });

  it('makes the tickets valid again when it is won', async () => {
    const order = await orders.paidOrder();
    const id = await disputed(order);
    await resolve(id, 'declined');
    expect(
      await eventually(
        () => isOnHold(order),
        (onHold) => !onHold,
      ),
    ).toBe(false);
    expect(await ticketsOf(order)).toMatchObject([
      { status: 'VALID', qr_payload: expect.stringContaining('NZ1.'), order: { status: 'PAID' } },
    ]);
    expect(await lettersAbout(orders.organizer, order)).toEqual(['opened', 'won']);
    expect(await lettersAbout(orders.admin, order)).toEqual(['opened', 'won']);
  });

  it.each(['once', 'twice'])(
    'ends the order when it is lost, without another refund (delivered %s)',
    async (webhook) => {
      const order = await orders.paidOrder(2);
      const id = await disputed(order);
      const { ledger } = shop.sandbox;
      const payment = ledger.byReference(order.reference)?.id ?? 0;
      await resolve(id, 'merchant-accepted', webhook);
      const seen = await eventually(order.see, ({ status }) => status === 'REFUNDED');
      expect(seen).toMatchObject({
        status: 'REFUNDED',
        order: { status: 'REFUNDED' },
        tickets: [{ status: 'CANCELLED' }, { status: 'CANCELLED' }],
        refunds: [{ amount: '2000.00', status: 'DONE' }],
      });
      await eventually(
        () => lettersAbout(orders.admin, order),
        (news) => news.includes('lost'),
      );
      await shop.work();
      // Accepting the dispute created this refund at the provider.
      expect(ledger.refundsOf(payment)).toHaveLength(1);
      expect((await order.see()).refunds).toHaveLength(1);
      expect(await orders.takenOf(order.event)).toBe(0);
      expect(await lettersAbout(orders.organizer, order)).toEqual(['opened', 'lost']);
      expect(await orders.casesOf(order.reference)).toEqual([]);
      expect((await orders.mailsTo(order.buyer)).at(-1)).toMatch(/^refund /);
    },
  );

  it('reminds the administrators once', async () => {
    const order = await orders.paidOrder();
    const id = await disputed(order);
    for (const webhook of ['twice', 'once']) {
      await shop.merchant(`dispute/${id}/remind`, { webhook });
    }
    await eventually(
      () => lettersAbout(orders.admin, order),
      (news) => news.length > 1,
    );
    await orders.deliver('charge.dispute.remind', { id });
    expect(await lettersAbout(orders.admin, order)).toEqual(['opened', 'reminder']);
    expect(await lettersAbout(orders.organizer, order)).toEqual(['opened']);
  });
});

describe('news of a dispute', () => {
  it('takes effect once even if it is delivered twenty times at once', async () => {
    const order = await orders.paidOrder();
    const { reference } = order;
    const id = await shop.merchant('dispute', { reference, webhook: 'lost' });
    const deliveries = Array.from({ length: 20 }, () =>
      orders.deliver('charge.dispute.create', { id }),
    );
    expect(new Set(await Promise.all(deliveries))).toEqual(new Set([200]));
    expect(await isOnHold(order)).toBe(true);
    expect(await lettersAbout(orders.organizer, order)).toEqual(['opened']);
    expect(await lettersAbout(orders.admin, order)).toEqual(['opened']);
  });

  it.each([
    ['declined', 'PAID'],
    ['merchant-accepted', 'REFUNDED'],
  ])('may come in the wrong order (%s)', async (resolution, status) => {
    const order = await orders.paidOrder();
    const id = await shop.merchant('dispute', { reference: order.reference, webhook: 'lost' });
    await resolve(id, resolution, 'lost');
    expect(await orders.deliver('charge.dispute.resolve', { id })).toBe(200);
    expect(await orders.deliver('charge.dispute.create', { id })).toBe(200);
    expect(await order.see()).toMatchObject({ status, order: { status } });
    expect(await isOnHold(order)).toBe(false);
  });

  it('may arrive before the news of the payment', async () => {
    const order = await orders.paidOrder();
    const { id } = await shop.buy(order.buyer, order.event);
    const payment = await shop.initiate(order.buyer, id);
    await shop.pay(payment, { webhook: 'lost' });
    await shop.merchant('dispute', { reference: payment.reference });
    const mine = () => ticketsOf(order);
    const [newest] = await eventually(mine, ([ticket]) => ticket?.on_hold === true);
    expect(newest).toMatchObject({ id, status: 'VALID', on_hold: true });
  });

  it('is retried while the provider is down', async () => {
    const order = await orders.paidOrder();
    const { reference } = order;
    const id = await shop.merchant('dispute', { reference, webhook: 'lost' });
    shop.sandbox.faults.plan('dispute', 'error', 1);
    expect(await orders.deliver('charge.dispute.create', { id })).toBe(503);
    expect(await isOnHold(order)).toBe(false);
    // The provider never delivers it again.
    shop.api.clock.now = new Date(Date.now() + 61_000);
    await shop.work();
    expect(await isOnHold(order)).toBe(true);
  });

  it('about an unknown payment needs a person', async () => {
    const stranger = await orders.paidOrder();
    const transaction = shop.sandbox.ledger.byReference(stranger.reference);
    if (!transaction) throw new Error('The sandbox does not know it');
    const id = shop.sandbox.ledger.nextId();
    shop.sandbox.ledger.save({ transaction: { ...transaction, id, reference: 'another-shop-1' } });
    const dispute = await shop.merchant('dispute', { reference: 'another-shop-1' });
    const found = await eventually(
      () => orders.casesOf(null),
      (cases) => cases.length > 0,
    );
    expect(found).toMatchObject([{ kind: 'dispute_unmatched', subject: `dispute ${dispute}` }]);
  });
});

describe('a dispute alongside other refunds', () => {
  it('of a payment that did not buy the tickets leaves them valid', async () => {
    const { buyer, event } = await orders.paidOrder();
    const { id } = await shop.buy(buyer, event);
    const [one, two] = [await shop.initiate(buyer, id), await shop.initiate(buyer, id)];
    await shop.pay(one);
    await eventually(
      () => orders.paymentOf(buyer, one.reference),
      (seen) => seen.status === 'PAID',
    );
    await shop.pay(two);
    const second = () => orders.paymentOf(buyer, two.reference);
    await eventually(second, ({ status }) => status === 'REFUNDING');
    const dispute = await shop.merchant('dispute', { reference: two.reference, webhook: 'lost' });
    expect(await orders.deliver('charge.dispute.create', { id: dispute })).toBe(200);
    expect(await orders.paymentOf(buyer, one.reference)).toMatchObject({
      detail: expect.stringContaining('your ticket is valid'),
    });
  });

  it('that is lost after we refunded the order needs a person', async () => {
    const order = await orders.paidOrder();
    expect((await actOn(order, 'cancel')).statusCode).toBe(200);
    const { reference } = order;
    const id = await shop.merchant('dispute', { reference, webhook: 'lost' });
    expect(await orders.deliver('charge.dispute.create', { id })).toBe(200);
    expect(await lettersAbout(orders.admin, order)).toEqual(['opened']);
    await resolve(id, 'merchant-accepted', 'lost');
    expect(await orders.deliver('charge.dispute.resolve', { id })).toBe(200);
    expect(await orders.casesOf(reference)).toMatchObject([{ kind: 'refunded_twice' }]);
  });

  it('that is lost in part is for a person, though its outcome was unclear before', async () => {
    const order = await orders.paidOrder(2);
    const { reference } = order;
    const id = await shop.merchant('dispute', { reference, amount: 100_000, webhook: 'lost' });
    for (const resolution of ['split', 'auto-accepted']) {
      await resolve(id, resolution, 'lost');
      expect(await orders.deliver('charge.dispute.resolve', { id })).toBe(200);
    }
    const found = (await orders.casesOf(reference)).map(({ kind, subject }) => [kind, subject]);
    expect(found).toEqual([
      ['dispute_unclear', `dispute ${id}`],
      ['dispute_unclear', `dispute ${id}, lost in part`],
    ]);
  });

  it.each([
    ['of all of the payment', 200_000, ['refunded_twice']],
    ['of more than was left of it', 150_000, ['refunded_twice', 'dispute_unclear']],
    ['of what was left of it', 100_000, ['dispute_unclear']],
  ])(
    'that is lost after a ticket was refunded is for a person if money went back twice: %s',
    async (_what, amount, kinds) => {
      const order = await orders.paidOrder(2);
      const { reference } = order;
      expect((await actOn(order, 'cancel')).statusCode).toBe(200);
      const id = await shop.merchant('dispute', { reference, amount, webhook: 'lost' });
      expect(await orders.deliver('charge.dispute.create', { id })).toBe(200);
      await resolve(id, 'merchant-accepted', 'lost');
      expect(await orders.deliver('charge.dispute.resolve', { id })).toBe(200);
      const found = (await orders.casesOf(reference)).map(({ kind }) => kind);
      expect(found.sort()).toEqual([...kinds].sort());
    },
  );

  it.each([
    ['before', ['refund.processed', 'charge.dispute.resolve']],
    ['after', ['charge.dispute.resolve', 'refund.processed']],
  ])(
    'that is lost in part gives the tickets back, and is for a person: its refund is announced %s it',
    async (_when, announcements) => {
      const order = await orders.paidOrder(2);
      const { reference } = order;
      const id = await shop.merchant('dispute', { reference, amount: 100_000 });
      await eventually(() => isOnHold(order), Boolean);
      await resolve(id, 'merchant-accepted', 'lost');
      for (const event of announcements) {
        expect(await orders.deliver(event, { id, transaction_reference: reference })).toBe(200);
      }
      expect(await orders.casesOf(reference)).toContainEqual(
        expect.objectContaining({
          kind: 'dispute_unclear',
          detail: expect.stringContaining('part of the payment'),
        }),
      );
      expect(await isOnHold(order)).toBe(false);
      expect(await order.see()).toMatchObject({ status: 'PAID' });
      // The same money is recorded once.
      const refunds = await shop.api.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select('refunds.amount_kobo')
        .where('payments.reference', '=', String(reference))
        .execute();
      expect(refunds).toEqual([{ amount_kobo: 100_000 }]);
    },
  );

  it.each([
    ['before', ['refund.processed', 'charge.dispute.resolve']],
    ['after', ['charge.dispute.resolve', 'refund.processed']],
  ])(
    'that is lost over part of what was kept takes it once: its refund is announced %s it',
    async (_when, announcements) => {
      const order = await orders.paidOrder(2);
      const { reference, orderId } = order;
      const { db } = shop.api;
      await db
        .updateTable('orders')
        .set({ refund_share: 'NONE' })
        .where('id', '=', orderId)
        .execute();
      for (const { id } of order.tickets) {
        const url = `/api/tickets/${id}/cancel/`;
        await shop.api.call({ as: order.buyer, method: 'POST', url });
      }
      const id = await shop.merchant('dispute', { reference, amount: 50_000, webhook: 'lost' });
      expect(await orders.deliver('charge.dispute.create', { id })).toBe(200);
      await resolve(id, 'merchant-accepted', 'lost');
      for (const event of announcements) {
        expect(await orders.deliver(event, { id, transaction_reference: reference })).toBe(200);
      }
      const kept = await db
        .selectFrom('tickets')
        .select('kept_kobo')
        .where('order_id', '=', orderId)
        .execute();
      expect(kept).toEqual([{ kept_kobo: 75_000 }, { kept_kobo: 75_000 }]);
    },
  );

  it('delays the refunds of a cancelled event until it is decided', async () => {
    const order = await orders.paidOrder();
    const id = await disputed(order);
    const { db } = shop.api;
    await db
      .updateTable('events')
      .set({ status: 'CANCELLED' })
      .where('id', '=', order.event)
      .execute();
    await addJob(db, 'end_orders_of_event', order.event);
    await shop.work();
    expect((await order.see()).refunds).toEqual([]);
    await resolve(id, 'declined');
    await eventually(
      () => isOnHold(order),
      (onHold) => !onHold,
    );
    await shop.work('end_order');
    expect((await order.see()).refunds).toMatchObject([{ reason: 'event_cancelled' }]);
  });
});
