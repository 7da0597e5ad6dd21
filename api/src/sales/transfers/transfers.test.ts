import { randomUUID } from 'node:crypto';
import { makeUser } from '../../testing/builders';
import { startTestTransfers, type TestTransfers } from '../../testing/testTransfers';
import type { DoorList, SignedDoorList } from '../../door/door-list-schemas';
import type { DoorVerdict } from '../../door/door-schemas';
import type { OwnData } from '../../accounts/account/own-data-schemas';
import type { TicketLink } from './ticket-link-schemas';

const DAY = 24 * 60 * 60 * 1000;
const TRANSFERRED =
  'This ticket was transferred. The code is no longer valid; ask for the new one.';

let stage: TestTransfers;
beforeAll(async () => {
  stage = await startTestTransfers();
});
afterAll(() => stage.shop.close());
afterEach(() => {
  stage.api.clock.now = null;
});

/** One of the seller's tickets. */
async function ticketOfSeller() {
  const { event, tickets } = await stage.sold();
  const [ticket] = tickets;
  if (!ticket) throw new Error('One was bought');
  return { event, ...ticket };
}

describe('an offer', () => {
  it('leaves the ticket with its owner until it is accepted, and shows its recipient', async () => {
    const { id, ticket_number } = await ticketOfSeller();
    const to = await stage.offered(id);
    const [mine] = await stage.mine(stage.seller);
    expect(mine).toMatchObject({
      ticket_number,
      qr_payload: expect.stringContaining(ticket_number),
      transfer: { name: to.name, email: to.email },
    });
    expect(Date.parse(mine?.transfer?.expires_at ?? '')).toBeLessThanOrEqual(Date.now() + 7 * DAY);
    expect((await stage.checkIn(ticket_number)).statusCode).toBe(200);
  });

  it('shows the event and the sender, but neither number nor code, however often it is opened', async () => {
    const { id, ticket_number } = await ticketOfSeller();
    const to = await stage.offered(id);
    for (let look = 0; look < 3; look += 1) {
      const shown = await stage.send('GET', to.link);
      expect(shown.json()).toMatchObject({
        event: { title: 'A meetup' },
        name: to.name,
        offer: { from: expect.stringContaining('Ada'), email: 'd•••@example.test' },
        ticket: null,
      });
      expect(shown.body).not.toContain(ticket_number);
      expect(shown.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    expect((await stage.mine(stage.seller))[0]).toMatchObject({ ticket_number });
  });

  it('can be withdrawn, and a new offer ends the first', async () => {
    const { id } = await ticketOfSeller();
    const first = await stage.offered(id);
    const second = await stage.offered(id);
    const late = await stage.send('POST', `${first.link}accept/`, undefined, { into: 'link' });
    expect([late.statusCode, late.json().code]).toEqual([410, 'offer_withdrawn']);
    expect((await stage.send('GET', second.link)).statusCode).toBe(200);

    const url = `/tickets/${id}/transfer/`;
    expect((await stage.send('DELETE', url, stage.seller)).json().detail).toContain('withdrawn');
    expect((await stage.send('GET', second.link)).json()).toMatchObject({
      code: 'offer_withdrawn',
    });
    expect((await stage.mine(stage.seller))[0]?.transfer).toBeNull();
    const again = await stage.send('DELETE', url, stage.seller);
    expect([again.statusCode, again.json().code]).toEqual([409, 'not_offered']);
  });

  it('can be declined, and the owner is told', async () => {
    const { id, ticket_number } = await ticketOfSeller();
    const to = await stage.offered(id);
    for (let time = 0; time < 2; time += 1) {
      expect((await stage.send('POST', `${to.link}decline/`)).statusCode).toBe(200);
    }
    const told = (await stage.mailsTo(stage.seller.email)).filter(({ subject }) =>
      subject.startsWith(`${to.name} declined`),
    );
    expect(told).toHaveLength(1);
    const late = await stage.send('POST', `${to.link}accept/`, undefined, { into: 'link' });
    expect(late.json()).toMatchObject({ code: 'offer_declined' });
    expect((await stage.mine(stage.seller))[0]).toMatchObject({ ticket_number, transfer: null });
  });

  it.each([
    ['after seven days', 7.001, 30, 'offer_expired'],
    ['at the event’s start', 2.001, 2, 'event_started'],
  ])('ends %s', async (_when, later, inDays, code) => {
    const { id, event } = await ticketOfSeller();
    const start = new Date(Date.now() + inDays * DAY);
    const times = { start_date: start, end_date: new Date(start.getTime() + DAY) };
    await stage.api.db.updateTable('events').set(times).where('id', '=', event).execute();
    const to = await stage.offered(id);
    stage.api.clock.now = new Date(Date.now() + later * DAY);
    const late = await stage.send('POST', `${to.link}accept/`, undefined, { into: 'link' });
    expect([late.statusCode, late.json().code]).toEqual([410, code]);
    expect((await stage.mine(stage.seller))[0]?.transfer).toBeNull();
  });

  it.each([
    [
      'is cancelled',
      (id: number) => stage.send('POST', `/tickets/${id}/cancel/`, stage.seller),
      'ticket_cancelled',
    ],
    [
      'is refunded',
      (id: number) => stage.send('POST', `/tickets/${id}/refund/`, stage.organizer),
      'ticket_cancelled',
    ],
    [
      'is used at the door',
      async (id: number) => {
        const ticket = (await stage.mine(stage.seller)).find((it) => it.id === id);
        await stage.checkIn(ticket?.ticket_number ?? '');
      },
      'checked_in',
    ],
    [
      'is for an event that is cancelled',
      async (id: number) => {
        const ticket = (await stage.mine(stage.seller)).find((it) => it.id === id);
        await stage.send('POST', `/events/${ticket?.event.id}/cancel/`, stage.organizer, {});
      },
      'event_cancelled',
    ],
  ])('ends when the ticket %s', async (_how, end, code) => {
    const { id } = await ticketOfSeller();
    const to = await stage.offered(id);
    await end(id);
    const late = await stage.send('POST', `${to.link}accept/`, undefined, { into: 'link' });
    expect([late.statusCode, late.json().code]).toEqual([410, code]);
    expect((await stage.send('GET', to.link)).json().code).toBe(code);
    expect((await stage.mine(stage.seller)).find((it) => it.id === id)?.transfer).toBeNull();
  });

  it('is refused for used, unpaid or cancelled tickets, after the start, and to oneself', async () => {
    const to = { name: 'Dami', email: 'dami@example.test' };
    const offer = async (id: number, whom = to) =>
      (await stage.send('POST', `/tickets/${id}/transfer/`, stage.seller, whom)).json();
    const used = await ticketOfSeller();
    await stage.checkIn(used.ticket_number);
    expect(await offer(used.id)).toMatchObject({ code: 'checked_in' });
    const cancelled = await ticketOfSeller();
    await stage.send('POST', `/tickets/${cancelled.id}/cancel/`, stage.seller);
    expect(await offer(cancelled.id)).toMatchObject({ code: 'ticket_cancelled' });
    const own = await ticketOfSeller();
    expect(await offer(own.id, { ...to, email: stage.seller.email })).toEqual({
      email: ['This is your own address.'],
    });
    expect(await offer(own.id, { ...to, name: '  ' })).toEqual({
      name: ['This field is required.'],
    });
    stage.api.clock.now = new Date(Date.now() + 8 * DAY);
    expect(await offer(own.id)).toMatchObject({ code: 'event_started' });
  });
});

describe('an accepted ticket', () => {
  it('belongs to the recipient alone: it has a new number, and the seller sees nothing of it', async () => {
    const { id, ticket_number: old, event } = await ticketOfSeller();
    await stage.api.db
      .updateTable('tickets')
      .set({ custom_image: '/api/media/seller.webp' })
      .where('id', '=', id)
      .execute();
    const to = await stage.transferred(id);
    expect(to.number).not.toBe(old);

    expect((await stage.mine(stage.seller)).map((ticket) => ticket.id)).not.toContain(id);
    const own = (await stage.send('GET', '/auth/export/', stage.seller)).json<OwnData>();
    expect(JSON.stringify(own)).not.toContain(to.number);
    expect(own.tickets.map(({ event_id }) => event_id)).not.toContain(event);
    expect(own.transfers).toContainEqual(
      expect.objectContaining({ to_name: to.name, status: 'ACCEPTED' }),
    );
    const row = await stage.api.db
      .selectFrom('tickets')
      .select(['custom_image', 'user_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ custom_image: null, user_id: null });

    const shown = (await stage.send('GET', to.link)).json<TicketLink>();
    expect(shown).toMatchObject({ name: to.name, ticket: { status: 'VALID', in_account: false } });
    const attendees = await stage.send('GET', `/events/${event}/attendees/`, stage.organizer);
    expect(attendees.json()).toMatchObject([
      { user_id: null, name: to.name, email: to.email, ticket_number: to.number },
    ]);
  });

  it('is confirmed by mail to both: to the seller, and to the recipient with the ticket and its link', async () => {
    const { id } = await ticketOfSeller();
    const to = await stage.transferred(id);
    const told = (await stage.mailsTo(stage.seller.email)).at(-1);
    expect(told?.subject).toBe(`${to.name} accepted your ticket for A meetup`);
    expect(told?.text).not.toContain(to.number);
    const ticket = (await stage.mailsTo(to.email)).at(-1);
    expect(ticket).toMatchObject({ template: 'ticket', text: expect.stringContaining(to.number) });
    expect(await stage.linkTo(to.email)).toBe(to.token);
  });

  it('is refused at the door with its old code, with the reason, and let in with the new one', async () => {
    const { id, ticket_number: old, event } = await ticketOfSeller();
    const oldCode = (await stage.mine(stage.seller)).find((it) => it.id === id)?.qr_payload ?? '';
    const to = await stage.transferred(id);
    for (const code of [old, oldCode]) {
      const refused = await stage.checkIn(code);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'ticket_transferred', detail: TRANSFERRED });
    }
    const undone = await stage.send('POST', '/tickets/undo_check_in/', stage.organizer, {
      ticket_number: old,
    });
    expect(undone.json()).toMatchObject({ code: 'ticket_transferred' });
    const now = new Date().toISOString();
    const synced = await stage.send('POST', `/events/${event}/door/sync/`, stage.organizer, {
      device_id: randomUUID(),
      sent_at: now,
      scans: [
        { id: randomUUID(), ticket_number: oldCode, scanned_at: now, let_in: true },
        { id: randomUUID(), ticket_number: to.code, scanned_at: now, let_in: true },
      ],
    });
    expect(synced.json<{ results: DoorVerdict[] }>().results).toMatchObject([
      { outcome: 'ticket_transferred', detail: TRANSFERRED, name: null, is_conflict: true },
      { outcome: 'admitted', name: to.name },
    ]);
    const conflicts = await stage.send('GET', `/events/${event}/door/conflicts/`, stage.organizer);
    expect(conflicts.json()).toMatchObject([
      {
        name: expect.stringMatching(/^Ada /),
        detail: expect.stringContaining(`had been transferred to ${to.name}.`),
      },
    ]);
  });

  it('is on the door’s list with its new number, and its old numbers for refusal', async () => {
    const { id, ticket_number: first, event } = await ticketOfSeller();
    const one = await stage.transferred(id);
    const middle = await makeUser(stage.api.db);
    await stage.send('POST', `${one.link}claim/`, middle);
    const two = await stage.offered(id, middle);
    const owner = await makeUser(stage.api.db);
    await stage.send('POST', `${two.link}accept/`, owner, { into: 'account' });
    const signed = await stage.send('GET', `/events/${event}/door/`, stage.organizer);
    const list = JSON.parse(signed.json<SignedDoorList>().list) as DoorList;
    const [ticket] = await stage.mine(owner);
    expect(list.tickets.map(({ ticket_number }) => ticket_number)).toEqual([ticket?.ticket_number]);
    expect(list.transferred_numbers).toEqual([first, one.number]);
  });

  it('goes into the accepting account, whose name the door shows', async () => {
    const { id, event } = await ticketOfSeller();
    const to = await stage.offered(id);
    const owner = await makeUser(stage.api.db);
    const shown = await stage.send('GET', to.link, owner);
    expect(shown.json()).toMatchObject({ offer: { is_own_address: false } });
    await stage.send('POST', `${to.link}accept/`, owner, { into: 'account' });
    const [mine] = await stage.mine(owner);
    expect(mine).toMatchObject({
      id,
      holder: null,
      transfer: null,
      event: { id: event },
      order: { quantity: 1 },
      paid_by: { name: expect.stringContaining('Ada'), email: 'u•••@example.test' },
    });
    expect((await stage.checkIn(mine?.ticket_number ?? '')).json()).toMatchObject({
      checked_in: true,
    });
    // The mailed link may be another person's, so it no longer opens the ticket; the account's own mail has a new one.
    expect((await stage.send('GET', to.link)).json()).toMatchObject({ code: 'offer_accepted' });
    const own = await stage.linkTo(owner.email);
    expect((await stage.send('GET', `/ticket-links/${own}/`)).json()).toMatchObject({
      ticket: { in_account: true },
    });
  });
});
