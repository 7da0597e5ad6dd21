import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { renderMail } from '../mail-templates';
import type { MailContent } from '../../platform/outbox/mail-content';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env: { CONTACT_EMAIL: 'team@nzuko.test' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('mails').execute();
  await sql`DELETE FROM rate_limits`.execute(api.db);
});

const message = {
  name: 'Ada Obi',
  email: 'ada@example.test',
  topic: 'problem',
  message: 'The map is wrong.\n\nIt shows Abuja.',
};
const write = (payload: object = {}) =>
  api.call({ method: 'POST', url: '/api/contact/', payload: { ...message, ...payload } });
const mails = () =>
  api.db.selectFrom('mails').select(['template', 'recipient', 'data']).orderBy('id').execute();

test('a message reaches the address of the site, and an answer goes to its sender', async () => {
  expect((await write()).statusCode).toBe(202);
  const [sent, received] = await mails();
  expect(sent).toMatchObject({ template: 'contact', recipient: 'team@nzuko.test' });
  expect(renderMail(sent as unknown as MailContent, 'https://nzuko.test')).toMatchObject({
    subject: 'Message about a problem from Ada Obi',
    replyTo: 'ada@example.test',
    text: expect.stringContaining('It shows Abuja.') as string,
  });
  expect(received).toMatchObject({ template: 'contact_received', recipient: 'ada@example.test' });
  const answer = renderMail(received as unknown as MailContent, 'https://nzuko.test');
  expect(answer).toMatchObject({ subject: 'We’ve got your message', replyTo: 'team@nzuko.test' });
});

test('a message that is sent again, since its answer was lost, arrives once', async () => {
  const answers = await Promise.all([write(), write(), write()]);
  answers.push(await write());
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
  expect(await mails()).toHaveLength(2);
  expect((await write({ message: 'And it is upside down.' })).statusCode).toBe(202);
  expect(await mails()).toHaveLength(4);
});

test('the email to the sender repeats nothing that was typed, since anybody can enter any address', async () => {
  await write({ name: 'Win at https://evil.test', message: 'Press https://evil.test' });
  const answer = renderMail((await mails())[1] as unknown as MailContent, 'https://nzuko.test');
  expect(`${answer.subject}${answer.html}${answer.text}`).not.toContain('evil');
});

test('its lines and its sender’s address are as they were typed', async () => {
  await write({ message: 'Two things:\nThe map.\nThe date.' });
  const sent = renderMail((await mails())[0] as unknown as MailContent, 'https://nzuko.test');
  expect(sent.html).toContain('<p>The map.</p>\n<p>The date.</p>');
  expect(sent.html).toContain('>Reply to ada@example.test</a>');
});

test('a link in a message is text', async () => {
  await write({ message: 'See https://evil.test' });
  const sent = renderMail((await mails())[0] as unknown as MailContent, 'https://nzuko.test');
  expect(sent.html).not.toContain('href="https://evil.test');
});

test.each([
  ['no name', { name: ' ' }, { name: ['Name is required'] }],
  [
    'a line break in the name',
    { name: 'Ada\nBcc: all@example.test' },
    { name: expect.any(Array) as string[] },
  ],
  ['no address', { email: 'ada' }, { email: ['Please enter a valid email address'] }],
  ['no message', { message: '\n' }, { message: ['Message is required'] }],
  [
    'a message that is too long',
    { message: 'a'.repeat(4001) },
    { message: ['Message must be at most 4000 characters'] },
  ],
  ['an unknown topic', { topic: 'spam' }, { topic: expect.any(Array) as string[] }],
])('with %s nothing is sent', async (_what, payload, fields) => {
  const answer = await write(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject(fields);
  expect(await mails()).toEqual([]);
});

test('every fault is named at once', async () => {
  const answer = await write({ name: '', email: '', message: '' });
  expect(Object.keys(answer.json<object>())).toEqual(
    expect.arrayContaining(['name', 'email', 'message']),
  );
});

test('an address gets three messages a day through, in any case of letters, and then the reason', async () => {
  for (const email of ['ada@example.test', 'ADA@example.test', ' ada@example.test ']) {
    expect((await write({ email, message: `From “${email}”` })).statusCode).toBe(202);
  }
  // The first of them, and its answer.
  await sql`UPDATE mails SET created_at = now() - interval '1 hour'
    WHERE id IN (SELECT id FROM mails ORDER BY id LIMIT 2)`.execute(api.db);
  const refused = await write();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeCloseTo(23 * 3600, -2);
  expect(refused.json()).toMatchObject({
    error: 'You’ve written to us three times today. We’ll answer those messages first.',
  });
  expect((await write({ email: 'other@example.test' })).statusCode).toBe(202);
});

test('a network sends five messages a minute', async () => {
  const codes: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    codes.push((await write({ email: `person${sent}@example.test` })).statusCode);
  }
  expect(codes).toEqual([202, 202, 202, 202, 202, 429]);
});
