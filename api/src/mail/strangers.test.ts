import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailContent } from '../platform/outbox/mail-content';
import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestTransfers, type TestTransfers } from '../testing/testTransfers';
import { renderMail } from './mail-templates';

let stage: TestTransfers;
let newcomer: TestUser;
beforeAll(async () => {
  stage = await startTestTransfers();
});
afterAll(() => stage.shop.close());
beforeEach(async () => {
  newcomer = await makeUser(stage.api.db, 'ORGANIZER', { isVerified: false });
});

const guest = { name: 'Dami Eze', email: 'dami@example.test' };
const mailsTo = async (recipient: string) => (await stage.mailsTo(recipient)).length;
const purchase = (event_id: number, attendees: object[], as = newcomer) =>
  stage.send('POST', '/tickets/purchase/', as, { event_id, ticket_type: 'STANDARD', attendees });
const eventOf = (organizer: TestUser) => makeEvent(stage.api.db, { organizer });
const verify = () =>
  stage.api.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', newcomer.id)
    .execute();
const refusal = (purpose: string) => ({
  code: 'email_unverified',
  detail: `Confirm your email address ${purpose}. Open the link we emailed you.`,
});

describe('with an address that is not verified', () => {
  it('nobody else is named on a ticket, and no seat is taken', async () => {
    const event = await eventOf(stage.organizer);
    const before = await mailsTo(guest.email);
    const refused = await purchase(event, [guest]);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject(refusal('to put other people on your tickets'));
    expect(await mailsTo(guest.email)).toBe(before);
    const row = stage.api.db.selectFrom('events').select('taken').where('id', '=', event);
    expect(await row.executeTakeFirst()).toEqual({ taken: 0 });

    await verify();
    expect((await purchase(event, [guest])).statusCode).toBe(201);
    expect(await mailsTo(guest.email)).toBe(before + 1);
  });

  it('people book for themselves, in whatever case they write their address', async () => {
    const event = await eventOf(stage.organizer);
    const self = { name: 'Ada Obi', email: newcomer.email.toUpperCase() };
    expect((await purchase(event, [self])).statusCode).toBe(201);
    expect((await purchase(event, [])).statusCode).toBe(201);
  });

  it('no ticket is offered to anyone', async () => {
    const { id } = await stage.shop.buy(newcomer, await eventOf(stage.organizer));
    const to = { name: 'Dami Eze', email: 'offer@example.test' };
    const offer = () => stage.send('POST', `/tickets/${id}/transfer/`, newcomer, to);
    const refused = await offer();
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject(refusal('to transfer tickets'));
    expect(await mailsTo(to.email)).toBe(0);
    await verify();
    expect((await offer()).statusCode).toBe(200);
  });

  it('an organizer can’t write to attendees, but can cancel the event without a word', async () => {
    const event = await eventOf(newcomer);
    const attendee = await makeUser(stage.api.db);
    await stage.shop.buy(attendee, event);
    const write = { subject: 'Hello', message: 'Buy this.' };
    const calls = [
      () => stage.send('POST', `/events/${event}/announcements/`, newcomer, write),
      () => stage.send('POST', `/events/${event}/cancel/`, newcomer, { message: 'Buy this.' }),
    ];
    const before = await mailsTo(attendee.email);
    for (const call of calls) {
      const refused = await call();
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject(refusal('to write to your attendees'));
    }
    expect(await mailsTo(attendee.email)).toBe(before);
    const cancelled = await stage.send('POST', `/events/${event}/cancel/`, newcomer, {});
    expect(cancelled.statusCode).toBe(200);
  });
});

describe('what people wrote', () => {
  const URLS = [
    'https://evil.example/login',
    'www.evil.example',
    'evil.example/login',
    'evil。example',
    'http://10.0.0.1/login',
    'help@evil.example',
  ];
  const words = `Free tickets: ${URLS.join(' or ')}`;
  const mail: MailContent = {
    template: 'announcement',
    data: { eventId: 7, eventTitle: words, subject: words, message: words, firstName: words },
  };

  it('reads as written, but is no link for any mail client', () => {
    const { html, text } = renderMail(mail, 'https://nzuko.test');
    const body = html.slice(html.indexOf('<h1'));
    for (const part of [body, text]) {
      for (const url of URLS) expect(part).not.toContain(url);
      expect(part.replaceAll('\u200b', '')).toContain(words);
      expect(part).not.toMatch(/evil[.。]example|10\.0\.0\.1(?<=\/\/10\.0\.0\.1)/);
      expect(part).toContain('https://nzuko.test/events/7');
    }
    expect(body.match(/href="[^"]*"/g)).toEqual(['href="https://nzuko.test/events/7"']);
  });

  it('leaves amounts, times and sentences alone', () => {
    const plain = 'Pay ₦2,500.00 at 9.30 a.m. Then come. See you';
    const data = { ...mail.data, message: plain } as typeof mail.data;
    const { text } = renderMail({ ...mail, data } as MailContent, 'https://nzuko.test');
    expect(text).toContain('₦2,500.00 at 9.30 ');
    expect(text).toContain('Then come. See you');
  });

  it('can be reported, by the number of the mail', async () => {
    const event = await eventOf(stage.organizer);
    const buyer = await makeUser(stage.api.db);
    await purchase(event, [guest], buyer);
    const { signal } = new AbortController();
    const rows = await stage.api.db
      .selectFrom('mails')
      .select('id')
      .orderBy('id', 'desc')
      .execute();
    const [{ id } = { id: 0 }] = rows;
    await stage.api.parts.mail.tasks.send_mail.run(id, signal);
    const folder = join(stage.api.dataDir, 'outbox');
    const file = readdirSync(folder).find((name) => name.includes(String(id))) ?? '';
    const sent = readFileSync(join(folder, file), 'utf8').replace(/=\r\n/g, '');
    expect(sent).toContain(`mailto:abuse@localhost?subject=3DReport%20of%20message%20${id}`);

    const account = renderMail(
      { template: 'password_guesses', data: { firstName: 'Ada' } },
      'https://nzuko.test',
      { mailId: 1, to: null },
    );
    expect(account.text).not.toContain('Report this message');
    const reported = renderMail(mail, 'https://nzuko.test', { mailId: 9, to: 'help@nzuko.test' });
    for (const part of [reported.html, reported.text]) {
      expect(part).toContain('mailto:help@nzuko.test?subject=Report%20of%20message%209');
    }
  });
});
