import sharp from 'sharp';
import { formOf, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { startTestTransfers, type TestTransfers } from '../../testing/testTransfers';
import type { TicketLink } from '../transfers/ticket-link-schemas';
import type { PurchaseResult } from '../orders/purchase-schemas';

let stage: TestTransfers;
let buyer: TestUser;
let file: Buffer;
beforeAll(async () => {
  stage = await startTestTransfers();
  file = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
});
afterAll(() => stage.shop.close());
beforeEach(async () => {
  buyer = await makeUser(stage.api.db);
});

const FRIEND = { name: 'Bola Ade', email: 'bola@example.test' };
const picture = { custom_image: { file: Buffer.alloc(0), name: 'me.png' } };
const post = (path: string, as: TestUser | undefined, fields: Parameters<typeof formOf>[0]) =>
  stage.api.call({
    ...(as && { as }),
    method: 'POST',
    url: `/api${path}`,
    ...formOf({
      ...fields,
      ...('custom_image' in fields && { custom_image: { file, name: 'me.png' } }),
    }),
  });
const put = (path: string, as?: TestUser) => post(path, as, picture);

const check = (event: number, checks_photos = true) =>
  stage.send('PATCH', `/events/${event}/door/setup/`, stage.organizer, { checks_photos });

/** The buyer's own ticket and a friend's, booked together with a picture, and the link in the friend's mail. */
async function twoTickets(checks = true) {
  const { event } = await stage.sold();
  if (checks) await check(event);
  const bought = await post('/tickets/purchase/', buyer, {
    ...picture,
    ...{ event_id: String(event), ticket_type: 'STANDARD', quantity: '2' },
    attendees: JSON.stringify([{ name: 'The Buyer', email: buyer.email }, FRIEND]),
  });
  const [own = { id: 0 }, friends = { id: 0 }] = bought.json<PurchaseResult>().tickets;
  const link = `/ticket-links/${await stage.linkTo(FRIEND.email)}/`;
  return { event, own: own.id, friends: friends.id, link };
}

const shown = async (id: number) =>
  (await stage.mine(buyer)).find((ticket) => ticket.id === id)?.custom_image;
const atLink = async (link: string) =>
  (await stage.send('GET', link)).json<TicketLink>().ticket?.photo;
/** Which of an event's tickets have a photo at its door. */
async function atDoor(event: number): Promise<boolean[]> {
  const { list } = (await stage.send('GET', `/events/${event}/door/`, stage.organizer)).json<{
    list: string;
  }>();
  const { tickets } = JSON.parse(list) as { tickets: { photo?: string }[] };
  return tickets.slice(-2).map(({ photo }) => photo !== undefined);
}
const statusOf = async (url: string) => {
  await stage.api.parts.jobs.runDue('remove_picture');
  return (await stage.api.call({ method: 'GET', url })).statusCode;
};

describe('where photos are checked at the door', () => {
  it('an order’s picture counts for its buyer alone, not for whom they named', async () => {
    const { event, own, friends, link } = await twoTickets();
    expect(await atDoor(event)).toEqual([true, false]);
    expect(await shown(own)).toMatch(/^\/api\/media\//);
    expect(await shown(friends)).toBeNull();
    expect(await atLink(link)).toBeNull();
  });

  it('the holder adds a photo by their link, and replaces it, without an account', async () => {
    const { event, friends, link } = await twoTickets();
    expect((await put(`${link}photo/`)).json()).toEqual({ detail: 'The photo is on the ticket.' });
    expect(await atDoor(event)).toEqual([true, true]);
    const first = (await atLink(link)) ?? '';
    expect(await shown(friends)).toBe(first);
    await put(`${link}photo/`);
    expect(await atLink(link)).not.toBe(first);
    expect(await statusOf(first)).toBe(404);
  });

  it('the owner adds one for somebody they named, and a picture that others still show stays', async () => {
    const { event, own, friends } = await twoTickets();
    const orders = (await shown(own)) ?? '';
    expect((await put(`/tickets/${friends}/photo/`, buyer)).statusCode).toBe(200);
    expect(await atDoor(event)).toEqual([true, true]);
    expect(await statusOf(orders)).toBe(200);
    await put(`/tickets/${own}/photo/`, buyer);
    expect(await statusOf(orders)).toBe(404);
  });

  it('whoever gets a ticket by transfer adds theirs, since the former photo has gone', async () => {
    const { event, friends, link } = await twoTickets();
    await put(`${link}photo/`);
    const to = { name: 'Dami Eze', email: `dami.photo${friends}@example.test` };
    await stage.send('POST', `/tickets/${friends}/transfer/`, buyer, to);
    const theirs = `/ticket-links/${await stage.linkTo(to.email)}/`;
    expect((await put(`${theirs}photo/`)).statusCode).toBe(404);
    await stage.send('POST', `${theirs}accept/`, undefined, { into: 'link' });
    expect(await atDoor(event)).toEqual([true, false]);
    expect((await put(`${link}photo/`)).statusCode).toBe(410);
    expect((await put(`${theirs}photo/`)).statusCode).toBe(200);
    expect(await atDoor(event)).toEqual([true, true]);
  });

  it.each([
    ['without a file', {}, 'Please choose a photo.'],
    ['that is no picture', picture, 'Please select a valid image file (JPEG, PNG, GIF, or WebP)'],
  ])('a form %s is refused by the rules of bookings', async (_what, fields, problem) => {
    const { own } = await twoTickets();
    const png = file;
    file = Buffer.from('no picture');
    const answer = await post(`/tickets/${own}/photo/`, buyer, fields);
    file = png;
    expect([answer.statusCode, answer.json()]).toEqual([400, { custom_image: [problem] }]);
  });
});

describe('the mail of a ticket', () => {
  const mailTo = async (email: string) => (await stage.mailsTo(email)).at(-1)?.text ?? '';

  it('asks for a photo where photos are checked and one is missing, and nowhere else', async () => {
    await twoTickets();
    expect(await mailTo(FRIEND.email)).toContain('Photos are checked at the door.');
    expect(await mailTo(buyer.email)).toContain('Photos are checked at the door,');
    await twoTickets(false);
    expect(await mailTo(FRIEND.email)).not.toContain('Photos');
    expect(await mailTo(buyer.email)).not.toContain('Photos');
  });

  it('doesn’t ask again once the photo is there', async () => {
    const { own, friends } = await twoTickets();
    await put(`/tickets/${friends}/photo/`, buyer);
    expect((await stage.send('POST', `/tickets/${own}/resend/`, buyer)).statusCode).toBe(200);
    expect(await mailTo(buyer.email)).not.toContain('Photos');
  });
});

describe('nobody puts a photo on a ticket', () => {
  it.each([
    ['signed out', 401, () => undefined],
    ['that is somebody else’s', 404, () => makeUser(stage.api.db)],
    ['as the event’s organizer', 404, () => stage.organizer],
  ])('%s', async (_who, status, who) => {
    const { own, event } = await twoTickets();
    expect((await put(`/tickets/${own}/photo/`, await who())).statusCode).toBe(status);
    expect(await atDoor(event)).toEqual([true, false]);
  });

  it.each([
    ['checked in', 'checked_in', { checked_in_at: new Date() }],
    ['cancelled', 'ticket_cancelled', { status: 'CANCELLED' as const }],
  ])('once it is %s', async (_state, code, change) => {
    const { own, friends, link } = await twoTickets();
    await stage.api.db
      .updateTable('tickets')
      .set(change)
      .where('id', 'in', [own, friends])
      .execute();
    for (const answer of [await put(`/tickets/${own}/photo/`, buyer), await put(`${link}photo/`)]) {
      expect([answer.statusCode, answer.json()['code']]).toEqual([409, code]);
    }
  });

  it('where photos aren’t checked: there the order’s picture is on all tickets', async () => {
    const { own, friends, link } = await twoTickets(false);
    const answer = await put(`${link}photo/`);
    expect([answer.statusCode, answer.json()['code']]).toEqual([409, 'photos_not_checked']);
    expect(await shown(friends)).toBe(await shown(own));
    expect(await atLink(link)).toBeNull();
  });
});

describe('a holder’s photo is theirs', () => {
  it('it is in what they may download, and goes with their name', async () => {
    const { event, link } = await twoTickets();
    await put(`${link}photo/`);
    const photo = (await atLink(link)) ?? '';
    expect((await stage.send('GET', `${link}holder/`)).json()).toMatchObject({ photo });
    expect((await stage.send('DELETE', `${link}holder/`)).json()).toEqual({
      detail: 'Your name, email address and photo are no longer on this ticket.',
    });
    expect(await atDoor(event)).toEqual([true, false]);
    expect(await statusOf(photo)).toBe(404);
  });

  it('it stays when the buyer’s account is erased, and the buyer’s goes', async () => {
    const { event, link } = await twoTickets();
    await put(`${link}photo/`);
    await stage.send('DELETE', '/auth/profile/', buyer, { password: PASSWORD });
    expect(await atDoor(event)).toEqual([false, true]);
  });

  it('it goes when the ticket is cancelled, and the order’s with the last ticket that shows it', async () => {
    const { own, friends, link } = await twoTickets();
    await put(`${link}photo/`);
    const [photo = '', orders = ''] = [await atLink(link), await shown(own)];
    const cancel = (id: number) => stage.send('POST', `/tickets/${id}/cancel/`, buyer);
    await cancel(friends);
    expect([await statusOf(photo ?? ''), await statusOf(orders ?? '')]).toEqual([404, 200]);
    await cancel(own);
    expect(await statusOf(orders ?? '')).toBe(404);
    expect(await shown(own)).toBeNull();
  });

  it('it goes with their own account', async () => {
    const { event, link } = await twoTickets();
    await put(`${link}photo/`);
    const friend = await makeUser(stage.api.db);
    await stage.api.db
      .updateTable('tickets')
      .set({ holder_email: friend.email })
      .where('holder_email', '=', FRIEND.email)
      .where('event_id', '=', event)
      .execute();
    await stage.send('DELETE', '/auth/profile/', friend, { password: PASSWORD });
    expect(await atDoor(event)).toEqual([true, false]);
  });
});
