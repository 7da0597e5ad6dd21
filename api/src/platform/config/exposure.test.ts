import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfigToServe } from './loadConfig';
import { demoAdmin, DEMO_PASSWORD } from '../../seed/catalogue/people';
import { hashPassword } from '../security/passwords';
import { startServerProcess, type ServerProcess } from '../../testing/serverProcess';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';

// Real processes, to check that nothing responds and what the operator reads.
jest.setTimeout(60_000);

const PUBLIC_URL = 'https://nzuko.example';
const JWT_SECRET = 'a-secret-of-this-test-that-must-never-be-printed';
const EXAMPLE = 'change-me-to-48-random-bytes-in-base64';
/** A public site with all required settings. */
const fit = {
  PUBLIC_URL,
  JWT_SECRET,
  SMTP_URL: 'smtps://nzuko:the-mail-password@mail.example',
  MAIL_FROM: 'Nzuko <tickets@nzuko.example>',
  CONTACT_EMAIL: 'hello@nzuko.example',
  PAYSTACK_SECRET_KEY: 'sk_live_never-printed',
};
const staging = {
  PUBLIC_URL,
  JWT_SECRET,
  STAGING: 'on',
  STAGING_PASSWORD: 'a-password-for-testers',
};

let database: TestDatabase;
let dataDir: string;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-exposure-'));
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((server) => server.stop()));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: NodeJS.ProcessEnv): ServerProcess {
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, ...env };
  const server = startServerProcess(settings);
  processes.push(server);
  return server;
}

/** The settings named in a message, one per line. */
const named = (text: string) => [...text.matchAll(/^ {2}- ([A-Z0-9_]+)/gm)].map(([, name]) => name);

describe('a site that strangers can reach', () => {
  const nothing = ['JWT_SECRET', 'SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL', 'PAYSTACK_SECRET_KEY'];

  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['only its URL set', { PUBLIC_URL }, nothing],
    ['NODE_ENV=development as well', { PUBLIC_URL, NODE_ENV: 'development' }, nothing],
    ['NODE_ENV=production alone', { NODE_ENV: 'production' }, ['PUBLIC_URL', ...nothing]],
    ['HOST=0.0.0.0 alone', { HOST: '0.0.0.0' }, ['PUBLIC_URL', ...nothing]],
    [
      'a local URL while listening on all interfaces',
      { HOST: '::', PUBLIC_URL: 'http://localhost:3000' },
      ['PUBLIC_URL', ...nothing],
    ],
    [
      'everything that compose.yaml and .env.example stand in with',
      {
        PUBLIC_URL,
        HOST: '0.0.0.0',
        NODE_ENV: 'production',
        JWT_SECRET: EXAMPLE,
        TICKET_SIGNING_KEY: EXAMPLE,
        TICKET_SIGNING_KEYS_OLD: 'an-older-key-of-at-least-32-characters',
        DATABASE_URL: 'postgres://nzuko:nzuko@postgres:5432/nzuko',
        SEED_DEMO: 'true',
        SMTP_URL: 'smtp://mail:1025',
        MAIL_FROM: 'Nzuko <tickets@nzuko.localhost>',
        CONTACT_EMAIL: 'hello@nzuko.localhost',
        S3_ENDPOINT: 'http://images:7070',
        S3_BUCKET: 'nzuko',
        S3_ACCESS_KEY_ID: 'nzuko',
        S3_SECRET_ACCESS_KEY: 'nzuko-inside',
        PAYSTACK_SECRET_KEY: 'sk_test_sandbox',
        PAYSTACK_BASE_URL: 'http://sandbox:4100',
        PAYSTACK_SANDBOX_URL: 'http://sandbox:4100',
      },
      [
        'JWT_SECRET',
        'TICKET_SIGNING_KEY',
        'TICKET_SIGNING_KEYS_OLD',
        'S3_SECRET_ACCESS_KEY',
        'DATABASE_URL',
        'SMTP_URL',
        'MAIL_FROM',
        'CONTACT_EMAIL',
        'PAYSTACK_SECRET_KEY',
        'PAYSTACK_SANDBOX_URL',
        'PAYSTACK_BASE_URL',
        'SEED_DEMO',
      ],
    ],
    [
      'a database password that breaks its URL',
      { ...fit, DATABASE_URL: 'postgres://nzuko:nzuko-inside/+@postgres:5432/nzuko' },
      ['DATABASE_URL'],
    ],
    ['copies of the data for whoever asks', { ...fit, ISOLATION: 'on' }, ['ISOLATION']],
    [
      'other settings that are wrong too',
      { PUBLIC_URL, LOG_LEVEL: 'loud', STAGING: 'maybe' },
      ['STAGING', 'LOG_LEVEL', ...nothing],
    ],
    [
      'STAGING=on, no password and a live key',
      { PUBLIC_URL, STAGING: 'on', PAYSTACK_SECRET_KEY: fit.PAYSTACK_SECRET_KEY },
      ['STAGING_PASSWORD', 'JWT_SECRET', 'PAYSTACK_SECRET_KEY'],
    ],
  ])('does not start with %s, and lists all settings at once', async (_what, env, settings) => {
    const { code, said } = await start(env).refused();
    expect(named(said)).toEqual(settings);
    expect(code).toBe(1);
    expect(said).not.toMatch(/^\s+at /m);
    for (const value of [EXAMPLE, 'nzuko-inside', 'sk_live_never', 'sk_test_sandbox', ':nzuko@']) {
      expect(said).not.toContain(value);
    }
  });

  it('starts with everything it needs, without outbox or checkout', async () => {
    const address = await start({ ...fit, NODE_ENV: 'production' }).ready;
    expect((await fetch(`${address}/api/health/`)).status).toBe(200);
    for (const path of ['outbox', 'checkout/x']) {
      expect((await fetch(`${address}/api/dev/${path}`)).status).toBe(404);
    }
  });

  it('does not start on a database that once was the demo’s', async () => {
    const seeded = await openTestDatabase();
    const password_hash = await hashPassword(DEMO_PASSWORD);
    await seeded.db
      .insertInto('users')
      .values({ ...demoAdmin, password_hash })
      .execute();
    try {
      const { code, said } = await start({ ...fit, DATABASE_URL: seeded.url }).refused();
      expect(said).toContain('The database (DATABASE_URL) holds the demo accounts');
      expect(said).not.toContain('"stack"');
      expect(code).toBe(1);
    } finally {
      await seeded.close();
    }
  });

  it('is a staging site with STAGING=on: with sandbox and outbox, behind a password', async () => {
    const address = await start(staging).ready;
    const outbox = `${address}/api/dev/outbox`;
    expect((await fetch(outbox)).status).toBe(403);
    const authorization = `Basic ${btoa(`tester:${staging.STAGING_PASSWORD}`)}`;
    expect((await fetch(outbox, { headers: { authorization } })).status).toBe(200);
  });
});

it('a local site on a database of its own needs only the secret, and says so', async () => {
  const { code, said } = await start({}).refused();
  expect(named(said)).toEqual(['JWT_SECRET']);
  expect(code).toBe(1);
  const address = await start({ JWT_SECRET }).ready;
  expect((await fetch(`${address}/api/dev/outbox`)).status).toBe(200);
});

describe('who can reach a site', () => {
  const problems = (env: NodeJS.ProcessEnv) => {
    try {
      loadConfigToServe(env);
      return [];
    } catch (error) {
      return named(String(error));
    }
  };

  it.each([
    'http://localhost:3000',
    'http://LOCALHOST.:3000',
    'https://nzuko.localhost',
    'http://127.0.0.1:3000',
    'http://127.9.9.9',
    'http://[::1]:3000',
  ])('%s is this machine only', (address) => {
    expect(problems({ PUBLIC_URL: address })).toEqual([]);
    // In compose.yaml the API listens on all interfaces of its container, but the proxy's port is only open locally.
    const inside = { HOST: '0.0.0.0', PUBLISH_ON: '127.0.0.1', NODE_ENV: 'production' };
    expect(problems({ ...inside, PUBLIC_URL: address })).toEqual([]);
    expect(problems({ ...inside, PUBLIC_URL: address, PUBLISH_ON: '0.0.0.0' })).toContain(
      'PUBLIC_URL',
    );
  });

  it.each([
    'https://nzuko.example',
    'http://192.168.1.20:3000',
    'http://0.0.0.0:3000',
    'https://localhost.nzuko.example',
    'https://127.0.0.1.nzuko.example',
    'https://notlocalhost',
  ])('%s is open to others', (address) => {
    expect(problems({ PUBLIC_URL: address })).toContain('JWT_SECRET');
    expect(problems({ ...fit, PUBLIC_URL: address })).toEqual([]);
  });

  it.each<[Partial<NodeJS.ProcessEnv>, string]>([
    [{ PAYSTACK_SECRET_KEY: 'sk_test_4711' }, 'PAYSTACK_SECRET_KEY'],
    [{ PAYSTACK_SANDBOX_URL: 'http://sandbox:4100' }, 'PAYSTACK_SANDBOX_URL'],
    [{ PAYSTACK_BASE_URL: 'http://elsewhere.example' }, 'PAYSTACK_BASE_URL'],
    [{ SEED_DEMO: 'true' }, 'SEED_DEMO'],
    [{ MAIL_FROM: 'tickets@localhost' }, 'MAIL_FROM'],
    [{ CONTACT_EMAIL: 'hello@nzuko.localhost' }, 'CONTACT_EMAIL'],
    [{ DATABASE_URL: 'postgres://db/nzuko?user=nzuko&password=nzuko' }, 'DATABASE_URL'],
    [{ GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }, 'GITHUB_CLIENT_SECRET'],
  ])('one that is open to others may not have %j', (change, name) => {
    expect(problems({ ...fit, ...change })).toEqual([name]);
  });

  it.each<[Partial<NodeJS.ProcessEnv>, string[]]>([
    [{}, []],
    [{ SEED_DEMO: 'true' }, []],
    [{ PAYSTACK_SECRET_KEY: 'sk_test_4711' }, []],
    [{ PAYSTACK_SECRET_KEY: 'sk_live_4711' }, ['PAYSTACK_SECRET_KEY']],
    [{ PUBLIC_URL: '', PAYSTACK_SECRET_KEY: 'sk_live_4711' }, ['PAYSTACK_SECRET_KEY']],
    [{ JWT_SECRET: '' }, ['JWT_SECRET']],
    [{ STAGING_PASSWORD: '' }, ['STAGING_PASSWORD']],
    [{ STAGING_PASSWORD: 'fifteen-letters' }, ['STAGING_PASSWORD']],
    [{ STAGING_PASSWORD: 'change-me-to-16-characters-or-more' }, ['STAGING_PASSWORD']],
  ])('a staging site with %j: %j', (change, names) => {
    expect(problems({ ...staging, ...change })).toEqual(names);
  });
});
