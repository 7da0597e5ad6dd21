import { sql } from 'kysely';
import { makeUser, PASSWORD, removePassword, type TestUser } from '../../testing/builders';
import { teamCalls } from '../../testing/teamCalls';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { twoStepCalls } from '../../testing/twoStepCalls';
import { CONFIRMED_ROUTES } from '../../platform/http/confirmedRoutes';
import { lockUserById } from '../auth/auth-repository';
import { endSessions } from '../auth/sessions';
import { routesOf } from '../../testing/routesOf';

let api: TestApp;
let calls: ReturnType<typeof twoStepCalls>;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  calls = twoStepCalls(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.db, 'ORGANIZER');
});

/** Makes every confirmation this many minutes older. */
const age = (minutes: number) =>
  sql`UPDATE refresh_tokens SET confirmed_at = confirmed_at - interval '1 minute' * ${minutes}`.execute(
    api.db,
  );
const codeOf = ({ body }: { body: string }) =>
  body === '' ? undefined : (JSON.parse(body) as { code?: string }).code;
type Session = Awaited<ReturnType<typeof calls.sessionOf>>;

/** Signs in with the app's code. */
async function enter(email: string, secret: string, steps = 0): Promise<Session> {
  const { challenge } = await calls.asked(email);
  const answer = await calls.second({ challenge, app_code: calls.codeOf(secret, steps) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Session>();
}
const isOpen = async (session: Session) =>
  (await calls.within(session, 'GET', '/auth/profile/')).statusCode === 200;

describe('turning two-step sign-in on', () => {
  it('needs the app’s first code, shows recovery codes once, and ends the other sessions', async () => {
    const [here, there] = [await calls.sessionOf(user), await calls.sessionOf(user)];
    const begun = await calls.within(here, 'POST', '/auth/two-step/app/');
    const { secret, uri } = begun.json<{ secret: string; uri: string }>();
    expect(uri).toContain(`otpauth://totp/Nzuko:${encodeURIComponent(user.email)}`);
    const shown = async () => (await calls.within(here, 'GET', '/auth/two-step/')).json();
    expect(await shown()).toMatchObject({ is_on: false, app_added_at: null });
    expect((await calls.signIn(user.email)).statusCode).toBe(200);
    const finish = (code: string) =>
      calls.within(here, 'POST', '/auth/two-step/app/confirm/', { code });
    const wrong = await finish('000000');
    expect(wrong.json()).toEqual({ code: [expect.stringContaining('isn’t right')] });
    const right = await finish(calls.codeOf(secret));
    expect(right.json<{ recovery_codes: string[] }>().recovery_codes).toHaveLength(10);
    expect(codeOf(await finish(calls.codeOf(secret, 1)))).toBe('no_app');
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect(await shown()).toMatchObject({ is_on: true, recovery_codes_left: 10 });
    const stored = await api.db.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(
      right.json<{ recovery_codes: string[] }>().recovery_codes[0],
    );
  });

  it('asks for the password in a session older than ten minutes', async () => {
    const session = await calls.sessionOf(user);
    await age(10);
    const start = () => calls.within(session, 'POST', '/auth/two-step/app/');
    expect(codeOf(await start())).toBe('confirmation_needed');
    const { challenge, ways } = await calls.begin(session);
    expect(ways).toEqual(['password']);
    const wrong = await calls.confirm(session, { challenge, password: 'Wrong1234' });
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([409, 'wrong_password']);
    expect((await calls.confirm(session, { challenge, password: PASSWORD })).statusCode).toBe(204);
    expect((await start()).statusCode).toBe(200);
  });

  it('asks those without a password to sign in again', async () => {
    const session = await calls.sessionOf(user);
    await removePassword(api.db, user);
    await age(10);
    expect(codeOf(await calls.within(session, 'POST', '/auth/confirmation/'))).toBe(
      'sign_in_again',
    );
  });

  it('needs a verified address, or a stranger could lock out whoever owns it', async () => {
    const squatter = await makeUser(api.db, 'ATTENDEE', { isVerified: false });
    const session = await calls.sessionOf(squatter);
    for (const path of ['app/', 'passkeys/options/']) {
      const answer = await calls.within(session, 'POST', `/auth/two-step/${path}`);
      expect(codeOf(answer)).toBe('email_unverified');
    }
  });

  it('takes several passkeys, each once, and none made for another site', async () => {
    const session = await calls.sessionOf(user);
    const { codes } = await calls.addPasskey(session, 'My phone');
    expect(codes).toHaveLength(10);
    expect((await calls.addPasskey(session, ' My key ')).codes).toEqual([]);
    const { challenge, options } = await calls.beginPasskey(session);
    const { passkey } = await calls.addPasskey(session, 'A third one');
    const add = (given: object) =>
      calls.within(session, 'POST', '/auth/two-step/passkeys/', {
        challenge,
        name: 'x',
        passkey: given,
      });
    const elsewhere = await add(passkey.make(options, { origin: 'https://nzuko.example' }));
    expect(codeOf(elsewhere)).toBe('passkey_refused');
    expect(codeOf(await add(passkey.make(options)))).toBe('passkey_exists');
    const shown = await calls.within(session, 'GET', '/auth/two-step/');
    expect(shown.json<{ passkeys: { name: string }[] }>().passkeys.map(({ name }) => name)).toEqual(
      ['My phone', 'My key', 'A third one'],
    );
  });

  it('is told by mail, as is turning it off', async () => {
    const session = await calls.sessionOf(user);
    await calls.addApp(session);
    await calls.addPasskey(session);
    await calls.within(session, 'POST', '/auth/two-step/recovery-codes/');
    await calls.within(session, 'DELETE', '/auth/two-step/app/');
    expect(await calls.newsTo(user.email)).toEqual([
      'app_added',
      'passkey_added',
      'recovery_codes_renewed',
      'app_removed',
    ]);
    const kept = await calls.recordOf(user.id);
    expect(kept.filter((action) => /two_step|recovery/.test(action))).toEqual([
      'two_step_added',
      'two_step_added',
      'recovery_codes_renewed',
      'two_step_removed',
    ]);
  });
});

describe('turning it off', () => {
  it('takes the password alone again once the last method is gone, and the codes with it', async () => {
    const session = await calls.sessionOf(user);
    await calls.addPasskey(session);
    const shown = await calls.within(session, 'GET', '/auth/two-step/');
    const [{ id } = { id: 0 }] = shown.json<{ passkeys: { id: number }[] }>().passkeys;
    const remove = () => calls.within(session, 'DELETE', `/auth/two-step/passkeys/${id}/`);
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect((await calls.signIn(user.email)).statusCode).toBe(200);
    const after = await calls.within(session, 'GET', '/auth/two-step/');
    expect(after.json()).toMatchObject({ is_on: false, recovery_codes_left: 0 });
    const codes = await calls.within(session, 'POST', '/auth/two-step/recovery-codes/');
    expect(codeOf(codes)).toBe('two_step_off');
  });

  it('can’t be done to another’s passkey', async () => {
    await calls.addPasskey(await calls.sessionOf(user));
    const { id } = await api.db
      .selectFrom('passkeys')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const other = await calls.sessionOf(await makeUser(api.db));
    const answer = await calls.within(other, 'DELETE', `/auth/two-step/passkeys/${id}/`);
    expect(answer.statusCode).toBe(404);
  });

  it('new recovery codes end the earlier ones', async () => {
    const session = await calls.sessionOf(user);
    const { codes } = await calls.addApp(session);
    const renewed = await calls.within(session, 'POST', '/auth/two-step/recovery-codes/');
    const [fresh = ''] = renewed.json<{ recovery_codes: string[] }>().recovery_codes;
    const { challenge } = await calls.asked(user.email);
    expect((await calls.second({ challenge, recovery_code: codes[1] })).statusCode).toBe(401);
    expect((await calls.second({ challenge, recovery_code: fresh })).statusCode).toBe(200);
  });
});

describe('no way round', () => {
  it('is a password reset: it changes the password, and the second step is asked for all the same', async () => {
    const { secret } = await calls.addApp(await calls.sessionOf(user));
    const pending = await calls.asked(user.email);
    expect((await calls.resetPassword(user, 'Another1')).statusCode).toBe(204);
    const old = await calls.second({
      challenge: pending.challenge,
      app_code: calls.codeOf(secret),
    });
    expect(codeOf(old)).toBe('challenge_ended');
    expect(codeOf(await calls.signIn(user.email, 'Another1'))).toBe('second_step_needed');
  });

  it('is a renewed token: the confirmation of a session stays as old as it is', async () => {
    const { secret } = await calls.addApp(await calls.sessionOf(user));
    const session = await enter(user.email, secret);
    await age(11);
    const renewed = await api.inject({
      method: 'POST',
      url: '/api/auth/token/refresh/',
      payload: { refresh: session.refresh },
    });
    const fresh = renewed.json<Session>();
    const answer = await calls.within(fresh, 'POST', '/auth/two-step/recovery-codes/');
    expect(codeOf(answer)).toBe('confirmation_needed');
  });

  it('is another session’s confirmation, or one asked for in another session', async () => {
    const { secret, codes } = await calls.addApp(await calls.sessionOf(user));
    const [here, there] = [await enter(user.email, secret), await enter(user.email, secret, 1)];
    await age(11);
    const { challenge } = await calls.begin(here);
    const payload = { challenge, recovery_code: codes[0] };
    expect(codeOf(await calls.confirm(there, payload))).toBe('challenge_ended');
    expect((await calls.confirm(here, payload)).statusCode).toBe(204);
    const renew = (session: Session) =>
      calls.within(session, 'POST', '/auth/two-step/recovery-codes/');
    expect(codeOf(await renew(there))).toBe('confirmation_needed');
    expect((await renew(here)).statusCode).toBe(200);
  });

  it('is the password, for a session of an account with a second step', async () => {
    const { secret } = await calls.addApp(await calls.sessionOf(user));
    const session = await enter(user.email, secret);
    const { challenge, ways } = await calls.begin(session);
    expect(ways).toEqual(['app', 'recovery_code']);
    expect(codeOf(await calls.confirm(session, { challenge, password: PASSWORD }))).toBe(
      'wrong_way',
    );
  });

  it('is a session that was ended in the middle', async () => {
    const { secret } = await calls.addApp(await calls.sessionOf(user));
    const session = await enter(user.email, secret);
    const { challenge } = await calls.begin(session);
    await calls.within(session, 'POST', '/auth/logout-all/');
    const answer = await calls.confirm(session, { challenge, app_code: calls.codeOf(secret, 1) });
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'token_not_valid']);
  });

  it('is a change that was on its way when its session was ended', async () => {
    const session = await calls.sessionOf(user);
    const { codes } = await calls.addApp(session);
    let renewed: ReturnType<typeof calls.within> | undefined;
    await api.db.transaction().execute(async (trx) => {
      await lockUserById(trx, user.id);
      renewed = calls.within(session, 'POST', '/auth/two-step/recovery-codes/');
      await lockWaitedFor(api.db);
      await endSessions(trx, user.id, new Date());
    });
    const answer = await renewed!;
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'token_not_valid']);
    const { challenge } = await calls.asked(user.email);
    expect((await calls.second({ challenge, recovery_code: codes[0] })).statusCode).toBe(200);
  });
});

describe('routes that ask for a confirmation', () => {
  /** Each route's payload. Once confirmed, the answer is anything but a request to confirm. */
  const payloads: Record<string, object> = {
    'POST /api/auth/two-step/app/confirm/': { code: '000000' },
    'POST /api/money/payout-account/': { bank_id: 1, account_number: '0123456789' },
    'POST /api/money/payout-account/confirm/': { code: '123456' },
    'POST /api/teams/:id/owner/': { user_id: 999_999 },
    'PATCH /api/teams/:id/': { requires_two_step: false },
    'PATCH /api/teams/:id/members/:user_id/': { role: 'DOOR', version: 1 },
    'POST /api/teams/:id/invitations/': { email: 'zi@example.test', role: 'OWNER' },
    'DELETE /api/auth/profile/': { password: 'not it' },
  };

  const named = Object.keys(CONFIRMED_ROUTES).map((route) => route.replace(/\/$/, ''));

  it('are all there', () => {
    const known = new Set(routesOf(api.app));
    expect(named.filter((route) => !known.has(route))).toEqual([]);
  });

  it('are all that change a team, a payout account or the second step, but for those that give nothing away', () => {
    const others = [
      // Withdraws an invitation that nobody has used yet.
      'DELETE /api/teams/:id/invitations/:invitation_id',
      // Mails the code to the owner who named the account.
      'POST /api/money/payout-account/code',
    ];
    const changes = /^(?!GET )\S+ \/api\/(teams|money\/payout-account|auth\/two-step)(\/|$)/;
    const found = routesOf(api.app).filter((route) => changes.test(route));
    expect(found.filter((route) => !named.includes(route)).toSorted()).toEqual(others);
  });

  it('ask who has no password before their account is deleted', async () => {
    const session = await calls.sessionOf(user);
    await removePassword(api.db, user);
    const erase = () => calls.within(session, 'DELETE', '/auth/profile/', {});
    await age(11);
    expect(codeOf(await erase())).toBe('confirmation_needed');
    await age(-11);
    expect((await erase()).statusCode).toBe(204);
  });

  it('ask in an old session, and not in a fresh one; those about money and teams only with a second step', async () => {
    const { secret } = await calls.addApp(await calls.sessionOf(user));
    const bare = await makeUser(api.db, 'ORGANIZER');
    const bareSession = await calls.sessionOf(bare);
    const session = await enter(user.email, secret);
    const asksFor = async (as: Session, owner: TestUser) => {
      const asked: string[] = [];
      for (const route of Object.keys(CONFIRMED_ROUTES)) {
        const [method = '', path = ''] = route.split(' ');
        const url = path.replace('/api', '').replace(':user_id', '999999');
        const isTeam = url.startsWith('/teams');
        const answer = await calls.within(
          as,
          method as 'POST',
          url.replace(':id', isTeam ? String(owner.id) : '999999'),
          route.endsWith('passkeys/') ? await newPasskey() : payloads[route],
        );
        if (codeOf(answer) === 'confirmation_needed') asked.push(route);
      }
      return asked;
    };
    const newPasskey = async () => {
      const { softPasskey } = await import('../../testing/softPasskey');
      const made = softPasskey('http://localhost:3000').make({ challenge: 'x' });
      return { challenge: 'x', name: 'x', passkey: made };
    };
    await age(11);
    expect(await asksFor(session, user)).toEqual(Object.keys(CONFIRMED_ROUTES));
    const always = Object.entries(CONFIRMED_ROUTES).filter(([, asks]) => asks === 'always');
    expect(await asksFor(bareSession, bare)).toEqual(always.map(([route]) => route));
    await age(-11);
    expect(await asksFor(session, user)).toEqual([]);
  });
});

describe('a team that needs two-step sign-in', () => {
  let member: TestUser;
  beforeEach(async () => {
    member = await makeUser(api.db);
    await teamCalls(api).join(user, member, { role: 'MANAGER' });
  });
  const demand = (session: Session, requires_two_step = true) =>
    calls.within(session, 'PATCH', `/teams/${user.id}/`, { requires_two_step });
  const work = (session: Session) =>
    api.inject({
      url: '/api/events/my_events/',
      headers: { authorization: `Bearer ${session.access}`, 'x-team': String(user.id) },
    });

  it('can only be one whose owner has it on', async () => {
    const session = await calls.sessionOf(user);
    expect(codeOf(await demand(session))).toBe('two_step_off');
    await calls.addApp(session);
    expect((await demand(session)).json()).toMatchObject({
      requires_two_step: true,
      members: [{ has_two_step: true }, { has_two_step: false }],
    });
  });

  it('refuses members at work from their next call on, says why, and lets them in once they have it', async () => {
    const owner = await calls.sessionOf(user);
    await calls.addApp(owner);
    const session = await calls.sessionOf(member);
    expect((await work(session)).statusCode).toBe(200);
    await demand(owner);
    const refused = await work(session);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'two_step_required']);
    const [listed] = (await calls.within(session, 'GET', '/teams/')).json<object[]>();
    expect(listed).toMatchObject({ id: user.id, lacks_two_step: true });
    const shown = await calls.within(session, 'GET', '/auth/two-step/');
    expect(shown.json()).toMatchObject({ demanded_by: [expect.stringContaining('Ada Number')] });
    await calls.addPasskey(session);
    expect((await work(session)).statusCode).toBe(200);
  });

  it('lets members leave, refuses owners without it as well, and asks no more once that is over', async () => {
    const owner = await calls.sessionOf(user);
    await calls.addApp(owner);
    await demand(owner);
    const session = await calls.sessionOf(member);
    const left = await calls.within(session, 'DELETE', `/teams/${user.id}/members/${member.id}/`);
    expect(left.statusCode).toBe(204);
    expect(codeOf(await work(session))).toBe('not_in_team');
    await calls.within(owner, 'DELETE', '/auth/two-step/app/');
    expect(codeOf(await demand(owner, false))).toBe('two_step_required');
    await calls.addPasskey(owner);
    expect((await demand(owner, false)).json()).toMatchObject({ requires_two_step: false });
  });
});
