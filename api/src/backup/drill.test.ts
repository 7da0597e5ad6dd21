import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { isAlive, readPostmaster } from '../platform/database/embedded/postmaster';
import { startServerProcess, type ServerProcess } from '../testing/serverProcess';

// Two sites with their own PostgreSQL, and the commands as npm runs them.
jest.setTimeout(240_000);

let place: string;
const running: ServerProcess[] = [];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'tickets-drill-'));
  chmodSync(place, 0o711);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  for (const site of readdirSync(place)) {
    const postmaster = readPostmaster(join(place, site, 'postgres', 'data'));
    if (postmaster && isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
  }
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
});

async function start(site: string): Promise<string> {
  const server = startServerProcess({
    DATA_DIR: join(place, site),
    PAYSTACK_SECRET_KEY: 'sk_test_elsewhere',
    PAYSTACK_BASE_URL: 'http://127.0.0.1:1',
  });
  running.push(server);
  return `${await server.ready}/api`;
}

async function command(
  name: 'backup' | 'restore' | '../admin/admin',
  site: string,
  word = 'copy',
): Promise<string> {
  const program = resolve(__dirname, `${name}.ts`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', program, word],
    { env: { PATH: process.env.PATH, DATA_DIR: join(place, site), INIT_CWD: place } },
  );
  return stdout;
}

async function call<T>(
  url: string,
  { token, body }: { token?: string; body?: object | FormData } = {},
): Promise<{ status: number; body: T }> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method: isForm ? 'PATCH' : body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

const PASSWORD = 'Abcdefg1';
async function signIn(api: string, email: string): Promise<string> {
  const body = { email, password: PASSWORD };
  return (await call<{ access: string }>(`${api}/auth/token/`, { body })).body.access;
}
async function register(api: string, username: string, role: string): Promise<string> {
  const email = `${username}@example.test`;
  const names = { first_name: 'Ada', last_name: 'Eze', username, email, role };
  const passwords = { password: PASSWORD, password2: PASSWORD };
  await call(`${api}/auth/register/`, { body: { ...names, ...passwords } });
  return signIn(api, email);
}

/** An organizer with a portrait, and the code of a ticket to their event. */
async function fillSite(api: string) {
  const organizer = await register(api, 'organizer', 'ORGANIZER');
  const form = new FormData();
  const create = { width: 90, height: 60, channels: 3 as const, background: '#12B76A' };
  const bytes = await sharp({ create }).png().toBuffer();
  form.append(
    'profile_picture',
    new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }),
  );
  const profile = await call<{ profile_picture: string }>(`${api}/auth/profile/`, {
    token: organizer,
    body: form,
  });
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const event = {
    title: 'A night that is printed',
    description: 'Its tickets are on paper.',
    location: '14 Broad Street, Lagos Island, Lagos',
    category: 'Technology',
    start_date: later(2),
    end_date: later(5),
    max_attendees: 5,
    ticket_price: '0',
    status: 'PUBLISHED',
  };
  const { id } = (await call<{ id: number }>(`${api}/events/`, { token: organizer, body: event }))
    .body;
  const buyer = await register(api, 'buyer', 'ATTENDEE');
  const body = { event_id: id, ticket_type: 'STANDARD' };
  await call(`${api}/tickets/purchase/`, { token: buyer, body });
  const { body: mine } = await call<{ qr_payload: string }[]>(`${api}/tickets/`, { token: buyer });
  return {
    picture: profile.body.profile_picture.replace('/api', ''),
    code: mine[0]?.qr_payload ?? '',
    session: buyer,
  };
}

it('a site that is restored elsewhere lets in whoever holds a printed code', async () => {
  const first = await start('first');
  const { picture, code, session } = await fillSite(first);
  expect(code).toMatch(/^NZ1\./);
  const portrait = Buffer.from(await (await fetch(`${first}${picture}`)).arrayBuffer());
  // While the site runs, on its embedded database.
  const made = await command('../admin/admin', 'first', 'ada@example.test');
  expect(made).toContain('Created the administrator ada@example.test.');
  expect(await command('backup', 'first')).toContain('with the secrets');
  const copy = join(place, 'copy');
  expect(statSync(copy).mode & 0o777).toBe(0o700);
  expect(statSync(join(copy, 'secrets.env')).mode & 0o777).toBe(0o600);
  await running.splice(0)[0]?.stop();

  expect(await command('restore', 'second')).toContain('The site is as it was at');
  const second = await start('second');
  const organizer = await signIn(second, 'organizer@example.test');
  const door = { token: organizer, body: { ticket_number: code } };
  expect((await call(`${second}/tickets/check_in/`, door)).status).toBe(200);
  expect((await call(`${second}/auth/profile/`, { token: session })).status).toBe(200);
  const served = await fetch(`${second}${picture}`);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(portrait);
});
