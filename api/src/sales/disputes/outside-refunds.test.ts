import { sql } from 'kysely';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import { makePaidOrders } from '../../testing/paidOrders';

const DAY = 24 * 60 * 60 * 1000;

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
beforeAll(async () => {
  shop = await startTestPayments();
  orders = await makePaidOrders(shop);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
});

const ENDED = {
  status: 'REFUNDED',
  order: { status: 'REFUNDED' },
  tickets: [{ status: 'CANCELLED' }, { status: 'CANCELLED' }],
};
/** One round of the job, just over a day from now. */
async function workTomorrow() {
  shop.api.clock.now = new Date(Date.now() + 1.1 * DAY);
  await shop.work();
}
const refundsAtProvider = (reference: string) =>
  shop.sandbox.ledger.refundsOf(shop.sandbox.ledger.byReference(reference)?.id ?? 0);

describe('a refund in the provider’s dashboard', () => {
  it.each(['once', 'twice'])('in full ends the order (delivered %s)', async (webhook) => {
    const order = await orders.paidOrder(2);
    const before = (await orders.mailsTo(orders.organizer)).length;
    await shop.merchant('refund', { reference: order.reference, webhook });
    const seen = await eventually(order.see, ({ status }) => status === 'REFUNDED');
    expect(seen).toMatchObject({ ...ENDED, refunds: [{ amount: '2000.00', status: 'DONE' }] });
    expect(await orders.takenOf(order.event)).toBe(0);
    await shop.work();
    expect(refundsAtProvider(order.reference)).toHaveLength(1);
    expect(await orders.mailsTo(order.buyer)).toEqual(['ticket', 'refund refunded_at_provider']);
    expect((await orders.mailsTo(orders.organizer)).slice(before)).toEqual(['tickets_void']);
    expect(await orders.casesOf(order.reference)).toEqual([]);
  });

  it('is told once to a friend who was booked several of the tickets', async () => {
    const order = await orders.paidOrder(2);
    const email = `friend-of-${order.ticketId}@example.test`;
    await sql`UPDATE tickets SET holder_name = 'Bola', holder_email = ${email}
      WHERE order_id = (SELECT order_id FROM tickets WHERE id = ${order.ticketId})`.execute(
      shop.api.db,
    );
    await shop.merchant('refund', { reference: order.reference, webhook: 'once' });
    await eventually(order.see, ({ status }) => status === 'REFUNDED');
    const mails = await shop.api.db
      .selectFrom('mails')
      .select(['template', 'data'])
      .where('recipient', '=', email)
      .execute();
    expect(mails).toMatchObject([
      {
        template: 'tickets_void',
        data: { firstName: 'Bola', ticketNumbers: [expect.any(String), expect.any(String)] },
      },
    ]);
  });

  it('of everything, delivered twenty times at once, ends the order once', async () => {
    const order = await orders.paidOrder(2);
    const { reference } = order;
    await shop.merchant('refund', { reference, webhook: 'lost' });
    const deliveries = Array.from({ length: 20 }, () =>
      orders.deliver('refund.processed', { transaction_reference: reference }),
    );
    expect(new Set(await Promise.all(deliveries))).toEqual(new Set([200]));
    expect(await order.see()).toMatchObject({ ...ENDED, refunds: [{ amount: '2000.00' }] });
    expect((await order.see()).refunds).toHaveLength(1);
    expect(await orders.takenOf(order.event)).toBe(0);
    expect(await orders.mailsTo(order.buyer)).toEqual(['ticket', 'refund refunded_at_provider']);
  });

  it('in full is found although its webhook is lost', async () => {
    const order = await orders.paidOrder(2);
    await shop.merchant('refund', { reference: order.reference, webhook: 'lost' });
    await workTomorrow();
    expect(await order.see()).toMatchObject(ENDED);
  });

  it('in part leaves the tickets valid and needs a person', async () => {
    const order = await orders.paidOrder(2);
    const { reference } = order;
    await shop.merchant('refund', { reference, amount: 100_000, webhook: 'twice' });
    const cases = () => orders.casesOf(reference);
    const found = await eventually(cases, (open) => open.length > 0);
    expect(found).toMatchObject([{ kind: 'partial_refund', state: 'OPEN' }]);
    expect(await order.see()).toMatchObject({
      status: 'PAID',
      tickets: [{ status: 'VALID' }, { status: 'VALID' }],
      refunds: [{ amount: '1000.00', status: 'DONE' }],
    });
    await shop.merchant('refund', { reference });
    expect(await eventually(order.see, ({ status }) => status === 'REFUNDED')).toMatchObject(ENDED);
  });

  it('of the rest of a payment ends the order', async () => {
    const order = await orders.paidOrder(2);
    const url = `/api/tickets/${order.ticketId}/cancel/`;
    await shop.api.call({ as: order.buyer, method: 'POST', url });
    await shop.work('move_refund');
    await eventually(order.see, ({ refunds: [refund] }) => refund?.status === 'DONE');
    expect(await order.see()).toMatchObject({ status: 'PAID', refunds: [{ amount: '1000.00' }] });
    await shop.merchant('refund', { reference: order.reference });
    expect(await eventually(order.see, ({ status }) => status === 'REFUNDED')).toMatchObject(ENDED);
    expect(refundsAtProvider(order.reference)).toHaveLength(2);
  });

  it('may be reported before a dispute about the same money', async () => {
    const order = await orders.paidOrder(2);
    const { reference } = order;
    const id = await shop.merchant('dispute', { reference, webhook: 'lost' });
    await shop.merchant(`dispute/${id}/resolve`, {
      resolution: 'merchant-accepted',
      webhook: 'lost',
    });
    const about = { transaction_reference: reference };
    expect(await orders.deliver('refund.processed', about)).toBe(200);
    expect(await orders.deliver('charge.dispute.create', { id })).toBe(200);
    expect(await orders.deliver('charge.dispute.resolve', { id })).toBe(200);
    expect(await orders.deliver('refund.processed', about)).toBe(200);
    expect(await order.see()).toMatchObject(ENDED);
    expect((await order.see()).refunds).toHaveLength(1);
    expect(await orders.casesOf(reference)).toEqual([]);
  });

  it('of another amount is more than the dispute that was lost before it', async () => {
    const order = await orders.paidOrder(2);
    const { reference } = order;
    const id = await shop.merchant('dispute', { reference, amount: 50_000, webhook: 'lost' });
    // The provider lists no refund of its own for it.
    await shop.merchant(`dispute/${id}/resolve`, { resolution: 'auto-accepted', webhook: 'lost' });
    expect(await orders.deliver('charge.dispute.resolve', { id })).toBe(200);
    await shop.merchant('refund', { reference, amount: 100_000, webhook: 'lost' });
    const about = { transaction_reference: reference };
    expect(await orders.deliver('refund.processed', about)).toBe(200);
    const { refunds } = await order.see();
    expect(refunds.map(({ amount }) => amount).sort()).toEqual(['1000.00', '500.00']);
    const kinds = (await orders.casesOf(reference)).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['dispute_unclear', 'partial_refund']);
  });

  it('of a payment we are already refunding needs a person', async () => {
    const order = await orders.paidOrder(2);
    const { reference } = order;
    for (const { id } of order.tickets) {
      await shop.api.call({
        as: order.buyer,
        method: 'POST',
        url: `/api/tickets/${id}/cancel/`,
      });
    }
    await shop.merchant('refund', { reference, amount: 100_000 });
    const cases = () => orders.casesOf(reference);
    expect(await eventually(cases, (open) => open.length > 0)).toMatchObject([
      { kind: 'refunded_twice' },
    ]);
  });
});

describe('a payment that its bank has reversed', () => {
  it('ends the order within a day', async () => {
    const order = await orders.paidOrder(2);
    await shop.merchant('reversal', { reference: order.reference });
    await workTomorrow();
    expect(await order.see()).toMatchObject({ ...ENDED, refunds: [{ amount: '2000.00' }] });
    await workTomorrow();
    expect(refundsAtProvider(order.reference)).toEqual([]);
    expect((await order.see()).refunds).toHaveLength(1);
  });

  it('is ignored when our own refund caused it', async () => {
    const order = await orders.paidOrder(2);
    const { reference } = order;
    const url = `/api/tickets/${order.ticketId}/cancel/`;
    await shop.api.call({ as: order.buyer, method: 'POST', url });
    await shop.work('move_refund');
    await eventually(order.see, ({ refunds: [refund] }) => refund?.status === 'DONE');
    // Some banks can't refund part of a payment.
    await shop.merchant('reversal', { reference });
    await workTomorrow();
    expect(await order.see()).toMatchObject({ status: 'PAID', order: { status: 'PAID' } });
    expect(await orders.casesOf(reference)).toEqual([]);
  });
});
