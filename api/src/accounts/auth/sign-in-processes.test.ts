import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ApiProcess } from '../../testing/apiProcess';
import { makeUser, PASSWORD } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';

let database: TestDatabase;
let dataDir: string;
let processes: ApiProcess[];
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-sign-in-'));
  const options = { databaseUrl: database.url, dataDir, providerUrl: 'http://127.0.0.1:1' };
  processes = [await ApiProcess.at(options), await ApiProcess.at(options)];
  await Promise.all(processes.map((one) => one.start()));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Signs in at one of the two processes, from an address of its own. */
const signIn = async (index: number, email: string, password: string, cookie = '') => {
  const response = await fetch(`${processes[index % 2]?.url}/api/auth/token/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${index + 1}`,
      cookie,
    },
    body: JSON.stringify({ email, password }),
  });
  await response.body?.cancel();
  return response;
};

it.each([true, false])(
  'of 60 simultaneous wrong passwords from 60 addresses at two processes few are looked at (account exists: %s)',
  async (exists) => {
    const email = exists ? (await makeUser(database.db)).email : 'nobody@example.test';
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => signIn(index, email, 'Wrong1234')),
    );
    const statuses = answers.map(({ status }) => status);
    // Five without a pause, and a few more if the sixty take seconds.
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(5);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(9);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    for (const { status, headers } of answers) {
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  },
);

it('a browser known to one process is not kept out at the other', async () => {
  const { email } = await makeUser(database.db);
  const cookie = (await signIn(0, email, PASSWORD)).headers.getSetCookie()[0]?.split(';')[0];
  await signIn(0, email, 'Wrong1234');
  await sql`UPDATE sign_in_tries SET next_at = now() + interval '30 seconds'`.execute(database.db);
  const [stranger, owner] = [
    await signIn(1, email, PASSWORD),
    await signIn(1, email, PASSWORD, cookie),
  ];
  expect([stranger.status, owner.status]).toEqual([429, 200]);
});
