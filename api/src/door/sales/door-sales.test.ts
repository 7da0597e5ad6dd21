import { randomUUID } from 'node:crypto';
import { renderMail } from '../../mail/mail-templates';
import type { MailContent } from '../../platform/outbox/mail-content';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { gateCalls } from '../../testing/gateCalls';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { get, send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { DoorBoard } from '../board/board-schemas';
import type { DoorSale, DoorSales } from './door-sales-schemas';

const NOW = new Date('2031-03-01T19:00:00Z');
/** The event has begun, so online sales are over. */
const STARTS = new Date('2031-03-01T18:00:00Z');
const PRICE = '1500.00';

let api: TestApp;
let gate: ReturnType<typeof gateCalls>;
let organizer: TestUser;
let eventId: number;

beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0' }, maxConnections: 20 });
  gate = gateCalls(api);
  organizer = await makeUser(api.db, 'ORGANIZER');
});
beforeEach(async () => {
  api.clock.now = NOW;
  eventId = await makeEvent(api.db, {
    organizer,
    start: STARTS,
    priceKobo: 150_000,
    capacity: 10,
    types: [{ kind: 'VIP', priceKobo: 0 }],
  });
});
afterAll(() => api.close());

const trySell = (payload: object = {}, { as = organizer, key = randomUUID() as string } = {}) =>
  api.call({
    as,
    ...send('POST', `/events/${eventId}/door/sales/`, {
      ...{ ticket_type: 'STANDARD', method: 'CASH', total: PRICE },
      ...payload,
    }),
    headers: { 'idempotency-key': key },
  });
const sell = async (payload: object = {}, options = {}) => {
  const answer = await trySell(payload, options);
  expect(answer.statusCode).toBe(201);
  return answer.json<DoorSale>();
};
const tryVoid = (id: number, reason = 'Wrong type', as = organizer) =>
  api.call({ as, ...send('POST', `/events/${eventId}/door/sales/${id}/void/`, { reason }) });
const report = async (as = organizer) =>
  (await api.call({ as, ...get(`/events/${eventId}/door/sales/`) })).json<DoorSales>();
const board = async () =>
  (await api.call({ as: organizer, ...get(`/events/${eventId}/door/board/`) })).json<DoorBoard>();
const taken = async () =>
  (
    await api.db
      .selectFrom('events')
      .select('taken')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow()
  ).taken;

async function memberOf(role: 'DOOR' | 'MANAGER' | 'FINANCE') {
  const member = await makeUser(api.db);
  const place = { team_id: organizer.id, user_id: member.id, role };
  await api.db.insertInto('team_members').values(place).execute();
  return member;
}
const letStaffSell = () =>
  api.call({
    as: organizer,
    ...send('PATCH', `/events/${eventId}/door/setup/`, { staff_sells: true }),
  });

describe('a ticket sold at the door', () => {
  it('takes a seat, is valid at once, and lets its holder in through the gate', async () => {
    const { id: north } = (
      await api.call({ as: organizer, ...send('POST', `/events/${eventId}/gates/`, { name: 'N' }) })
    ).json<{ id: number }>();
    const sale = await sell({
      name: 'Bola Ade',
      phone: '0803 123 4567',
      check_in: true,
      gate_id: north,
    });
    expect(sale).toMatchObject({
      ...{ method: 'CASH', taken: PRICE, name: 'Bola Ade', phone: '+2348031234567', gate: 'N' },
      ...{ sold_by: expect.stringMatching(/^Ada /), voided_at: null },
    });
    expect(await taken()).toBe(1);
    expect(await gate.checkedIn(sale.ticket_numbers[0]!)).toEqual(NOW);
    expect(await board()).toMatchObject({ sold: 1, inside: 1, gates: [{ name: 'N', entered: 1 }] });
  });

  it('waits for its holder unless they go in at once, and is scanned like any other', async () => {
    const sale = await sell();
    expect(sale.name).toBeNull();
    const scans = [gate.scanOf(sale.ticket_numbers[0]!, 0)];
    const payload = { device_id: randomUUID(), sent_at: gate.inMinutes(0), scans };
    const answer = await api.call({
      as: organizer,
      ...send('POST', `/events/${eventId}/door/sync/`, payload),
    });
    expect(answer.json()).toMatchObject({
      results: [{ outcome: 'admitted', name: 'Guest from the door' }],
    });
  });

  it('is mailed with a link if there is an address, and names nobody as its payer', async () => {
    await sell({ name: 'Bola Ade', email: ' Bola@Example.Test ' });
    const { data } = await api.db
      .selectFrom('mails')
      .select('data')
      .where('recipient', '=', 'bola@example.test')
      .executeTakeFirstOrThrow();
    const [hex = ''] = (data as { ticketLinks: string[] }).ticketLinks;
    const token = api.parts.sales.codes.links.write(Buffer.from(hex, 'hex'));
    const link = await api.call(get(`/ticket-links/${token}/`));
    expect(link.json()).toMatchObject({ ticket: { paid_by: null, cancellation: null } });
  });

  it.each([
    ['still to be let in', false, 'Show the QR code, or the number, at the door.'],
    ['let in at once', true, 'You’re in. Keep this in case you’re asked for it.'],
  ])('says what a guest paid, and what the mail is for: %s', async (_state, check_in, sentence) => {
    const email = `${randomUUID()}@example.test`;
    await sell({ email, check_in, quantity: 2, total: '3000.00' });
    const mails = await api.db
      .selectFrom('mails')
      .select(['template', 'data'])
      .where('recipient', '=', email)
      .execute();
    expect(mails).toHaveLength(2);
    const { text } = renderMail(mails[0] as MailContent, 'https://nzuko.test');
    expect(text).toContain(sentence);
    expect(text).toContain('Paid at the door: ₦1,500\n');
    expect(text.includes('Show the QR code')).toBe(!check_in);
  });

  it('moves no money here: no payment, no fee, nothing in the books, nothing to pay out', async () => {
    const before = await api.db.selectFrom('ledger_entries').selectAll().execute();
    const { id } = await sell({ quantity: 3, total: '4500.00' });
    const order = await api.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      ...{ status: 'PAID', quantity: 3, total_kobo: 0, platform_fee_kobo: 0, buyer_fees_kobo: 0 },
    });
    const paid = await api.db
      .selectFrom('payments')
      .where('order_id', '=', id)
      .selectAll()
      .execute();
    expect(paid).toEqual([]);
    expect(await api.db.selectFrom('ledger_entries').selectAll().execute()).toEqual(before);
    const sales = await api.call({ as: organizer, ...get(`/events/${eventId}/sales/`) });
    expect(JSON.stringify(sales.json())).not.toContain('4500');
  });

  it('is given rather than sold if its type is free, whatever was said of the payment', async () => {
    await sell({ ticket_type: 'VIP', total: '0.00' });
    expect(await report()).toMatchObject({ totals: [{ method: 'FREE', taken: '0.00' }] });
  });

  it('is marked as such among the sales, and its guest’s phone number is among the attendees', async () => {
    await sell({ phone: '0803 123 4567' });
    const sold = await api.call({ as: organizer, ...get(`/tickets/sold/?event=${eventId}`) });
    expect(sold.json()).toMatchObject({ results: [{ sold_at_door: true, price: '0.00' }] });
    const attendees = await api.call({ as: organizer, ...get(`/events/${eventId}/attendees/`) });
    expect(attendees.json()).toMatchObject([{ phone: '+2348031234567' }]);
  });

  it('is in nobody’s account: neither among the seller’s tickets nor in their data', async () => {
    const { id } = await sell();
    expect((await api.call({ as: organizer, ...get('/tickets/') })).json()).toEqual([]);
    const data = await api.call({ as: organizer, ...get('/auth/export/') });
    expect(data.json<{ orders: { id: number }[] }>().orders.map((each) => each.id)).not.toContain(
      id,
    );
  });

  it('is sold once however often the request is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => trySell({}, { key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await taken()).toBe(1);
    expect((await trySell({ method: 'POS' }, { key })).statusCode).toBe(422);
  });

  it('is never one too many: of 20 at once for 10 seats, 10 are sold', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => trySell()));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
      code: 'sold_out',
    });
    expect(await taken()).toBe(10);
    await tryVoid((await report()).sales[0]!.id);
    expect((await trySell({ quantity: 2, total: '3000.00' })).json()).toMatchObject({
      detail: 'Only one of these tickets is left.',
    });
  });

  it('is refused by name once its type is sold out, while the event still has others', async () => {
    await api.db
      .updateTable('ticket_types')
      .set({ quota: 1 })
      .where('event_id', '=', eventId)
      .where('kind', '=', 'STANDARD')
      .execute();
    await sell();
    expect((await trySell()).json()).toMatchObject({
      code: 'sold_out',
      detail: 'No Standard tickets are left.',
    });
    await sell({ ticket_type: 'VIP', total: '0.00' });
  });

  it('isn’t sold at a price that has changed, nor when the event is over, nor of a type that it hasn’t', async () => {
    expect((await trySell({ total: '1000.00' })).json()).toMatchObject({
      code: 'price_changed',
      detail: expect.stringContaining('₦1,500'),
    });
    expect((await trySell({ ticket_type: 'EARLY_BIRD' })).statusCode).toBe(400);
    expect((await trySell({ email: 'nobody' })).json()).toHaveProperty('email');
    api.clock.now = new Date('2031-03-01T21:00:00Z');
    expect((await trySell()).json()).toMatchObject({ code: 'event_over' });
    expect(await taken()).toBe(0);
  });
});

describe('an event that is being cancelled', () => {
  it('sells nothing to whoever waits for that', async () => {
    let selling: ReturnType<typeof trySell> | undefined;
    await api.db.transaction().execute(async (trx) => {
      const cancelled = { status: 'CANCELLED' as const };
      await trx.updateTable('events').set(cancelled).where('id', '=', eventId).execute();
      selling = trySell();
      await lockWaitedFor(api.db);
    });
    expect((await selling)?.json()).toMatchObject({
      code: 'event_cancelled',
      detail: 'A meetup has been cancelled.',
    });
    expect(await taken()).toBe(0);
  });
});

describe('who sells, and who voids', () => {
  it('staff at the door sell where the organizer lets them, and see their own sales alone', async () => {
    const staff = await memberOf('DOOR');
    expect((await trySell({}, { as: staff })).statusCode).toBe(403);
    await letStaffSell();
    await sell({ method: 'POS' }, { as: staff });
    await sell();
    expect(await report(staff)).toMatchObject({
      may_void: false,
      totals: [{ method: 'POS', tickets: 1, taken: PRICE }],
      sales: [{ method: 'POS' }],
    });
    expect((await trySell({}, { as: await memberOf('FINANCE') })).statusCode).toBe(403);
  });

  it('totals are by helper and method, free ones too, without what was voided', async () => {
    const manager = await memberOf('MANAGER');
    await sell();
    await sell({ quantity: 2, total: '3000.00' });
    await sell({ method: 'TRANSFER' });
    await sell({ method: 'FREE', total: '0.00' });
    const { id } = await sell({ method: 'CASH' }, { as: manager });
    await tryVoid(id);
    const { totals, may_void } = await report();
    expect(may_void).toBe(true);
    expect(totals.map(({ method, tickets, taken: sum }) => [method, tickets, sum])).toEqual([
      ['CASH', 3, '4500.00'],
      ['FREE', 1, '0.00'],
      ['TRANSFER', 1, PRICE],
    ]);
  });

  it('totals tell helpers with the same name apart', async () => {
    const manager = await memberOf('MANAGER');
    await api.db
      .updateTable('users')
      .set({ first_name: 'Ada', last_name: 'Obi' })
      .where('id', 'in', [organizer.id, manager.id])
      .execute();
    await sell();
    await sell({}, { as: manager });
    const { totals } = await report();
    expect(totals).toEqual(
      [organizer, manager].map(({ id }) =>
        expect.objectContaining({ seller_id: id, sold_by: 'Ada Obi', taken: PRICE }),
      ),
    );
  });

  it('a sale is voided by a manager alone, once, with a reason; its holder is out and its seat free', async () => {
    await letStaffSell();
    const staff = await memberOf('DOOR');
    const sale = await sell({ check_in: true }, { as: staff });
    expect((await tryVoid(sale.id, 'Mine', staff)).statusCode).toBe(403);
    expect((await tryVoid(sale.id, ' ')).json()).toEqual({ reason: ['Reason is required'] });
    const answers = await Promise.all([tryVoid(sale.id), tryVoid(sale.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await report()).sales[0]).toMatchObject({
      void_reason: 'Wrong type',
      voided_by: expect.stringMatching(/^Ada /),
    });
    expect(await taken()).toBe(0);
    expect(await board()).toMatchObject({ sold: 0, inside: 0 });
    const [scan] = await api.db
      .selectFrom('record')
      .select('action')
      .where('order_id', '=', sale.id)
      .execute();
    expect(scan?.action).toBe('door_sale_voided');
  });

  it('whoever gave an address is told that a voided sale’s tickets are no longer valid', async () => {
    const sale = await sell({
      name: 'Bola Ade',
      email: 'ade@example.test',
      quantity: 2,
      total: '3000.00',
    });
    expect(sale.has_email).toBe(true);
    await tryVoid(sale.id);
    await tryVoid(sale.id);
    const mails = await api.db
      .selectFrom('mails')
      .select(['template', 'data'])
      .where('recipient', '=', 'ade@example.test')
      .where('template', '!=', 'ticket')
      .execute();
    expect(mails).toHaveLength(1);
    const { subject, text } = renderMail(mails[0] as MailContent, 'https://nzuko.test');
    expect(subject).toMatch(/^Your tickets for .* are cancelled$/);
    expect(text).toContain('they are no longer valid and won’t be accepted at the door');
    for (const number of sale.ticket_numbers) expect(text).toContain(number);
    expect(text).toContain('The ₦3,000 you paid at the door went to the organizer');
    expect(text).not.toContain('Wrong type');
    expect((await sell()).has_email).toBe(false);
  });

  it('nobody refunds or cancels it elsewhere', async () => {
    const { id } = await sell();
    const { id: ticketId } = await api.db
      .selectFrom('tickets')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const refund = await api.call({
      as: organizer,
      ...send('POST', `/tickets/${ticketId}/refund/`),
    });
    expect([refund.statusCode, refund.json()['code']]).toEqual([409, 'sold_at_door']);
  });

  it('if the event is cancelled, its holder is told, and not the seller as one who paid', async () => {
    api.clock.now = new Date('2031-03-01T18:30:00Z');
    const address = `${randomUUID()}@example.test`;
    await sell({ name: 'Bola Ade', email: address });
    await api.call({ as: organizer, ...send('POST', `/events/${eventId}/cancel/`, {}) });
    const mails = await api.db
      .selectFrom('mails')
      .select(['recipient', 'data'])
      .where('template', '=', 'event_cancelled')
      .where('recipient', 'in', [address, organizer.email])
      .execute();
    expect(mails).toMatchObject([
      { recipient: address, data: { hasPaidAtDoor: true, isGuestOfDoor: true } },
    ]);
  });
});
