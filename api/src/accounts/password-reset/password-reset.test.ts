import { sql } from 'kysely';
import { makeUser, PASSWORD, removePassword, type TestUser } from '../../testing/builders';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { JWT_SECRET, startTestApp, type TestApp } from '../../testing/testApp';
import { mailSeal } from '../../platform/security/sealing';
import { renderMail } from '../../mail/mail-templates';
import { contentOf } from '../../mail/mail-delivery';
import { TicketCodes } from '../../sales/tickets/ticket-codes';

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.db);
});
afterEach(() => {
  api.clock.now = null;
});

const seal = mailSeal(JWT_SECRET);
const NEW = 'Another1';
const HOUR = 60 * 60 * 1000;

const post = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });
const ask = (email = user.email) => post('/api/auth/password-reset/', { email });
const confirm = (link: string, payload: object = { password: NEW, password2: NEW }) =>
  post(`/api/auth/password-reset-confirm/${link}/`, payload);
const signIn = async (password: string) =>
  (await post('/api/auth/token/', { email: user.email, password })).statusCode;

/** The last mail queued for the user. */
async function lastMail() {
  const row = await api.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', user.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return renderMail(contentOf(row, seal, new TicketCodes(JWT_SECRET)), 'https://nzuko.test');
}

async function askForLink(): Promise<string> {
  expect((await ask()).statusCode).toBe(204);
  const [, link = ''] =
    /https:\/\/nzuko\.test\/reset-password\/(\S+)/.exec((await lastMail()).text) ?? [];
  return link;
}

const INVALID = {
  error: 'Invalid or expired reset link. Please request a new one.',
  detail: 'Invalid or expired reset link. Please request a new one.',
  code: 'invalid_link',
};

describe('POST /auth/password-reset/', () => {
  it('returns 404 for an unknown address, and sends nothing', async () => {
    const response = await ask('nobody@example.test');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      error: 'No account found with this email address.',
      detail: 'No account found with this email address.',
    });
    const mails = await api.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', 'nobody@example.test')
      .execute();
    expect(mails).toEqual([]);
  });

  it.each([
    ['no address', { email: 'ada' }, { email: ['Please enter a valid email address'] }],
    ['nothing', {}, { email: ['This field is required.'] }],
    ['a number', { email: 7 }, { email: ['Expected text.'] }],
    ['a second field', { email: 'a@b.co', x: 1 }, { x: ['This field is not known.'] }],
  ])('refuses %s', async (_what, payload, errors) => {
    const response = await post('/api/auth/password-reset/', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  });

  it('mails a link in HTML and text, ignoring the address’s case', async () => {
    expect((await ask(` ${user.email.toUpperCase()} `)).statusCode).toBe(204);
    const { subject, text, html } = await lastMail();
    expect(subject).toBe('Reset your Nzuko password');
    const [link = ''] = /https:\/\/nzuko\.test\/reset-password\/[\w-]+\/[\w-]{43}/.exec(text) ?? [];
    expect(link).not.toBe('');
    expect(html).toContain(`href="${link}"`);
  });

  it('stores only the token’s hash', async () => {
    const [, token = ''] = (await askForLink()).split('/');
    const rows = await api.db.selectFrom('reset_links').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    const mails = await api.db.selectFrom('mails').select('data').execute();
    expect(JSON.stringify(mails)).not.toContain(token);
    for (const { token_hash } of rows) {
      expect(token_hash).toHaveLength(32);
      expect(token_hash.toString('base64url')).not.toBe(token);
    }
  });

  it('leaves the old password and the sessions alone until the link is used', async () => {
    await askForLink();
    expect(await signIn(PASSWORD)).toBe(200);
  });
});

describe('POST /auth/password-reset-confirm/', () => {
  it('rejects a made-up link without checking the password', async () => {
    const [uid = '', token = ''] = (await askForLink()).split('/');
    const other = await makeUser(api.db);
    const otherUid = Buffer.from(String(other.id)).toString('base64url');
    for (const link of [
      `${uid}/${'A'.repeat(43)}`,
      `${otherUid}/${token}`,
      `${uid}/${token}x`,
      'x/y',
      `${'9'.repeat(300)}/${token}`,
      `${encodeURIComponent("' OR 1=1 --")}/${token}`,
    ]) {
      const response = await confirm(link, { password: 'x', password2: 'y' });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual(INVALID);
    }
    expect(await signIn(PASSWORD)).toBe(200);
  });

  it('rejects a link after one hour, and accepts it a second before', async () => {
    const link = await askForLink();
    api.clock.now = new Date(Date.now() + HOUR + 1000);
    expect((await confirm(link)).json()).toEqual(INVALID);
    api.clock.now = new Date(Date.now() + HOUR - 5000);
    expect((await confirm(link)).statusCode).toBe(204);
  });

  it.each([
    ['a short one', 'Abcde1', { password: ['Password must be at least 8 characters long'] }],
    [
      'one without capitals',
      'abcdefg1',
      { password: ['Password must contain at least one uppercase letter'] },
    ],
    [
      'one without small letters',
      'ABCDEFG1',
      { password: ['Password must contain at least one lowercase letter'] },
    ],
    [
      'one without a digit',
      'Abcdefgh',
      { password: ['Password must contain at least one number'] },
    ],
  ])('refuses %s under its field and leaves the link good', async (_what, password, errors) => {
    const link = await askForLink();
    const response = await confirm(link, { password, password2: password });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
    expect((await confirm(link)).statusCode).toBe(204);
  });

  it('refuses two passwords', async () => {
    const response = await confirm(await askForLink(), { password: NEW, password2: 'Another2' });
    expect(response.json()).toEqual({ password2: ["Passwords don't match"] });
  });

  it('sets the password and marks the address as verified', async () => {
    user = await makeUser(api.db, 'ATTENDEE', { isVerified: false });
    expect((await confirm(await askForLink())).statusCode).toBe(204);
    expect([await signIn(PASSWORD), await signIn(NEW)]).toEqual([401, 200]);
    const row = await api.db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row.email_verified_at).toBeInstanceOf(Date);
  });

  it('is told by mail, with what to do if it was somebody else', async () => {
    await confirm(await askForLink());
    const { subject, text } = await lastMail();
    expect(subject).toBe('Your password was changed');
    expect(text).toContain('with a link from a reset email');
    expect(text).toContain('If this wasn’t you, somebody can read your email');
  });

  it('of an account that has none is called neither a reset nor a change', async () => {
    await removePassword(api.db, user);
    const link = await askForLink();
    const asked = await lastMail();
    expect(asked.subject).toBe('Set a password for your Nzuko account');
    expect(asked.text).toContain('asked to set a password for your Nzuko account');
    await confirm(link);
    const told = await lastMail();
    expect(told.subject).toBe('Your account has a password now');
    for (const { text } of [asked, told]) expect(text).not.toMatch(/\breset\b(?!-password)/);
  });

  it('ends every session of the account, and no other', async () => {
    const open = async (email: string) =>
      (await post('/api/auth/token/', { email, password: PASSWORD })).json<{ refresh: string }>();
    const other = await makeUser(api.db);
    const sessions = [await open(user.email), await open(user.email), await open(other.email)];
    await confirm(await askForLink());
    const refreshed = await Promise.all(
      sessions.map(({ refresh }) => post('/api/auth/token/refresh/', { refresh })),
    );
    expect(refreshed.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
  });

  it('leaves it as it was when the address was first verified', async () => {
    const email_verified_at = new Date('2026-01-02T03:04:05Z');
    const own = api.db.updateTable('users').set({ email_verified_at }).where('id', '=', user.id);
    await own.execute();
    expect((await confirm(await askForLink())).statusCode).toBe(204);
    const { email_verified_at: after } = await api.db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(email_verified_at);
  });

  it('accepts a link once', async () => {
    const link = await askForLink();
    expect((await confirm(link)).statusCode).toBe(204);
    expect((await confirm(link)).json()).toEqual(INVALID);
  });

  it('accepts a link once in ten simultaneous tries', async () => {
    const link = await askForLink();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(link)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  it('a new request leaves the earlier link valid; using one ends all', async () => {
    const [first, second, third] = [await askForLink(), await askForLink(), await askForLink()];
    expect((await confirm(second)).statusCode).toBe(204);
    expect((await confirm(first)).json()).toEqual(INVALID);
    expect((await confirm(third)).json()).toEqual(INVALID);
  });

  it('accepts one of two links that are used at the same time', async () => {
    const links = [await askForLink(), await askForLink()];
    const answers = await api.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
      const both = links.map((link) => confirm(link));
      await lockWaitedFor(api.db, both.length);
      return both;
    });
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([204, 400]);
  });

  it('a change of password ends every link', async () => {
    const link = await askForLink();
    const changed = await api.call({
      as: user,
      method: 'POST',
      url: '/api/auth/password/',
      payload: { current_password: PASSWORD, password: NEW, password2: NEW },
    });
    expect(changed.statusCode).toBe(204);
    expect((await confirm(link)).json()).toEqual(INVALID);
  });

  it('signs in an owner whom a stranger’s guesses keep out elsewhere', async () => {
    const link = await askForLink();
    await signIn('Wrong1234');
    await sql`UPDATE sign_in_tries SET next_at = now() + interval '30 seconds'`.execute(api.db);
    const confirmed = await confirm(link);
    const cookie = String(confirmed.headers['set-cookie']).split(';')[0];
    expect(await signIn(NEW)).toBe(429);
    const payload = { email: user.email, password: NEW };
    const owner = await api.inject({
      method: 'POST',
      url: '/api/auth/token/',
      payload,
      headers: { cookie },
    });
    expect(owner.statusCode).toBe(200);
  });
});

describe('requests for one account', () => {
  const mailsToday = async () =>
    (
      await api.db
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', user.email)
        .where('template', '=', 'password_reset')
        .execute()
    ).length;
  const inHours = (hours: number) => {
    api.clock.now = new Date(Date.now() + hours * HOUR);
  };

  it('lead to five mails a day, whoever asks, and all get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(204));
    expect(await mailsToday()).toBe(5);
    inHours(23.9);
    await ask();
    expect(await mailsToday()).toBe(5);
    inHours(24.1);
    await ask();
    expect(await mailsToday()).toBe(6);
  });

  it('never leave the owner without a link: beyond the fifth the newest one is renewed', async () => {
    let link = '';
    for (let count = 0; count < 5; count += 1) {
      inHours(count / 100);
      link = await askForLink();
    }
    expect((await lastMail()).text).toContain(
      'This is the last of these emails we’ll send you today.',
    );
    inHours(9);
    expect((await confirm(link)).json()).toEqual(INVALID);
    expect((await ask()).statusCode).toBe(204);
    inHours(9.9);
    expect((await confirm(link)).statusCode).toBe(204);
  });

  it('leave a renewed link its hour, even if the next day’s mails begin meanwhile', async () => {
    inHours(0);
    for (let count = 0; count < 4; count += 1) await ask();
    const link = await askForLink();
    inHours(23.9);
    await ask();
    inHours(24.1);
    await ask();
    inHours(24.8);
    expect((await confirm(link)).statusCode).toBe(204);
  });
});

describe('rate limits', () => {
  it('answer 429 with Retry-After by address', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_RESET_ADDRESS: '2' } });
    try {
      const { email } = await makeUser(limited.db);
      const attempt = (remoteAddress: string) =>
        limited.inject({
          method: 'POST',
          url: '/api/auth/password-reset/',
          payload: { email },
          remoteAddress,
        });
      expect((await attempt('10.0.0.1')).statusCode).toBe(204);
      expect((await attempt('10.0.0.1')).statusCode).toBe(204);
      const refused = await attempt('10.0.0.1');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
      expect((await attempt('10.0.0.2')).statusCode).toBe(204);
    } finally {
      await limited.close();
    }
  });
});
