import { contentOf } from '../../mail/mail-delivery';
import { renderMail } from '../../mail/mail-templates';
import { mailSeal } from '../../platform/security/sealing';
import { TicketCodes } from '../../sales/tickets/ticket-codes';
import { makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { JWT_SECRET, startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.db, 'ATTENDEE', { isVerified: false });
});
afterEach(() => {
  api.clock.now = null;
});

const HOUR = 60 * 60 * 1000;

const sendAgain = (as = user) =>
  api.call({ as, method: 'POST', url: '/api/auth/email-verification/' });
const confirm = (token: string) =>
  api.inject({
    method: 'POST',
    url: '/api/auth/email-verification-confirm/',
    payload: { token },
  });
const isVerified = async (as = user) =>
  (await api.call({ as, method: 'GET', url: '/api/auth/profile/' })).json<{
    email_verified: boolean;
  }>().email_verified;

/** The mails to an address, as its reader gets them. */
async function mailsTo(recipient = user.email) {
  const rows = await api.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const content = contentOf(row, mailSeal(JWT_SECRET), new TicketCodes(JWT_SECRET));
    return { row, ...renderMail(content, 'https://nzuko.test') };
  });
}

/** The token in the newest mail's link. */
async function mailedToken(recipient = user.email): Promise<string> {
  const text = (await mailsTo(recipient)).at(-1)?.text ?? '';
  return /https:\/\/nzuko\.test\/verify-email\/([\w-]{43})(?:\s|$)/.exec(text)?.[1] ?? '';
}

async function askForToken(): Promise<string> {
  expect((await sendAgain()).statusCode).toBe(204);
  return mailedToken();
}

describe('Registering', () => {
  it('sends one mail, whose link verifies the address', async () => {
    const email = `new.${user.id}@example.test`;
    const response = await api.inject({
      method: 'POST',
      url: '/api/auth/register/',
      payload: {
        email,
        username: `new${user.id}`,
        first_name: 'Ada',
        last_name: 'Obi',
        role: 'ORGANIZER',
        password: PASSWORD,
        password2: PASSWORD,
      },
    });
    const registered = response.json<TestUser & { email_verified: boolean }>();
    expect(registered.email_verified).toBe(false);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain('/verify-email/');
    expect((await confirm(await mailedToken(email))).statusCode).toBe(204);
    expect(await isVerified(registered)).toBe(true);
  });
});

describe('POST /auth/email-verification-confirm/', () => {
  it('verifies the address, as often as the link is used', async () => {
    const token = await askForToken();
    expect(await isVerified()).toBe(false);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await confirm(token)).statusCode).toBe(204);
    expect(await isVerified()).toBe(true);
  });

  it('keeps the time of the first use', async () => {
    const token = await askForToken();
    await confirm(token);
    const verifiedAt = () =>
      api.db
        .selectFrom('users')
        .select('email_verified_at')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
    const first = await verifiedAt();
    api.clock.now = new Date(Date.now() + HOUR);
    await confirm(token);
    expect(await verifiedAt()).toEqual(first);
  });

  it('accepts a link for 24 hours', async () => {
    const token = await askForToken();
    api.clock.now = new Date(Date.now() + 23.9 * HOUR);
    expect((await confirm(token)).statusCode).toBe(204);
    api.clock.now = new Date(Date.now() + 24.1 * HOUR);
    const late = await confirm(token);
    expect(late.statusCode).toBe(400);
    expect(late.json()).toMatchObject({
      code: 'invalid_link',
      detail: 'This link is invalid or has expired. You can get a new one in your settings.',
    });
  });

  it.each(['', 'guess', 'x'.repeat(512)])('refuses the token "%s"', async (token) => {
    expect((await confirm(token)).statusCode).toBe(400);
  });

  it('verifies nobody else', async () => {
    const other = await makeUser(api.db, 'ATTENDEE', { isVerified: false });
    await confirm(await askForToken());
    expect(await isVerified(other)).toBe(false);
  });

  it('stores neither the token nor anything that opens it', async () => {
    const token = await askForToken();
    const [mail] = await mailsTo();
    const row = await api.db
      .selectFrom('email_verifications')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(mail?.row.data)).not.toContain(token);
    expect(row.token_hash.toString('base64url')).not.toBe(token);
    expect((await confirm(row.token_hash.toString('base64url'))).statusCode).toBe(400);
  });
});

describe('POST /auth/email-verification/', () => {
  it('requires a session', async () => {
    const response = await api.inject({ method: 'POST', url: '/api/auth/email-verification/' });
    expect(response.statusCode).toBe(401);
  });

  it('sends another link, and the earlier one goes on working', async () => {
    const first = await askForToken();
    const second = await askForToken();
    expect(second).not.toBe(first);
    expect((await confirm(first)).statusCode).toBe(204);
  });

  it('sends five links within a day, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendAgain()));
    const refused = answers.filter(({ statusCode }) => statusCode !== 204);
    expect(refused).toHaveLength(3);
    for (const response of refused) {
      expect(response.statusCode).toBe(429);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(23 * 3600);
      expect(response.json()).toMatchObject({ detail: expect.stringMatching(/spam folder/) });
    }
    expect(await mailsTo()).toHaveLength(5);
    api.clock.now = new Date(Date.now() + 20.5 * HOUR);
    expect((await sendAgain()).json()).toMatchObject({
      detail: expect.stringMatching(/You can ask for another one in 4 hours\.$/),
    });
    api.clock.now = new Date(Date.now() + 24.1 * HOUR);
    expect((await sendAgain()).statusCode).toBe(204);
  });

  it('refuses an account whose address is verified', async () => {
    const response = await sendAgain(await makeUser(api.db));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'already_verified' });
  });

  it('forgets the links of a deleted account', async () => {
    const token = await askForToken();
    const erased = await api.call({
      as: user,
      method: 'DELETE',
      url: '/api/auth/profile/',
      payload: { password: PASSWORD },
    });
    expect(erased.statusCode).toBe(204);
    expect((await confirm(token)).statusCode).toBe(400);
  });
});
