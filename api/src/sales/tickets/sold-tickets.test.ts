import { sql } from 'kysely';
import { renderMail } from '../../mail/mail-templates';
import { erasedAddress } from '../../platform/outbox/erased-address';
import type { MailContent } from '../../platform/outbox/mail-content';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { send } from '../../testing/requests';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Payment } from '../payments/payments-schemas';

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
let friend: { name: string; email: string };
beforeAll(async () => {
  shop = await startTestPayments();
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await makeUser(shop.api.db);
  friend = { name: 'Bola Ade', email: `bola.${buyer.email}` };
});

const post = (path: string, as: TestUser, payload?: object) =>
  shop.api.call({ as, method: 'POST', url: `/api${path}`, ...(payload && { payload }) });
const refund = (id: number, as = organizer) => post(`/tickets/${id}/refund/`, as);
const resend = (id: number, as = organizer) => post(`/tickets/${id}/resend/`, as);
const paymentOf = async (reference: string) =>
  (
    await shop.api.call({ as: buyer, method: 'GET', url: `/api/payments/${reference}/` })
  ).json<Payment>();
const takenOf = async (id: number) =>
  (await shop.api.db.selectFrom('events').select('taken').where('id', '=', id).executeTakeFirst())
    ?.taken;
const mails = (recipient: string, template: string) =>
  shop.api.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .orderBy('id')
    .execute();

/** Two tickets of one order at ₦1,500 each (or free), the second for a friend. */
async function soldPair(options: { priceKobo?: number } = { priceKobo: 150_000 }) {
  const event = await makeEvent(shop.api.db, { organizer, title: 'Lagos JS', ...options });
  const bought = await post('/tickets/purchase/', buyer, {
    event_id: event,
    ticket_type: 'STANDARD',
    quantity: 2,
    attendees: [{ name: 'Ada Obi', email: buyer.email }, friend],
  });
  const { tickets } = bought.json<{ tickets: { id: number; ticket_number: string }[] }>();
  const [own, friends] = tickets;
  if (!own || !friends) throw new Error(bought.body);
  if (!options.priceKobo) return { event, own, friends, reference: '' };
  const payment = await shop.initiate(buyer, own.id);
  await shop.pay(payment);
  await eventually(
    () => paymentOf(payment.reference),
    ({ status }) => status === 'PAID',
  );
  return { event, own, friends, reference: payment.reference };
}

describe('POST /tickets/:id/refund/', () => {
  it('refunds one ticket, frees its seat and notifies buyer and holder; the order continues', async () => {
    const { event, own, friends, reference } = await soldPair();
    const response = await refund(friends.id);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      detail: 'The ticket is cancelled, and ₦1,500 is being refunded to the buyer.',
      refund: '1500.00',
      order: { status: 'PAID', quantity: 2, total: '3000.00' },
    });
    expect(await takenOf(event)).toBe(1);
    expect(await paymentOf(reference)).toMatchObject({
      status: 'PAID',
      tickets: [
        { id: own.id, status: 'VALID' },
        { id: friends.id, status: 'CANCELLED' },
      ],
      refunds: [{ amount: '1500.00', reason: 'cancelled_by_organizer', status: 'QUEUED' }],
    });
    expect((await mails(buyer.email, 'refund')).at(-1)).toMatchObject({
      data: { amount: '1500.00', eventTitle: 'Lagos JS', reason: 'cancelled_by_organizer' },
    });
    expect(await mails(friend.email, 'ticket_cancelled')).toMatchObject([
      { data: { firstName: 'Bola Ade', ticketNumber: friends.ticket_number } },
    ]);
  });

  it('tells a guest whether they have other tickets, and to whom the money goes', async () => {
    const { own, friends } = await soldPair();
    await shop.api.db
      .updateTable('tickets')
      .set({ holder_name: friend.name, holder_email: friend.email.toUpperCase() })
      .where('id', '=', own.id)
      .execute();
    const newestText = async (address: string) => {
      const data = (await mails(address, 'ticket_cancelled')).at(-1)?.data;
      const mail = { template: 'ticket_cancelled', data } as MailContent;
      return renderMail(mail, 'https://nzuko.test').text;
    };
    await refund(friends.id);
    const first = await newestText(friend.email);
    expect(first).toMatch(
      /cancelled one of your tickets\. .* Your other tickets aren’t affected\./,
    );
    expect(first).toContain('The refund goes to whoever paid.');
    await refund(own.id);
    const last = await newestText(friend.email.toUpperCase());
    expect(last).toContain('The organizer has cancelled your ticket.');
    expect(last).not.toContain('other tickets');
  });

  it('promises a guest no refund of a free ticket', async () => {
    const { friends } = await soldPair({});
    await refund(friends.id);
    const [told] = await mails(friend.email, 'ticket_cancelled');
    expect(told?.data).toMatchObject({ isOnly: true });
    expect(told?.data).not.toHaveProperty('isRefunded');
  });

  it('ends the order with its last ticket, and the provider refunds exactly what was paid', async () => {
    const { event, own, friends, reference } = await soldPair();
    await refund(friends.id);
    expect((await refund(own.id)).json()).toMatchObject({ order: { status: 'REFUNDED' } });
    expect(await takenOf(event)).toBe(0);
    await shop.work('move_refund');
    const payment = await eventually(
      () => paymentOf(reference),
      // Read at once, so one may be older than the other.
      ({ status, refunds }) =>
        status === 'REFUNDED' && refunds.every((each) => each.status === 'DONE'),
    );
    expect(payment).toMatchObject({
      status: 'REFUNDED',
      refunds: [{ status: 'DONE' }, { status: 'DONE' }],
    });
    const { id } = shop.sandbox.ledger.byReference(reference) ?? { id: 0 };
    const amounts = shop.sandbox.ledger.refundsOf(id).map(({ amount }) => amount);
    expect(amounts).toEqual([150_000, 150_000]);
  });

  it('cancels a free ticket without a refund and notifies its buyer', async () => {
    const { event, own } = await soldPair({});
    expect((await refund(own.id)).json()).toMatchObject({
      detail: 'The ticket is cancelled. Nothing was paid for it.',
      refund: null,
      order: { status: 'PAID' },
    });
    expect(await takenOf(event)).toBe(1);
    expect(await mails(buyer.email, 'ticket_cancelled')).toMatchObject([
      { data: { ticketNumber: own.ticket_number } },
    ]);
  });

  it('does not promise a refund if the order has no payment', async () => {
    const event = await makeEvent(shop.api.db, { organizer, priceKobo: 5000 });
    const { id, order } = await shop.buy(buyer, event);
    await shop.api.db
      .updateTable('orders')
      .set({ status: 'PAID', paid_at: new Date() })
      .where('id', '=', order.id)
      .execute();
    await shop.api.db
      .updateTable('tickets')
      .set({ status: 'VALID' })
      .where('id', '=', id)
      .execute();
    expect((await refund(id)).json()).toMatchObject({
      detail:
        'The ticket is cancelled. We have no record of its payment, so it can’t be refunded from here.',
      refund: null,
    });
    expect((await refund(id)).json()).toMatchObject({ code: 'ticket_cancelled' });
  });

  it('refunds once, however many requests come at once', async () => {
    const { event, own, reference } = await soldPair();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(own.id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await paymentOf(reference)).refunds).toHaveLength(1);
    expect(await takenOf(event)).toBe(1);
  });

  it('is refused for a refunded ticket, and for a cancelled free one', async () => {
    const paid = await soldPair();
    await refund(paid.own.id);
    expect((await refund(paid.own.id)).json()).toMatchObject({
      code: 'already_refunded',
      error: 'This ticket has already been refunded.',
    });
    const free = await soldPair({});
    await post(`/tickets/${free.own.id}/cancel/`, buyer);
    expect((await refund(free.own.id)).json()).toMatchObject({
      code: 'ticket_cancelled',
      error: 'This ticket has already been cancelled.',
    });
  });

  it('tells nobody if its buyer has deleted their account', async () => {
    const { own } = await soldPair();
    const email = erasedAddress(`erased-${buyer.id}`);
    await shop.api.db
      .updateTable('users')
      .set({ email, erased_at: new Date() })
      .where('id', '=', buyer.id)
      .execute();
    expect((await refund(own.id)).json()).toMatchObject({ refund: '1500.00' });
    expect(await mails(email, 'refund')).toEqual([]);
  });

  it('is refused for a checked-in ticket until the check-in is undone', async () => {
    const { own } = await soldPair();
    const door = { ticket_number: own.ticket_number };
    await post('/tickets/check_in/', organizer, door);
    const refused = await refund(own.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'checked_in',
      error: 'This ticket has been used at the door. Undo its check-in before you refund it.',
    });
    await post('/tickets/undo_check_in/', organizer, door);
    expect((await refund(own.id)).statusCode).toBe(200);
  });

  it('is refused for an unpaid ticket, which stays held', async () => {
    const event = await makeEvent(shop.api.db, { organizer, priceKobo: 5000 });
    const { id } = await shop.buy(buyer, event);
    expect((await refund(id)).json()).toMatchObject({ code: 'ticket_unpaid' });
    expect(await takenOf(event)).toBe(1);
  });

  it('is only for the event’s organizer and administrators', async () => {
    const { event, own } = await soldPair({});
    const rival = await makeUser(shop.api.db, 'ORGANIZER');
    const admin = await makeUser(shop.api.db, 'ADMIN');
    expect((await refund(own.id, rival)).statusCode).toBe(403);
    expect((await refund(own.id, buyer)).statusCode).toBe(403);
    await shop.api.db
      .updateTable('events')
      .set({ status: 'DRAFT' })
      .where('id', '=', event)
      .execute();
    expect((await refund(own.id, rival)).statusCode).toBe(404);
    expect((await refund(own.id, admin)).statusCode).toBe(200);
  });
});

describe('POST /tickets/:id/resend/', () => {
  it('for the organizer, only mails the ticket’s holder', async () => {
    const { own, friends } = await soldPair({});
    const before = [
      (await mails(buyer.email, 'ticket')).length,
      (await mails(friend.email, 'ticket')).length,
    ];
    expect((await resend(friends.id)).json()).toEqual({
      detail: 'The ticket is on its way by email.',
    });
    const friendsMails = await mails(friend.email, 'ticket');
    expect(friendsMails).toHaveLength((before[1] ?? 0) + 1);
    expect(friendsMails.at(-1)).toMatchObject({
      data: { ticketNumbers: [friends.ticket_number] },
    });
    expect(await mails(buyer.email, 'ticket')).toHaveLength(before[0] ?? 0);

    await resend(own.id);
    expect((await mails(buyer.email, 'ticket')).at(-1)).toMatchObject({
      data: { ticketNumbers: [own.ticket_number] },
    });
  });

  it('of one ticket of several doesn’t call the order’s price the ticket’s', async () => {
    const { own } = await soldPair();
    const newest = async () => (await mails(buyer.email, 'ticket')).at(-1)?.data;
    expect(await newest()).toMatchObject({ paid: { amount: '3000.00' } });
    await resend(own.id);
    expect(await newest()).toMatchObject({
      ticketNumbers: [own.ticket_number],
      receiptOf: expect.any(Number),
    });
    expect(await newest()).not.toHaveProperty('paid');
  });

  it('for the buyer, mails every holder of the order, and says so', async () => {
    const { own, friends } = await soldPair({});
    const before = (await mails(friend.email, 'ticket')).length;
    expect((await resend(own.id, buyer)).json()).toEqual({
      detail: 'Your tickets are on their way by email, to you and the person you named.',
    });
    expect(await mails(friend.email, 'ticket')).toHaveLength(before + 1);
    await refund(friends.id);
    expect((await resend(own.id, buyer)).json()).toEqual({
      detail: 'Your ticket is on its way by email.',
    });
  });

  it('for the buyer of one ticket, speaks of one', async () => {
    const event = await makeEvent(shop.api.db, { organizer });
    const { id } = await shop.buy(buyer, event);
    expect((await resend(id, buyer)).json()).toEqual({
      detail: 'Your ticket is on its way by email.',
    });
  });

  it('is refused for a ticket that nobody can be written to about', async () => {
    const { own, friends } = await soldPair({});
    // One was sold at the door without an address; the other's account was deleted.
    await sql`UPDATE tickets SET user_id = NULL, holder_email = NULL WHERE id = ${own.id}`.execute(
      shop.api.db,
    );
    await shop.api.call({
      as: buyer,
      ...send('DELETE', '/auth/profile/', { password: PASSWORD }),
    });
    await sql`UPDATE tickets SET user_id = ${buyer.id}, holder_email = NULL WHERE id = ${friends.id}`.execute(
      shop.api.db,
    );
    for (const id of [own.id, friends.id]) {
      expect((await resend(id)).json()).toMatchObject({ code: 'no_address' });
    }
  });

  it('is refused for unpaid tickets, or cancelled', async () => {
    const event = await makeEvent(shop.api.db, { organizer, priceKobo: 5000 });
    const { id } = await shop.buy(buyer, event);
    for (const who of [buyer, organizer]) {
      expect((await resend(id, who)).json()).toMatchObject({ code: 'ticket_unpaid' });
    }
    await post(`/tickets/${id}/cancel/`, buyer);
    for (const who of [buyer, organizer]) {
      expect((await resend(id, who)).json()).toMatchObject({ code: 'ticket_cancelled' });
    }
  });
});
