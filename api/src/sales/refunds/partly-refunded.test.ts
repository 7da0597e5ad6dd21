import { makePaidOrders } from '../../testing/paidOrders';
import { makeUser } from '../../testing/builders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { SoldTicketPage } from '../report/sales-schemas';
import type { Cancellation, Ticket } from '../tickets/tickets-schemas';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
beforeAll(async () => {
  shop = await startTestPayments();
  orders = await makePaidOrders(shop);
});
afterAll(() => shop.close());

/** Two tickets of ₦1,000 each, with `amount` (kobo) refunded in the provider's dashboard. */
async function partlyRefunded(amount: number) {
  const order = await orders.paidOrder(2);
  await shop.merchant('refund', { reference: order.reference, amount });
  await eventually(order.see, ({ refunds }) => refunds.length === 1);
  return order;
}
type Order = Awaited<ReturnType<typeof partlyRefunded>>;
const amountsOf = async (order: Order) => (await order.see()).refunds.map(({ amount }) => amount);
const refundAsOrganizer = (id: number) =>
  shop.api.call({ as: orders.organizer, method: 'POST', url: `/api/tickets/${id}/refund/` });

describe('an order of which a part was refunded in the provider’s dashboard', () => {
  it('gives that part back once, whichever ticket it was for', async () => {
    const order = await partlyRefunded(100_000);
    const [first, second] = order.tickets;
    expect((await refundAsOrganizer(first!.id)).json()).toMatchObject({
      detail: 'The ticket is cancelled. Its price has already been refunded.',
      refund: null,
    });
    expect(await amountsOf(order)).toEqual(['1000.00']);
    expect((await refundAsOrganizer(second!.id)).json()).toMatchObject({ refund: '1000.00' });
    expect((await amountsOf(order)).sort()).toEqual(['1000.00', '1000.00']);
  });

  it('says in the list of sales what refunding a ticket brings, and pays that', async () => {
    const order = await partlyRefunded(150_000);
    const url = `/api/tickets/sold/?event=${order.event}`;
    const listed = async () => {
      const { results } = (
        await shop.api.call({ as: orders.organizer, url })
      ).json<SoldTicketPage>();
      return new Map(results.map(({ id, refund }) => [id, refund]));
    };
    const [first, second] = order.tickets.map(({ id }) => id);
    expect((await listed()).get(first!)).toBe('0.00');
    expect((await refundAsOrganizer(first!)).json<Cancellation>().refund).toBeNull();
    expect(await listed()).toEqual(
      new Map([
        [first, null],
        [second, '500.00'],
      ]),
    );
    expect((await refundAsOrganizer(second!)).json<Cancellation>().refund).toBe('500.00');
    const mail = await shop.api.db
      .selectFrom('mails')
      .select('data')
      .where('template', '=', 'refund')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.data).toMatchObject({ amount: '500.00', covers: 'REST' });
  });

  it('gives back the rest when its event is cancelled', async () => {
    const order = await partlyRefunded(150_000);
    const url = `/api/events/${order.event}/cancel/`;
    await shop.api.call({ as: orders.organizer, method: 'POST', url });
    await shop.work('end_orders_of_event', 'end_order');
    await eventually(order.see, ({ status }) => status !== 'PAID');
    await shop.work('move_refund');
    const seen = await eventually(order.see, ({ status }) => status === 'REFUNDED');
    expect(seen).toMatchObject({
      status: 'REFUNDED',
      tickets: [{ status: 'CANCELLED' }, { status: 'CANCELLED' }],
    });
    expect((await amountsOf(order)).sort()).toEqual(['1500.00', '500.00']);
  });

  it('tells its buyer what a cancellation still brings', async () => {
    const order = await partlyRefunded(150_000);
    const [ticket] = (await shop.api.call({ as: order.buyer, url: '/api/tickets/' })).json<
      Ticket[]
    >();
    expect(ticket?.cancellation).toEqual({
      refund: '0.00',
      detail: 'This ticket’s price has already been refunded.',
    });
    const cancel = (id: number) =>
      shop.api.call({
        as: order.buyer,
        method: 'POST',
        url: `/api/tickets/${id}/cancel/`,
        payload: { expected_refund: '0.00' },
      });
    expect((await cancel(ticket!.id)).json<Cancellation>().refund).toBeNull();
    const left = (await shop.api.call({ as: order.buyer, url: '/api/tickets/' })).json<Ticket[]>();
    const other = left.find(({ status }) => status === 'VALID');
    expect(other?.cancellation).toEqual({
      refund: '500.00',
      detail: 'You’ll get ₦500 back. The rest of its price has already been refunded.',
    });
    expect((await cancel(other!.id)).json()).toMatchObject({ code: 'refund_changed' });
    expect(await amountsOf(order)).toEqual(['1500.00']);
  });

  it('says so to whoever didn’t pay for the ticket, too', async () => {
    const order = await partlyRefunded(150_000);
    const friend = await makeUser(shop.api.db);
    await shop.api.db
      .updateTable('tickets')
      .set({ user_id: friend.id })
      .where('id', '=', order.ticketId)
      .execute();
    await shop.api.call({
      as: order.buyer,
      method: 'POST',
      url: `/api/tickets/${order.tickets.find(({ id }) => id !== order.ticketId)!.id}/cancel/`,
    });
    const [ticket] = (await shop.api.call({ as: friend, url: '/api/tickets/' })).json<Ticket[]>();
    expect(ticket?.cancellation?.refund).toBe('500.00');
    expect(ticket?.cancellation?.detail).toMatch(
      /, who paid for it, gets ₦500 back\. The rest of its price has already been refunded\.$/,
    );
  });
});
