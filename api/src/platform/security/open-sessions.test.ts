import { randomUUID } from 'node:crypto';
import { makeUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { findSessions } from './open-sessions-repository';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function openSession(userId: number, revokedAt: Date | null = null): Promise<string> {
  const sessionId = randomUUID();
  await database.db
    .insertInto('refresh_tokens')
    .values({
      user_id: userId,
      session_id: sessionId,
      token_hash: Buffer.from(sessionId),
      expires_at: new Date(Date.now() + 60_000),
      revoked_at: revokedAt,
    })
    .execute();
  return sessionId;
}

it('finds each session in its place: open, signed out, another’s, none, of nobody, asked twice', async () => {
  const [ada, eze] = [(await makeUser(database.db)).id, (await makeUser(database.db)).id];
  const ended = new Date('2026-05-01T10:00:00Z');
  const [open, out] = [await openSession(ada), await openSession(ada, ended)];
  const asked: [number, string | null][] = [
    [ada, open],
    [ada, out],
    [eze, open],
    [eze, null],
    [999_999, open],
    [ada, open],
  ];
  const found = await findSessions(
    database.db,
    asked.map(([userId, sessionId]) => ({ userId, sessionId })),
  );
  const still = { session_id: open, revoked_at: null };
  const none = { session_id: null, revoked_at: null };
  expect(found).toEqual([
    expect.objectContaining(still),
    expect.objectContaining({ session_id: out, revoked_at: ended }),
    expect.objectContaining(none),
    expect.objectContaining(none),
    undefined,
    expect.objectContaining(still),
  ]);
});
