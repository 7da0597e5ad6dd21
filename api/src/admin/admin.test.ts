import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { loadConfig } from '../platform/config/loadConfig';
import { makeUser, PASSWORD } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { twoStepCalls } from '../testing/twoStepCalls';
import { demoteAdministrator } from './demoteAdministrator';
import { makeAdministrator } from './makeAdministrator';
import { switchTwoStepOff } from './switchTwoStepOff';

jest.setTimeout(60_000);

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** Runs the command beside the app; returns what it printed and logged. */
async function appoint(address: string, database: Pick<TestDatabase, 'url'> = api) {
  const said: string[] = [];
  const logged: string[] = [];
  const sink = new Writable({
    write: (line, _, done) => {
      logged.push(String(line));
      done();
    },
  });
  const config = loadConfig({ DATABASE_URL: database.url, JWT_SECRET: 'x'.repeat(40) });
  await makeAdministrator({
    config,
    isAddressKnown: true,
    address,
    log: pino(sink),
    say: (line) => void said.push(line),
  });
  return {
    said: said.join('\n'),
    logged: logged.map((line) => JSON.parse(line) as Record<string, unknown>),
    link: /\/reset-password\/(\S+)\/(\S+)$/m.exec(said.join('\n')),
  };
}

const usersWith = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).execute();

const setPassword = (link: RegExpExecArray | null, password: string) =>
  api.inject({
    method: 'POST',
    url: `/api/auth/password-reset-confirm/${link?.[1]}/${link?.[2]}/`,
    payload: { password, password2: password },
  });

async function signIn(email: string, password: string) {
  const payload = { email, password };
  const signedIn = await api.inject({ method: 'POST', url: '/api/auth/token/', payload });
  const authorization = `Bearer ${signedIn.json<{ access: string }>().access}`;
  const jobs = await api.inject({ url: '/api/jobs/', headers: { authorization } });
  return { signIn: signedIn.statusCode, jobs: jobs.statusCode };
}

describe('the command for somebody who has lost their second step', () => {
  const run = async (address: string) => {
    const said: string[] = [];
    const config = loadConfig({ DATABASE_URL: api.url, JWT_SECRET: 'x'.repeat(40) });
    const say = (line: string) => void said.push(line);
    await switchTwoStepOff({ config, address, log: pino({ level: 'silent' }), say });
    return said.join('\n');
  };

  it('turns it off, ends their sessions, and tells them', async () => {
    const calls = twoStepCalls(api);
    const user = await makeUser(api.db);
    const session = await calls.sessionOf(user);
    const { secret } = await calls.addApp(session);
    await calls.addPasskey(session);
    const { challenge } = await calls.asked(user.email);
    expect(await run(user.email.toUpperCase())).toContain('every session has ended');
    const app_code = calls.codeOf(secret);
    expect((await calls.second({ challenge, app_code })).statusCode).toBe(401);
    expect((await calls.within(session, 'GET', '/auth/profile/')).statusCode).toBe(401);
    expect((await calls.signIn(user.email)).statusCode).toBe(200);
    const left = await api.db.selectFrom('recovery_codes').where('user_id', '=', user.id);
    expect(await left.selectAll().execute()).toEqual([]);
    expect(await calls.newsTo(user.email)).toEqual([
      'app_added',
      'passkey_added',
      'turned_off_for_you',
    ]);
    expect(await run(user.email)).toContain('is off for');
    expect(await calls.newsTo(user.email)).toHaveLength(3);
  });

  it('refuses an address that nobody has', async () => {
    await expect(run('nobody@example.test')).rejects.toThrow('No account has the address');
  });
});

describe('the command that demotes an administrator', () => {
  const demote = async (address: string) => {
    const said: string[] = [];
    const config = loadConfig({ DATABASE_URL: api.url, JWT_SECRET: 'x'.repeat(40) });
    const say = (line: string) => void said.push(line);
    await demoteAdministrator({ config, address, log: pino({ level: 'silent' }), say });
    return said.join('\n');
  };

  it('ends their rights and sessions, records it, and keeps the last one', async () => {
    await api.db.updateTable('users').set({ role: 'ORGANIZER' }).execute();
    const { email, id } = await makeUser(api.db, 'ADMIN');
    await expect(demote(email)).rejects.toThrow('is the only administrator');
    const other = await makeUser(api.db, 'ADMIN');
    const calls = twoStepCalls(api);
    const session = await calls.sessionOf(other);
    expect(await demote(other.email.toUpperCase())).toContain('is an organizer now');
    expect((await calls.within(session, 'GET', '/auth/profile/')).statusCode).toBe(401);
    expect(await signIn(other.email, PASSWORD)).toEqual({ signIn: 200, jobs: 403 });
    const entries = api.db
      .selectFrom('record')
      .select('actor_kind')
      .where('account_id', '=', other.id);
    expect(await entries.where('action', '=', 'administrator_dismissed').execute()).toEqual([
      { actor_kind: 'SYSTEM' },
    ]);
    expect(await demote(other.email)).toContain('is not an administrator');
    expect((await usersWith(email))[0]).toMatchObject({ id, role: 'ADMIN' });
    await expect(demote('nobody@example.test')).rejects.toThrow('No account has the address');
  });
});

describe('the command that makes administrators', () => {
  it('creates one, whose password a link sets once', async () => {
    const { said, link } = await appoint(' New.Admin@Example.test ');
    expect(said).toContain('Created the administrator new.admin@example.test.');
    expect(await setPassword(link, 'Chosen-1-by-them')).toMatchObject({ statusCode: 204 });
    expect(await setPassword(link, 'Chosen-1-by-them')).toMatchObject({ statusCode: 400 });
    expect(await signIn('new.admin@example.test', 'Chosen-1-by-them')).toEqual({
      signIn: 200,
      jobs: 200,
    });
  });

  it('makes an existing account one, and leaves its password alone', async () => {
    const { id, email } = await makeUser(api.db, 'ORGANIZER');
    expect(await signIn(email, PASSWORD)).toEqual({ signIn: 200, jobs: 403 });
    const { said, link, logged } = await appoint(email.toUpperCase());
    expect(said).toContain(`${email} is an administrator now; before: organizer.`);
    expect(link).toBeNull();
    expect(await signIn(email, PASSWORD)).toEqual({ signIn: 200, jobs: 200 });
    expect(logged).toEqual([
      expect.objectContaining({ audit: 'administrator', user: id, formerRole: 'ORGANIZER' }),
    ]);
  });

  it('gives a stranger who registered the address beforehand nothing', async () => {
    const { email } = await makeUser(api.db, 'ATTENDEE', { isVerified: false });
    const { said, link } = await appoint(email);
    expect(said).toContain('Nobody had verified this address');
    expect((await signIn(email, PASSWORD)).signIn).toBe(401);
    expect(await setPassword(link, 'Chosen-1-by-them')).toMatchObject({ statusCode: 204 });
    expect(await signIn(email, 'Chosen-1-by-them')).toEqual({ signIn: 200, jobs: 200 });
  });

  it('changes nothing the second time, but prints a new link while there is no password', async () => {
    const email = 'twice@example.test';
    const first = await appoint(email);
    const second = await appoint(email);
    expect(second.said).toContain('is an administrator already');
    expect((await setPassword(first.link, 'Chosen-1-by-them')).statusCode).toBe(400);
    expect((await setPassword(second.link, 'Chosen-1-by-them')).statusCode).toBe(204);
    const before = await usersWith(email);
    expect(before).toHaveLength(1);
    const third = await appoint(email);
    expect(third.link).toBeNull();
    expect(await usersWith(email)).toEqual(before);
  });

  it('run twice at once makes one account', async () => {
    const email = 'at-once@example.test';
    await Promise.all([appoint(email), appoint(email), appoint(email)]);
    expect(await usersWith(email)).toMatchObject([{ role: 'ADMIN' }]);
  });

  it('says that the account is suspended', async () => {
    const { email, id } = await makeUser(api.db);
    const suspended_at = new Date('2031-03-01T08:00:00Z');
    await api.db.updateTable('users').set({ suspended_at }).where('id', '=', id).execute();
    expect((await appoint(email)).said).toContain('has been suspended since Sat, 1 Mar 2031');
  });

  it('never writes the link to the log', async () => {
    const { link, logged } = await appoint('quiet@example.test');
    expect(link?.[2]).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(logged)).not.toContain(link?.[2]);
  });

  it.each(['', 'ada', 'ada@', '@example.test', 'ada@example.test, bo@example.test'])(
    'refuses %j as an address',
    async (address) => {
      await expect(appoint(address)).rejects.toThrow('is not an email address');
    },
  );

  it('refuses a database that is not a site’s, not there, too old, or half restored', async () => {
    const other = await openTestDatabase({ empty: true });
    try {
      await expect(appoint('ada@example.test', other)).rejects.toThrow('is not a site’s');
      const nowhere = { url: other.url.replace(/[^/]+$/, 'nowhere') };
      await expect(appoint('ada@example.test', nowhere)).rejects.toThrow('can’t be read');
      await sql`CREATE TABLE kysely_migration (name text)`.execute(other.db);
      await expect(appoint('ada@example.test', other)).rejects.toThrow('start its API first');
      await sql`CREATE TABLE unfinished_restore ()`.execute(other.db);
      await expect(appoint('ada@example.test', other)).rejects.toThrow('cut off');
    } finally {
      await other.close();
    }
  });

  it('runs from the image’s program, and says what is wrong without a stack trace', async () => {
    const cache = resolve(__dirname, '../../.cache');
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, 'admin-'));
    const bundle = resolve(__dirname, '../../../docker/build/bundle.ts');
    const run = promisify(execFile);
    const env = { PATH: process.env.PATH, DATABASE_URL: api.url, JWT_SECRET: 'x'.repeat(40) };
    const command = (...words: string[]) =>
      run(process.execPath, [join(folder, 'admin.cjs'), ...words], { env });
    try {
      await run(process.execPath, ['--import', 'tsx', bundle, folder, 'admin']);
      const { stdout } = await command('image@example.test');
      expect(stdout).toContain('Created the administrator image@example.test.');
      expect(stdout).toContain('"audit":"administrator"');
      expect(stdout).toContain(
        'PUBLIC_URL isn’t set: if the site is elsewhere, replace http://localhost:3000 with its address.',
      );
      const elsewhere = { env: { ...env, PORT: '4123' } };
      const other = [join(folder, 'admin.cjs'), 'port@example.test'];
      expect((await run(process.execPath, other, elsewhere)).stdout).toContain(
        'http://localhost:4123/reset-password/',
      );
      for (const words of [[], ['--help'], ['--two-step-off', 'ada@example.test']]) {
        await expect(command(...words)).rejects.toMatchObject({
          code: 1,
          stderr:
            'Usage: npm run admin -- <email address>, or: npm run admin -- reconcile, or: npm run admin -- two-step-off <email address>, or: npm run admin -- demote <email address>\n',
        });
      }
      const lost = await makeUser(api.db);
      expect((await command('two-step-off', lost.email)).stdout).toContain('is off for');
      expect((await command('reconcile')).stdout).toContain('compares its books');
      const { rows } = await sql`SELECT FROM graphile_worker.jobs WHERE key = 'reconcile'`.execute(
        api.db,
      );
      expect(rows).toHaveLength(1);
      await expect(
        run(process.execPath, [join(folder, 'admin.cjs'), 'reconcile'], {
          env: { ...env, ISOLATION: 'on' },
        }),
      ).rejects.toMatchObject({ stderr: expect.stringContaining('ISOLATION=on') });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
