import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../../testing/apiProcess';
import { makeUser, PASSWORD } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';

let database: TestDatabase;
let dataDir: string;
let one: ApiProcess;
let two: ApiProcess;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-sessions-'));
  const options = { databaseUrl: database.url, dataDir, providerUrl: 'http://127.0.0.1:1' };
  [one, two] = [await ApiProcess.at(options), await ApiProcess.at(options)];
  await Promise.all([one.start(), two.start()]);
});
afterAll(async () => {
  await Promise.all([one.kill(), two.kill()]);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const call = (at: ApiProcess, path: string, token: string | null, body?: object) =>
  fetch(`${at.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

async function signIn(email: string): Promise<{ access: string; refresh: string }> {
  const answer = await call(one, '/auth/token/', null, { email, password: PASSWORD });
  return (await answer.json()) as { access: string; refresh: string };
}

const statusAt = async (at: ApiProcess, token: string) =>
  (await call(at, '/tickets/', token)).status;

describe('an access token that has not expired', () => {
  it('is refused by every process at once after its sessions were ended, and a new one is not', async () => {
    const user = await makeUser(database.db);
    const other = await signIn((await makeUser(database.db)).email);
    const { access } = await signIn(user.email);
    expect(await statusAt(two, access)).toBe(200);
    expect((await call(one, '/auth/logout-all/', access, {})).status).toBe(204);
    const again = await signIn(user.email);
    for (const at of [one, two]) {
      expect(await statusAt(at, access)).toBe(401);
      expect(await statusAt(at, other.access)).toBe(200);
      expect(await statusAt(at, again.access)).toBe(200);
    }
  });

  it('is refused by every process at once after its session signed out, and another session’s is not', async () => {
    const user = await makeUser(database.db);
    const [mine, other] = [await signIn(user.email), await signIn(user.email)];
    expect((await call(one, '/auth/logout/', null, { refresh: mine.refresh })).status).toBe(204);
    for (const at of [one, two]) {
      expect(await statusAt(at, mine.access)).toBe(401);
      expect(await statusAt(at, other.access)).toBe(200);
    }
  });

  it('is refused after a change of password as well, while the session that asked goes on', async () => {
    const user = await makeUser(database.db);
    const thief = await signIn(user.email);
    const owner = await signIn(user.email);
    const change = { current_password: PASSWORD, password: 'Another1', password2: 'Another1' };
    const body = { ...change, refresh: owner.refresh };
    expect((await call(one, '/auth/password/', owner.access, body)).status).toBe(204);
    expect(await statusAt(two, thief.access)).toBe(401);
    expect(await statusAt(two, owner.access)).toBe(200);
    const refreshed = await call(two, '/auth/token/refresh/', null, { refresh: owner.refresh });
    const { access } = (await refreshed.json()) as { access: string };
    expect(await statusAt(two, access)).toBe(200);
  });
});
