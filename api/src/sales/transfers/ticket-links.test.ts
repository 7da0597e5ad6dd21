import { makeUser } from '../../testing/builders';
import { startTestApp } from '../../testing/testApp';
import { startTestTransfers, type TestTransfers } from '../../testing/testTransfers';
import type { PurchaseResult } from '../orders/purchase-schemas';

let stage: TestTransfers;
beforeAll(async () => {
  stage = await startTestTransfers();
});
afterAll(() => stage.shop.close());

let holders = 0;
/** A ticket booked for a named holder, and the link in their mail. */
async function namedTicket() {
  holders += 1;
  const holder = { name: `Bola Ade ${holders}`, email: `bola${holders}@example.test` };
  const { event } = await stage.sold();
  const payload = { event_id: event, ticket_type: 'STANDARD', attendees: [holder] };
  const bought = await stage.send('POST', '/tickets/purchase/', stage.seller, payload);
  const { id, ticket_number } = bought.json<PurchaseResult>();
  const link = `/ticket-links/${await stage.linkTo(holder.email)}/`;
  return { id, ticket_number, event, holder, link };
}

describe('the link of a named holder', () => {
  it('opens the ticket: event, name, number and code', async () => {
    const { ticket_number, holder, link } = await namedTicket();
    expect((await stage.send('GET', link)).json()).toMatchObject({
      event: { title: 'A meetup', timezone: 'Africa/Lagos', location: '1 Broad Street, Lagos' },
      name: holder.name,
      offer: null,
      ticket: {
        ticket_number,
        status: 'VALID',
        checked_in: false,
        qr_payload: expect.stringContaining(ticket_number),
        in_account: true,
      },
    });
  });

  it('stays the same when the mail is resent, and is in the organizer’s announcements', async () => {
    const { id, event, holder, link } = await namedTicket();
    const said = { subject: 'Bring an ID', message: 'Any will do.' };
    await stage.send('POST', `/events/${event}/announcements/`, stage.organizer, said);
    expect(`/ticket-links/${await stage.linkTo(holder.email)}/`).toBe(link);
    await stage.send('POST', `/tickets/${id}/resend/`, stage.seller);
    expect(`/ticket-links/${await stage.linkTo(holder.email)}/`).toBe(link);
  });

  it('is in the organizer’s announcements once for each of the holder’s tickets', async () => {
    const { ticket_number, event, holder, link } = await namedTicket();
    const payload = { event_id: event, ticket_type: 'STANDARD', attendees: [holder] };
    const bought = await stage.send('POST', '/tickets/purchase/', stage.seller, payload);
    const second = bought.json<PurchaseResult>().ticket_number;
    const secondLink = await stage.linkTo(holder.email);
    const said = { subject: 'Bring an ID', message: 'Any will do.' };
    await stage.send('POST', `/events/${event}/announcements/`, stage.organizer, said);
    const text = (await stage.mailsTo(holder.email)).at(-1)?.text ?? '';
    expect(text.match(/Open ticket .*/g)).toEqual([
      `Open ticket ${ticket_number}: https://nzuko.test/t/${link.split('/')[2]}`,
      `Open ticket ${second}: https://nzuko.test/t/${secondLink}`,
    ]);
    const toSeller = (await stage.mailsTo(stage.seller.email)).at(-1)?.text;
    expect(toSeller).not.toContain('/t/');
  });

  it('says that the event was moved after it was booked', async () => {
    const { event, link } = await namedTicket();
    expect((await stage.send('GET', link)).json()).toMatchObject({ ticket: { is_moved: false } });
    const venue = { location: '2 Marina Road' };
    await stage.send('PATCH', `/events/${event}/`, stage.organizer, venue);
    expect((await stage.send('GET', link)).json()).toMatchObject({ ticket: { is_moved: true } });
  });

  it('shows the ticket’s state: used, then cancelled', async () => {
    const { id, ticket_number, link } = await namedTicket();
    await stage.checkIn(ticket_number);
    expect((await stage.send('GET', link)).json()).toMatchObject({ ticket: { checked_in: true } });
    await stage.send('POST', '/tickets/undo_check_in/', stage.organizer, { ticket_number });
    await stage.send('POST', `/tickets/${id}/refund/`, stage.organizer);
    expect((await stage.send('GET', link)).json()).toMatchObject({
      ticket: { status: 'CANCELLED', qr_payload: null },
    });
  });

  it('only shows the ticket, which is the buyer’s: it can neither claim nor cancel it', async () => {
    const { link } = await namedTicket();
    const stranger = await makeUser(stage.api.db);
    for (const act of ['claim', 'cancel']) {
      const refused = await stage.send('POST', `${link}${act}/`, stranger);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'in_account']);
    }
    const accepted = await stage.send('POST', `${link}accept/`, stranger, { into: 'account' });
    expect(accepted.statusCode).toBe(404);
  });

  it('ends when the ticket is transferred', async () => {
    const { id, link } = await namedTicket();
    await stage.transferred(id);
    const ended = await stage.send('GET', link);
    expect([ended.statusCode, ended.json()]).toEqual([
      410,
      expect.objectContaining({
        code: 'ticket_transferred',
        detail: 'This link is no longer valid: the ticket was transferred.',
      }),
    ]);
    expect(ended.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('its holder is told that it ends, and with which ticket, but not who has it now', async () => {
    const { id, holder, ticket_number } = await namedTicket();
    const to = await stage.transferred(id);
    const told = (await stage.mailsTo(holder.email)).at(-1);
    expect(told?.subject).toBe('Your ticket for A meetup went to somebody else');
    expect(told?.text).toContain('its link and its code no longer work');
    expect(told?.text).toContain(`Ticket: ${ticket_number}`);
    expect(told?.text).not.toMatch(new RegExp(`${to.name}|${to.email}|${to.number}`));
  });

  it('its holder is not told so if they got or gave the ticket themselves', async () => {
    const { id, holder } = await namedTicket();
    await stage.send('POST', `/tickets/${id}/transfer/`, stage.seller, holder);
    const link = `/ticket-links/${await stage.linkTo(holder.email)}/`;
    await stage.send('POST', `${link}accept/`, undefined, { into: 'link' });
    const { event } = await stage.sold();
    const attendees = [{ name: 'Ada', email: stage.seller.email.toUpperCase() }];
    const payload = { event_id: event, ticket_type: 'STANDARD', attendees };
    const bought = await stage.send('POST', '/tickets/purchase/', stage.seller, payload);
    await stage.transferred(bought.json<PurchaseResult>().id);
    for (const email of [holder.email, stage.seller.email]) {
      const templates = (await stage.mailsTo(email)).map(({ template }) => template);
      expect(templates).not.toContain('ticket_given_away');
    }
  });
});

describe('a ticket that was accepted without an account', () => {
  it('can be added to one later, once', async () => {
    const { tickets } = await stage.sold();
    const { link, number } = await stage.transferred(tickets[0]?.id ?? 0);
    const [owner, other] = [await makeUser(stage.api.db), await makeUser(stage.api.db)];
    const claims = [
      await stage.send('POST', `${link}claim/`, owner),
      await stage.send('POST', `${link}claim/`, owner),
      await stage.send('POST', `${link}claim/`, other),
    ];
    expect(claims.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    expect(await stage.mine(owner)).toMatchObject([{ ticket_number: number, holder: null }]);
    expect((await stage.send('GET', link)).json()).toMatchObject({ ticket: { in_account: true } });
  });
});

describe('what is stored', () => {
  it('opens nothing: neither the tables nor queued mail contain a link', async () => {
    const { token } = await stage.offered((await stage.sold()).tickets[0]?.id ?? 0);
    const named = (await namedTicket()).link.split('/')[2] ?? '';
    const { db } = stage.api;
    const kept = JSON.stringify([
      await db.selectFrom('mails').selectAll().execute(),
      (await db.selectFrom('ticket_links').select('link').execute()).map(asTexts),
      (await db.selectFrom('ticket_transfers').select('link').execute()).map(asTexts),
    ]);
    for (const secret of [token, named]) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
    }
    // The stored value instead of its link.
    const [row] = await db.selectFrom('ticket_links').select('link').limit(1).execute();
    for (const guess of Object.values(asTexts({ link: row?.link ?? Buffer.alloc(0) }))) {
      expect((await stage.send('GET', `/ticket-links/${guess}/`)).statusCode).toBe(404);
    }
  });

  const asTexts = ({ link }: { link: Buffer }) => ({
    hex: link.toString('hex'),
    base64url: link.toString('base64url'),
  });
});

it('registering someone’s address does not expose the number of their ticket', async () => {
  const { holder, ticket_number } = await namedTicket();
  const stranger = await makeUser(stage.api.db, 'ATTENDEE', { isVerified: false });
  const { db } = stage.api;
  await db
    .updateTable('users')
    .set({ email: holder.email })
    .where('id', '=', stranger.id)
    .execute();
  const own = () => stage.send('GET', '/auth/export/', stranger);
  expect((await own()).body).not.toContain(ticket_number);
  await db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', stranger.id)
    .execute();
  expect((await own()).body).toContain(ticket_number);
});

it('look-ups are rate-limited per address', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_TICKET_LINK: '3' } });
  const look = () => limited.inject({ method: 'GET', url: '/api/ticket-links/no-token/' });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await look()).statusCode);
  expect(statuses).toEqual([404, 404, 404, 429]);
  await limited.close();
});
