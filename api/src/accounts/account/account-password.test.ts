import { renderMail } from '../../mail/mail-templates';
import type { MailContent } from '../../platform/outbox/mail-content';
import { hashPassword } from '../../platform/security/passwords';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { makeUser, PASSWORD, removePassword, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

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

const NEW = 'Another1';
const change = (payload: object) =>
  api.call({ as: user, method: 'POST', url: '/api/auth/password/', payload });
const right = { current_password: PASSWORD, password: NEW, password2: NEW };
const post = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });
const signIn = (password: string) => post('/api/auth/token/', { email: user.email, password });
const session = async () => (await signIn(PASSWORD)).json<{ refresh: string }>().refresh;
const refreshed = async (...tokens: string[]) => {
  const answers = tokens.map((refresh) => post('/api/auth/token/refresh/', { refresh }));
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
};

describe('POST /auth/password/', () => {
  it('returns 401 to a visitor', async () => {
    expect((await post('/api/auth/password/', right)).statusCode).toBe(401);
  });

  it.each<[string, object, Record<string, string[]>]>([
    [
      'a wrong current password',
      { current_password: 'Wrong1234' },
      { current_password: ['This is not your password'] },
    ],
    [
      'a short password',
      { password: 'Abcde1', password2: 'Abcde1' },
      { password: ['Password must be at least 8 characters long'] },
    ],
    [
      'one without capitals',
      { password: 'abcdefg1', password2: 'abcdefg1' },
      { password: ['Password must contain at least one uppercase letter'] },
    ],
    [
      'one without small letters',
      { password: 'ABCDEFG1', password2: 'ABCDEFG1' },
      { password: ['Password must contain at least one lowercase letter'] },
    ],
    [
      'one without a digit',
      { password: 'Abcdefgh', password2: 'Abcdefgh' },
      { password: ['Password must contain at least one number'] },
    ],
    [
      'the current password as the new one',
      { password: PASSWORD, password2: PASSWORD },
      { password: ['This is your current password. Choose a different one.'] },
    ],
    ['two passwords', { password2: 'Another2' }, { password2: ["Passwords don't match"] }],
    ['an unknown field', { email: 'x' }, { email: ['This field is not known.'] }],
  ])('refuses %s, and changes nothing', async (_what, wrong, errors) => {
    const response = await change({ ...right, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  it('refers accounts without a password to the reset mail', async () => {
    await removePassword(api.db, user);
    expect((await change(right)).json()).toEqual({
      current_password: ['This account has no password yet. Set one by “Forgot password?”.'],
    });
  });

  it('sets the password and ends every session except the given one', async () => {
    const [here, there] = [await session(), await session()];
    const response = await change({ ...right, refresh: here });
    expect(response.statusCode).toBe(204);
    expect(await refreshed(here, there)).toEqual([200, 401]);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn(NEW)).statusCode).toBe(200);
  });

  it('is told by mail, with what to do if it was somebody else', async () => {
    api.clock.now = new Date('2030-01-01T12:00:00Z');
    await change(right);
    const mails = await api.db
      .selectFrom('mails')
      .select(['template', 'data'])
      .where('recipient', '=', user.email)
      .execute();
    expect(mails).toHaveLength(1);
    const { subject, text } = renderMail(mails[0] as MailContent, 'https://nzuko.test');
    expect(subject).toBe('Your password was changed');
    expect(text).toContain('When: Tue, 1 Jan 2030, 13:00 WAT');
    expect(text).toContain('If this wasn’t you, set a new password right away.');
    expect(text).toContain('https://nzuko.test/reset-password');
  });

  it('is refused if the password was reset while the old one was being checked', async () => {
    const reset = await hashPassword('Theirs123');
    let changed: ReturnType<typeof change> | undefined;
    await api.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ password_hash: reset })
        .where('id', '=', user.id)
        .execute();
      changed = change(right);
      await lockWaitedFor(api.db);
    });
    const answer = await changed;
    expect([answer?.statusCode, answer?.json()]).toEqual([
      400,
      { current_password: ['This is not your password'] },
    ]);
    expect((await signIn('Theirs123')).statusCode).toBe(200);
  });

  it('ends every session if none is given', async () => {
    const here = await session();
    await change(right);
    expect(await refreshed(here)).toEqual([401]);
  });

  it('limits tries per account, with Retry-After', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_PASSWORD: '2' } });
    try {
      const as = await makeUser(limited.db);
      const attempt = () =>
        limited.call({
          as,
          method: 'POST',
          url: '/api/auth/password/',
          payload: { ...right, current_password: 'Wrong1234' },
        });
      await attempt();
      await attempt();
      const refused = await attempt();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});

describe('POST /auth/logout-all/', () => {
  it('ends every session of the user, and no other', async () => {
    const mine = [await session(), await session()];
    const other = await makeUser(api.db);
    const theirs = (
      await post('/api/auth/token/', { email: other.email, password: PASSWORD })
    ).json<{ refresh: string }>();
    const response = await api.call({ as: user, method: 'POST', url: '/api/auth/logout-all/' });
    expect(response.statusCode).toBe(204);
    expect(await refreshed(...mine, theirs.refresh)).toEqual([401, 401, 200]);
  });
});
