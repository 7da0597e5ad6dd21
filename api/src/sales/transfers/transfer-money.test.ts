import { makeEvent, makeUser } from '../../testing/builders';
import { eventually } from '../../testing/testPayments';
import { startTestTransfers, type TestTransfers } from '../../testing/testTransfers';
import type { Payment } from '../payments/payments-schemas';
import type { PurchaseResult } from '../orders/purchase-schemas';
import type { TicketLink } from './ticket-link-schemas';

let stage: TestTransfers;
beforeAll(async () => {
  stage = await startTestTransfers();
});
afterAll(() => stage.shop.close());

const refundsTo = async (email: string) =>
  (await stage.mailsTo(email)).filter(({ template }) => template === 'refund');

/** Two tickets for ₦1,500 each: the seller keeps the first, the second was transferred. */
async function pairOfTwoOwners() {
  const { event, tickets } = await stage.sold(2, 150_000);
  const [kept, given] = tickets;
  if (!kept || !given) throw new Error('Two were bought');
  return { event, kept, given, to: await stage.transferred(given.id) };
}

it('the owner cancels the ticket and is told who gets the refund; the payer gets it', async () => {
  const { given, to } = await pairOfTwoOwners();
  const shown = (await stage.send('GET', to.link)).json();
  expect(shown).toMatchObject({
    ticket: { price: '1500.00', paid_by: { name: expect.stringContaining('Ada') } },
  });
  const before = (await refundsTo(stage.seller.email)).length;
  const back = await stage.send('POST', `${to.link}cancel/`);
  expect(back.json()).toMatchObject({
    refund: '1500.00',
    detail: expect.stringMatching(/refunded to Ada .*, who paid for it\.$/),
  });
  const refunds = await refundsTo(stage.seller.email);
  expect(refunds).toHaveLength(before + 1);
  expect(refunds.at(-1)?.text).toContain(`${to.name} has cancelled ticket`);
  expect(await refundsTo(to.email)).toHaveLength(0);
  const again = await stage.send('POST', `${to.link}cancel/`);
  expect([again.statusCode, again.json().code]).toEqual([409, 'ticket_cancelled']);
  expect(given.id).toBeGreaterThan(0);
});

it('the payer can only cancel what is still theirs', async () => {
  const { kept, given, to } = await pairOfTwoOwners();
  const refused = await stage.send('POST', `/tickets/${given.id}/cancel/`, stage.seller);
  expect(refused.statusCode).toBe(409);
  const own = await stage.send('POST', `/tickets/${kept.id}/cancel/`, stage.seller);
  expect(own.json()).toMatchObject({ refund: '1500.00', order: { status: 'PAID' } });
  expect((await stage.send('GET', to.link)).json()).toMatchObject({ ticket: { status: 'VALID' } });
});

it('an owner with an account only sees their ticket’s share of the order', async () => {
  const { kept, given } = await stage
    .sold(2, 150_000)
    .then(({ tickets: [kept, given] }) => ({ kept, given }));
  const { link } = await stage.offered(given?.id ?? 0);
  const owner = await makeUser(stage.api.db);
  await stage.send('POST', `${link}accept/`, owner, { into: 'account' });
  expect((await stage.mine(owner))[0]).toMatchObject({
    order: { quantity: 1, total: '1500.00' },
    paid_by: { name: expect.stringContaining('Ada') },
  });
  const cancelled = await stage.send('POST', `/tickets/${given?.id}/cancel/`, owner);
  expect(cancelled.json()).toMatchObject({
    refund: '1500.00',
    detail: expect.stringContaining('who paid for it'),
    order: { quantity: 1, total: '1500.00' },
  });
  expect((await stage.mine(stage.seller)).find(({ id }) => id === kept?.id)?.status).toBe('VALID');
});

it('the payer’s payment does not show the new number', async () => {
  const event = (await stage.sold(1)).event;
  await stage.api.db
    .updateTable('ticket_types')
    .set({ price_kobo: 90_000 })
    .where('event_id', '=', event)
    .execute();
  const bought: PurchaseResult = await stage.shop.buy(stage.seller, event, 2);
  const payment = await stage.shop.initiate(stage.seller, bought.id);
  await stage.shop.pay(payment);
  await stage.shop.job.settlement.settle(payment.reference);
  const to = await stage.transferred(bought.id);
  const url = `/payments/${payment.reference}/`;
  const seen = (await stage.send('GET', url, stage.seller)).json<Payment>();
  expect(seen.tickets.map(({ id }) => id)).toEqual([bought.tickets[1]?.id]);
  expect(JSON.stringify(seen)).not.toContain(to.number);
});

it('the organizer’s refund goes to the payer, and the owner is told', async () => {
  const { given, to } = await pairOfTwoOwners();
  const before = (await refundsTo(stage.seller.email)).length;
  const refunded = await stage.send('POST', `/tickets/${given.id}/refund/`, stage.organizer);
  expect(refunded.json()).toMatchObject({ refund: '1500.00' });
  expect(await refundsTo(stage.seller.email)).toHaveLength(before + 1);
  const told = await stage.mailsTo(to.email);
  expect(told.at(-1)).toMatchObject({ template: 'ticket_cancelled' });
  expect(await refundsTo(to.email)).toHaveLength(0);
});

it('owner and payer are told of a cancelled event; only the owner gets announcements', async () => {
  const { event, tickets } = await stage.sold();
  const id = tickets[0]?.id ?? 0;
  const { link } = await stage.offered(id);
  const owner = await makeUser(stage.api.db);
  await stage.send('POST', `${link}accept/`, owner, { into: 'account' });
  const said = { subject: 'Doors at nine', message: 'Use the side gate.' };
  await stage.send('POST', `/events/${event}/announcements/`, stage.organizer, said);
  const kinds = async (email: string) => (await stage.mailsTo(email)).map(({ subject }) => subject);
  expect(await kinds(owner.email)).toContain('Doors at nine (A meetup)');
  expect(await kinds(stage.seller.email)).not.toContain('Doors at nine (A meetup)');
  const inbox = await stage.send('GET', '/announcements/', stage.seller);
  expect(inbox.json<{ results: object[] }>().results).toEqual([]);

  await stage.send('POST', `/events/${event}/cancel/`, stage.organizer, {});
  for (const { email } of [owner, stage.seller]) {
    expect((await kinds(email)).at(-1)).toBe('A meetup is cancelled');
  }
});

it('while the payer disputes the payment, the owner’s ticket is on hold and cannot be offered or accepted', async () => {
  const { shop, seller } = stage;
  const event = await makeEvent(stage.api.db, { organizer: stage.organizer, priceKobo: 100_000 });
  const bought = await shop.buy(seller, event, 2);
  const [given, offered] = bought.tickets.map(({ id }) => id);
  const payment = await shop.initiate(seller, bought.id);
  await shop.pay(payment);
  await shop.job.settlement.settle(payment.reference);
  const to = await stage.transferred(given ?? 0);
  const open = await stage.offered(offered ?? 0);

  const dispute = await shop.merchant('dispute', { reference: payment.reference });
  const look = async () => (await stage.send('GET', to.link)).json<TicketLink>();
  const held = await eventually(look, ({ ticket }) => ticket?.on_hold === true);
  expect(held.ticket).toMatchObject({ status: 'VALID', on_hold: true, qr_payload: null });
  expect((await stage.checkIn(to.number)).json()).toMatchObject({ code: 'ticket_on_hold' });
  const refused = [
    await stage.send('GET', open.link),
    await stage.send('POST', `${open.link}accept/`, undefined, { into: 'link' }),
    await stage.send('POST', `${to.link}cancel/`),
    await stage.send('POST', `/tickets/${offered}/transfer/`, seller, {
      name: open.name,
      email: open.email,
    }),
  ];
  expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('ticket_on_hold'));

  // The buyer loses the dispute, so the payment and the offer stay valid.
  await shop.merchant(`dispute/${dispute}/resolve`, { resolution: 'declined', webhook: 'once' });
  await eventually(look, ({ ticket }) => ticket?.on_hold === false);
  const accepted = await stage.send('POST', `${open.link}accept/`, undefined, { into: 'link' });
  expect(accepted.statusCode).toBe(200);
});

it('a lost dispute voids the owner’s ticket, and the owner is told', async () => {
  const { shop, seller } = stage;
  const event = await makeEvent(stage.api.db, { organizer: stage.organizer, priceKobo: 100_000 });
  const bought = await shop.buy(seller, event);
  const payment = await shop.initiate(seller, bought.id);
  await shop.pay(payment);
  await shop.job.settlement.settle(payment.reference);
  const to = await stage.transferred(bought.id);
  const dispute = await shop.merchant('dispute', { reference: payment.reference });
  const look = async () => (await stage.send('GET', to.link)).json<TicketLink>();
  await eventually(look, ({ ticket }) => ticket?.on_hold === true);
  await shop.merchant(`dispute/${dispute}/resolve`, {
    resolution: 'merchant-accepted',
    webhook: 'once',
  });
  const lost = await eventually(look, ({ ticket }) => ticket?.status === 'CANCELLED');
  expect(lost.ticket?.status).toBe('CANCELLED');
  expect((await stage.mailsTo(to.email)).at(-1)).toMatchObject({ template: 'tickets_void' });
});

/** The data of their mails about an event. */
async function toldOf(template: string, emails: string[]) {
  const mails = await stage.api.db
    .selectFrom('mails')
    .select(['recipient', 'data'])
    .where('template', '=', template)
    .where('recipient', 'in', emails)
    .execute();
  return emails.map((email) => mails.find(({ recipient }) => recipient === email)?.data);
}

it('an owner without an account is told, too, that they can cancel for a full refund after a move', async () => {
  const { event, to } = await pairOfTwoOwners();
  const start = new Date(Date.now() + 40 * 24 * 3_600_000);
  await stage.send('PATCH', `/events/${event}/`, stage.organizer, {
    start_date: start.toISOString(),
    end_date: new Date(start.getTime() + 3_600_000).toISOString(),
  });
  const refundUntil = expect.any(String);
  expect(await toldOf('event_changed', [stage.seller.email, to.email])).toMatchObject([
    { refundUntil },
    { refundUntil },
  ]);
});

it('only the payer is told that their money is held while the event is looked into', async () => {
  const { event, tickets } = await stage.sold(2, 150_000);
  const { link } = await stage.offered(tickets[1]?.id ?? 0);
  const owner = await makeUser(stage.api.db);
  await stage.send('POST', `${link}accept/`, owner, { into: 'account' });
  const admin = await makeUser(stage.api.db, 'ADMIN');
  const suspended = await stage.send('POST', `/desk/events/${event}/suspend/`, admin, {
    reason: 'Looks like a fraud',
  });
  expect(suspended.statusCode).toBe(200);
  const [payer, other] = await toldOf('event_suspended', [stage.seller.email, owner.email]);
  expect(payer).toMatchObject({ hasPaid: true });
  expect(other).toMatchObject({ isLifted: false });
  expect(other).not.toHaveProperty('hasPaid');
});
