import { makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { startTestTransfers, type TestTransfers } from '../../testing/testTransfers';
import type { PurchaseResult } from '../orders/purchase-schemas';

let stage: TestTransfers;
let buyer: TestUser;
beforeAll(async () => {
  stage = await startTestTransfers();
});
afterAll(() => stage.shop.close());
beforeEach(async () => {
  buyer = await makeUser(stage.api.db);
});

let holders = 0;
/** A ticket the buyer booked for a named holder, and the link in the holder's mail. */
async function namedTicket(email?: string) {
  holders += 1;
  const holder = { name: `Bola Ade ${holders}`, email: email ?? `bola${holders}@example.test` };
  const { event } = await stage.sold();
  const payload = { event_id: event, ticket_type: 'STANDARD', attendees: [holder] };
  const bought = await stage.send('POST', '/tickets/purchase/', buyer, payload);
  const { id, ticket_number } = bought.json<PurchaseResult>();
  const link = `/ticket-links/${await stage.linkTo(holder.email)}/`;
  return { id, ticket_number, event, holder, link };
}
const erase = (as: TestUser) => stage.send('DELETE', '/auth/profile/', as, { password: PASSWORD });
const attendeesOf = async (event: number) =>
  (await stage.send('GET', `/events/${event}/attendees/`, stage.organizer)).body;
const mailsTo = async ({ email }: TestUser) =>
  (await stage.mailsTo(email)).filter(({ template }) => template === 'holder_removed');

describe('when the buyer’s account is erased', () => {
  it('a person named on their ticket keeps name, mail, link and entry, and the buyer’s own go', async () => {
    const { event, holder, link, ticket_number } = await namedTicket();
    const own = { name: 'The Buyer', email: buyer.email };
    const payload = { event_id: event, ticket_type: 'STANDARD', attendees: [own] };
    await stage.send('POST', '/tickets/purchase/', buyer, payload);
    expect((await erase(buyer)).statusCode).toBe(204);

    const attendees = await attendeesOf(event);
    expect(attendees).toContain(holder.name);
    expect(attendees).not.toMatch(new RegExp(`The Buyer|${buyer.email}`));
    expect((await stage.send('GET', link)).json()).toMatchObject({
      name: holder.name,
      ticket: { status: 'VALID', qr_payload: expect.stringContaining(ticket_number) },
    });
    expect(await stage.mailsTo(holder.email)).not.toEqual([]);
    expect((await stage.checkIn(ticket_number)).statusCode).toBe(200);
  });
});

describe('when the holder’s account is erased', () => {
  it('their name goes from the ticket, which stays valid, and its owner is told without it', async () => {
    const person = await makeUser(stage.api.db);
    const { event, holder, ticket_number } = await namedTicket(person.email);
    await erase(person);
    expect(await attendeesOf(event)).not.toMatch(new RegExp(`${holder.name}|${holder.email}`, 'i'));
    const [told, ...more] = await mailsTo(buyer);
    expect(more).toEqual([]);
    expect(told?.subject).toBe('A name was removed from your ticket for A meetup');
    expect(JSON.stringify(told)).not.toContain(holder.name);
    expect((await stage.checkIn(ticket_number)).statusCode).toBe(200);
  });

  it('nothing changes for an address that the account never verified', async () => {
    const stranger = await makeUser(stage.api.db, 'ATTENDEE', { isVerified: false });
    const { event, holder } = await namedTicket(stranger.email);
    await erase(stranger);
    expect(await attendeesOf(event)).toContain(holder.name);
    expect(await mailsTo(buyer)).toEqual([]);
  });
});

describe('GET /ticket-links/:token/holder/', () => {
  it('downloads what is stored about the holder, and nothing about the buyer', async () => {
    const { holder, link, ticket_number } = await namedTicket();
    const response = await stage.send('GET', `${link}holder/`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('attachment');
    expect(response.json()).toMatchObject({
      ...holder,
      ticket_number,
      event_title: 'A meetup',
      mails: [{ kind: 'ticket' }],
    });
    expect(response.body).not.toContain(buyer.email);
  });

  it('is also part of the data of an account that has verified the address, only', async () => {
    for (const isVerified of [true, false]) {
      const person = await makeUser(stage.api.db, 'ATTENDEE', { isVerified });
      const { ticket_number } = await namedTicket(person.email);
      const { body } = await stage.send('GET', '/auth/export/', person);
      expect(body.includes(ticket_number)).toBe(isVerified);
    }
  });
});

describe('DELETE /ticket-links/:token/holder/', () => {
  it('removes name and address; ticket and link stay valid, and the owner is told once', async () => {
    const { event, holder, link, ticket_number, id } = await namedTicket();
    const answers = await Promise.all([1, 2].map(() => stage.send('DELETE', `${link}holder/`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const detail = 'Your name and email address are no longer on this ticket.';
    expect(answers.map((answer) => answer.json())).toEqual([{ detail }, { detail }]);

    expect((await stage.send('GET', link)).json()).toMatchObject({
      name: 'Ticket holder',
      ticket: { status: 'VALID', names_holder: false, qr_payload: expect.any(String) },
    });
    expect(await attendeesOf(event)).not.toMatch(new RegExp(`${holder.name}|${holder.email}`));
    expect(await stage.mailsTo(holder.email)).toEqual([]);
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect((await stage.send('GET', `${link}holder/`)).statusCode).toBe(409);
    expect((await stage.mine(buyer)).map((ticket) => ticket.id)).toContain(id);
    const checked = await stage.checkIn(ticket_number);
    expect(checked.statusCode).toBe(200);
    expect(checked.body).not.toContain(holder.name);
  });

  it('leaves an owner without an account their ticket, and no trace in its offer', async () => {
    const { tickets } = await stage.sold();
    const to = await stage.transferred(tickets[0]?.id ?? 0);
    expect((await stage.send('DELETE', `${to.link}holder/`)).statusCode).toBe(200);
    expect((await stage.send('GET', to.link)).json()).toMatchObject({
      ticket: { ticket_number: to.number, in_account: false },
    });
    const offers = stage.api.db.selectFrom('ticket_transfers').where('to_email', '=', to.email);
    expect(await offers.select('id').execute()).toEqual([]);
    expect((await stage.checkIn(to.number)).statusCode).toBe(200);
    const id = tickets[0]?.id ?? 0;
    expect((await stage.send('POST', `/tickets/${id}/cancel/`, stage.seller)).json()).toMatchObject(
      {
        code: 'ticket_transferred',
        detail: 'You transferred this ticket to somebody else. It’s theirs now.',
      },
    );
  });

  it('refuses a link that the ticket was transferred away from', async () => {
    const { id, link } = await namedTicket();
    const to = { name: 'Dami Eze', email: `dami.new${id}@example.test` };
    await stage.send('POST', `/tickets/${id}/transfer/`, buyer, to);
    const accept = `/ticket-links/${await stage.linkTo(to.email)}/accept/`;
    await stage.send('POST', accept, undefined, { into: 'link' });
    expect((await stage.send('DELETE', `${link}holder/`)).statusCode).toBe(410);
    expect((await stage.send('GET', `${link}holder/`)).statusCode).toBe(410);
  });
});
