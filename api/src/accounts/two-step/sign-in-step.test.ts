import { sql } from 'kysely';
import { makeUser, type TestUser } from '../../testing/builders';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { softPasskey } from '../../testing/softPasskey';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { SITE, twoStepCalls, type AskedFor } from '../../testing/twoStepCalls';

let api: TestApp;
let calls: ReturnType<typeof twoStepCalls>;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  calls = twoStepCalls(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.db);
  // It stands: a code counts by the half minute in which it is made, and the next one may begin before it is sent.
  api.clock.now = new Date();
});
afterEach(() => {
  api.clock.now = null;
});

const withApp = async () => calls.addApp(await calls.sessionOf(user));
const withPasskey = async () => calls.addPasskey(await calls.sessionOf(user));
const endPauses = () => sql`UPDATE sign_in_tries SET next_at = 'epoch'`.execute(api.db);
const later = (ms: number) => {
  api.clock.now = new Date(Date.now() + ms);
};
const MINUTE = 60_000;
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

describe('signing in to an account with a second step', () => {
  it('answers the password with what it still takes, and no token', async () => {
    await withApp();
    const { statusCode, headers, body } = await calls.signIn(user.email);
    expect(statusCode).toBe(401);
    expect(JSON.parse(body)).toEqual({
      code: 'second_step_needed',
      detail: expect.stringContaining('second step'),
      error: expect.any(String),
      second_step: { challenge: expect.any(String), ways: ['app', 'recovery_code'] },
    });
    expect(body).not.toContain('access');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('takes the code of the app, and opens a session', async () => {
    const { secret } = await withApp();
    const { challenge } = await calls.asked(user.email);
    const code = calls.codeOf(secret).replace(/^(...)/, ' $1 ');
    const answer = await calls.second({ challenge, app_code: code });
    expect(answer.statusCode).toBe(200);
    const session = answer.json<{ access: string; refresh: string }>();
    expect((await calls.within(session, 'GET', '/auth/profile/')).statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/^known_browser_/);
  });

  it('takes a passkey, and notes its use', async () => {
    const { passkey } = await withPasskey();
    const { challenge, ways, passkey: asked } = await calls.asked(user.email);
    expect(ways).toEqual(['passkey', 'recovery_code']);
    expect(asked).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id }],
    });
    const answer = await calls.second({ challenge, passkey: passkey.use(asked!) });
    expect(answer.statusCode).toBe(200);
    const session = answer.json<{ access: string; refresh: string }>();
    const shown = await calls.within(session, 'GET', '/auth/two-step/');
    expect(shown.json()).toMatchObject({
      passkeys: [{ name: 'My phone', last_used_at: expect.any(String) }],
    });
  });

  it('takes each recovery code once, however it is typed, and says so by mail', async () => {
    const { codes } = await withApp();
    expect(codes).toHaveLength(10);
    const code = codes[0]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const first = await calls.asked(user.email);
    const answer = await calls.second({ challenge: first.challenge, recovery_code: code });
    expect(answer.statusCode).toBe(200);
    const { challenge } = await calls.asked(user.email);
    const again = await calls.second({ challenge, recovery_code: codes[0] });
    expect([again.statusCode, again.json()['code']]).toEqual([401, 'wrong_code']);
    expect(await calls.newsTo(user.email)).toEqual(['app_added', 'recovery_code_used']);
    const session = answer.json<{ access: string; refresh: string }>();
    const shown = await calls.within(session, 'GET', '/auth/two-step/');
    expect(shown.json()['recovery_codes_left']).toBe(9);
  });

  it('needs an answer, and no password is one', async () => {
    await withApp();
    const { challenge } = await calls.asked(user.email);
    expect((await calls.second({ challenge })).json()).toEqual({ app_code: ['Enter the code'] });
    const answer = await calls.second({ challenge, password: 'Passw0rd' });
    expect([answer.statusCode, answer.json()['code']]).toEqual([401, 'wrong_way']);
  });
});

describe('a code of the app', () => {
  const tryCode = async (code: string) => {
    const { challenge } = await calls.asked(user.email);
    const answer = await calls.second({ challenge, app_code: code });
    return answer.statusCode === 200 ? 'right' : answer.json()['code'];
  };

  it('works once, and so do earlier ones than the last', async () => {
    const { secret } = await withApp();
    const [now, before] = [calls.codeOf(secret), calls.codeOf(secret, -1)];
    expect(await tryCode(now)).toBe('right');
    expect(await tryCode(now)).toBe('code_used');
    expect(await tryCode(before)).toBe('code_used');
    expect(await tryCode(calls.codeOf(secret, 1))).toBe('right');
  });

  it.each([-3, -2, 2, 3])('is wrong %i steps from now: clocks may be off by one', async (steps) => {
    const { secret } = await withApp();
    expect(await tryCode(calls.codeOf(secret, steps))).toBe('wrong_code');
  });

  it('is wrong if it is of another account', async () => {
    await withApp();
    const other = await makeUser(api.db);
    const { secret } = await calls.addApp(await calls.sessionOf(other));
    expect(await tryCode(calls.codeOf(secret))).toBe('wrong_code');
  });

  it('opens one session of two devices that use it at once', async () => {
    const { secret } = await withApp();
    const [one, two] = [await calls.asked(user.email), await calls.asked(user.email)];
    const app_code = calls.codeOf(secret);
    const answers = await api.db.transaction().execute(async (trx) => {
      const account = trx.selectFrom('users').select('id').where('id', '=', user.id);
      await account.forUpdate().execute();
      const under = [one, two].map(({ challenge }) => calls.second({ challenge, app_code }));
      await lockWaitedFor(api.db, 2);
      return { under };
    });
    const statuses = (await Promise.all(answers.under)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('is stored encrypted', async () => {
    const { secret } = await withApp();
    const row = await api.db
      .selectFrom('authenticator_apps')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});

describe('a passkey', () => {
  it.each([
    ['at another site', { origin: 'https://nzuko.example' }],
    ['for another host', { rpId: 'nzuko.example' }],
    ['without its user’s finger, face or PIN', { isUserVerified: false }],
  ])('isn’t accepted %s', async (_where, wrongly) => {
    const { passkey } = await withPasskey();
    const { challenge, passkey: asked } = await calls.asked(user.email);
    const answer = await calls.second({ challenge, passkey: passkey.use(asked!, wrongly) });
    expect([answer.statusCode, answer.json()['code']]).toEqual([401, 'wrong_passkey']);
    const rightly = await calls.second({ challenge, passkey: passkey.use(asked!) });
    expect(rightly.statusCode).toBe(200);
  });

  it('isn’t accepted with a counter that doesn’t rise, as a copy’s', async () => {
    const { passkey } = await withPasskey();
    const useWith = async (counter: number) => {
      const { challenge, passkey: asked } = await calls.asked(user.email);
      return (await calls.second({ challenge, passkey: passkey.use(asked!, { counter }) }))
        .statusCode;
    };
    expect(await useWith(0)).toBe(200);
    expect(await useWith(5)).toBe(200);
    expect(await useWith(5)).toBe(401);
    expect(await useWith(4)).toBe(401);
    expect(await useWith(6)).toBe(200);
  });

  it('isn’t accepted for another question, from a stranger, or once removed', async () => {
    const session = await calls.sessionOf(user);
    const { passkey } = await calls.addPasskey(session);
    await calls.addPasskey(session, 'My key');
    const earlier = await calls.asked(user.email);
    const { challenge, passkey: asked } = await calls.asked(user.email);
    const refused = async (given: object) =>
      (await calls.second({ challenge, passkey: given })).json()['code'];
    expect(await refused(passkey.use(earlier.passkey!))).toBe('wrong_passkey');
    expect(await refused(softPasskey(SITE).use(asked!))).toBe('wrong_passkey');
    await api.db.deleteFrom('passkeys').where('credential_id', '=', passkey.id).execute();
    expect(await refused(passkey.use(asked!))).toBe('wrong_passkey');
  });
});

describe('a challenge', () => {
  const ended = async (challenge: string, secret: string, steps = 0) => {
    const answer = await calls.second({ challenge, app_code: calls.codeOf(secret, steps) });
    return answer.statusCode === 401 && answer.json()['code'] === 'challenge_ended';
  };

  it('works once, for five minutes, and none is made up', async () => {
    const { secret } = await withApp();
    const { challenge } = await calls.asked(user.email);
    await calls.second({ challenge, app_code: calls.codeOf(secret) });
    expect(await ended(challenge, secret, 1)).toBe(true);
    expect(await ended('made-up', secret, 1)).toBe(true);
    const late = await calls.asked(user.email);
    later(5 * MINUTE + 1000);
    expect(await ended(late.challenge, secret)).toBe(true);
  });

  it('is for its account alone, and for signing in alone', async () => {
    const session = await calls.sessionOf(user);
    const { secret } = await calls.addApp(session);
    const other = await makeUser(api.db);
    await calls.addApp(await calls.sessionOf(other));
    const theirs = await calls.asked(other.email);
    const answer = await calls.second({
      challenge: theirs.challenge,
      app_code: calls.codeOf(secret),
    });
    expect(answer.json()['code']).toBe('wrong_code');
    const confirmation = await calls.begin(session);
    expect(await ended(confirmation.challenge, secret)).toBe(true);
    const mine = await calls.asked(user.email);
    const confirmed = await calls.confirm(session, {
      challenge: mine.challenge,
      app_code: calls.codeOf(secret),
    });
    expect([confirmed.statusCode, confirmed.json()['code']]).toEqual([409, 'challenge_ended']);
  });

  it('ends with the password, with the sessions, and with what it asked for', async () => {
    const session = await calls.sessionOf(user);
    const { secret } = await calls.addApp(session);
    const one = await calls.asked(user.email);
    await calls.within(session, 'DELETE', '/auth/two-step/app/');
    expect(await ended(one.challenge, secret)).toBe(true);
    const again = await calls.addApp(session);
    const two = await calls.asked(user.email);
    await calls.within(session, 'POST', '/auth/logout-all/');
    expect(await ended(two.challenge, again.secret)).toBe(true);
  });

  it('is no token', async () => {
    await withApp();
    const { challenge } = await calls.asked(user.email);
    const payload = { refresh: challenge };
    const renewed = await api.inject({ method: 'POST', url: '/api/auth/token/refresh/', payload });
    expect(renewed.statusCode).toBe(401);
    const bare = { access: challenge, refresh: challenge };
    expect((await calls.within(bare, 'GET', '/auth/profile/')).statusCode).toBe(401);
  });
});

describe('wrong codes', () => {
  /** Until there is a pause. */
  async function guessCodes(headers = {}): Promise<void> {
    for (let tries = 0; tries < 6; tries += 1) {
      await endPauses();
      const { challenge } = await calls.asked(user.email);
      await calls.second({ challenge, app_code: '000000' }, headers);
    }
  }
  /** Signs in, then has others or the browser itself guess codes, and tries again after a reset in that browser. */
  async function signInAfterReset(guessedBy: 'others' | 'itself') {
    const { secret } = await withApp();
    const { challenge } = await calls.asked(user.email);
    const entered = await calls.second({ challenge, app_code: calls.codeOf(secret) });
    const headers = { cookie: cookieOf(entered) };
    await guessCodes(guessedBy === 'itself' ? headers : {});
    const password = 'Another1';
    expect((await calls.resetPassword(user, password, headers)).statusCode).toBe(204);
    const signedIn = await calls.signIn(user.email, password, headers);
    const again = signedIn.json<{ second_step: AskedFor }>().second_step;
    const answer = { challenge: again.challenge, app_code: calls.codeOf(secret, 1) };
    return (await calls.second(answer, headers)).statusCode;
  }

  it('are slowed down, up to a quarter of an hour, and told to the owner once', async () => {
    const { secret } = await withApp();
    const pauses: number[] = [];
    for (let tries = 0; tries < 18; tries += 1) {
      const { challenge } = await calls.asked(user.email);
      const answer = await calls.second({ challenge, app_code: '000000' });
      if (answer.statusCode === 401) continue;
      expect(answer.statusCode).toBe(429);
      pauses.push(Number(answer.headers['retry-after']));
      await endPauses();
    }
    expect(pauses).toEqual([1, 5, 30, 60, 300, 900, 900]);
    expect(await calls.newsTo(user.email)).toEqual(['app_added', 'wrong_codes']);
    const { challenge } = await calls.asked(user.email);
    const right = await calls.second({ challenge, app_code: calls.codeOf(secret) });
    expect(right.statusCode).toBe(200);
  });

  it('don’t keep out a passkey, nor a browser that has signed in before', async () => {
    const session = await calls.sessionOf(user);
    const { secret } = await calls.addApp(session);
    const { passkey } = await calls.addPasskey(session);
    const known = await calls.asked(user.email);
    const entered = await calls.second({
      challenge: known.challenge,
      app_code: calls.codeOf(secret),
    });
    const cookie = cookieOf(entered);
    await guessCodes();
    const { challenge, passkey: asked } = await calls.asked(user.email);
    const app_code = calls.codeOf(secret, 1);
    expect((await calls.second({ challenge, app_code })).statusCode).toBe(429);
    const here = await calls.second({ challenge, app_code }, { cookie });
    expect(here.statusCode).toBe(200);
    const mine = await calls.asked(user.email);
    expect(asked).toBeDefined();
    const answer = await calls.second({
      challenge: mine.challenge,
      passkey: passkey.use(mine.passkey!),
    });
    expect(answer.statusCode).toBe(200);
  });

  it('count on after a password reset: whoever reads the mailbox guesses no faster', async () => {
    const { secret } = await withApp();
    await guessCodes();
    const password = 'Another1';
    const cookie = cookieOf(await calls.resetPassword(user, password));
    const signedIn = await calls.signIn(user.email, password, { cookie });
    const { challenge } = signedIn.json<{ second_step: AskedFor }>().second_step;
    const answer = { challenge, app_code: calls.codeOf(secret) };
    expect((await calls.second(answer, { cookie })).statusCode).toBe(429);
    await endPauses();
    expect((await calls.second(answer, { cookie })).statusCode).toBe(200);
  });

  it('of others don’t keep out a browser that has signed in before and then resets the password', async () => {
    expect(await signInAfterReset('others')).toBe(200);
  });

  it('of such a browser count on after its reset', async () => {
    expect(await signInAfterReset('itself')).toBe(429);
  });
});

it('a known browser’s second steps don’t count for its address, nor do others’ keep it out', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_LOGIN_ADDRESS: '2' } });
  try {
    const theirs = twoStepCalls(limited);
    const { email } = await makeUser(limited.db);
    const answerTo = async (secret: string, steps: number, cookie = '') => {
      const signedIn = await theirs.signIn(email, undefined, { cookie });
      const { challenge } = signedIn.json<{ second_step: AskedFor }>().second_step;
      const app_code = theirs.codeOf(secret, steps);
      return theirs.second({ challenge, app_code }, { cookie });
    };
    const first = await theirs.signIn(email);
    const { secret } = await theirs.addApp(first.json());
    const cookie = cookieOf(await answerTo(secret, 0));
    const answers = [await theirs.second({ challenge: 'made-up', app_code: '000000' })];
    answers.push(await theirs.second({ challenge: 'made-up', app_code: '000000' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 429]);
    expect((await answerTo(secret, 1, cookie)).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
