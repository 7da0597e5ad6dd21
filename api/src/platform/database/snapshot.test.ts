import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { inChunks, inSnapshot } from './snapshot';
import type { Queryable } from './schema';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await sql`CREATE TABLE numbers (n integer PRIMARY KEY)`.execute(api.db);
});
beforeEach(() => sql`DELETE FROM numbers`.execute(api.db));
afterAll(() => api.close());

const add = (first: number, last: number) =>
  sql`INSERT INTO numbers SELECT generate_series(${first}::int, ${last}::int)`.execute(api.db);

const numbers = () =>
  inSnapshot(api.db, (trx: Queryable) =>
    inChunks(
      async (after: { n: number } | undefined, limit) => {
        const { rows } = await sql<{ n: number }>`
          SELECT n FROM numbers WHERE n > ${after?.n ?? 0} ORDER BY n LIMIT ${limit}`.execute(trx);
        return rows;
      },
      ({ n }) => n,
    ),
  );

async function readAll<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

const openTransactions = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`.execute(api.db);
  return rows[0]?.count;
};

// A chunk's edge is where rows are lost or come twice.
it.each([0, 1, 99, 100, 101, 1099, 1100, 1101])('reads all of %i rows once', async (count) => {
  if (count > 0) await add(1, count);
  const found = (await readAll(numbers())).flat();
  expect(found).toEqual(Array.from({ length: count }, (_, at) => at + 1));
});

it('does not see rows that come or go while it is read', async () => {
  await add(1, 150);
  const found: number[] = [];
  for await (const chunk of numbers()) {
    if (found.length === 0) {
      await add(1000, 1100);
      await sql`DELETE FROM numbers WHERE n = 120`.execute(api.db);
    }
    found.push(...chunk);
  }
  expect(found).toHaveLength(150);
  expect(found).toContain(120);
});

it('ends its transaction when its reader stops early, or fails', async () => {
  await add(1, 300);
  for await (const chunk of numbers()) {
    expect(chunk).toHaveLength(100);
    expect(await openTransactions()).toBe(1);
    break;
  }
  expect(await openTransactions()).toBe(0);
  const broken = inSnapshot(api.db, async function* (trx) {
    yield await sql`SELECT 1`.execute(trx);
    yield await sql`SELECT 1 / 0`.execute(trx);
  });
  await expect(readAll(broken)).rejects.toThrow('division by zero');
  expect(await openTransactions()).toBe(0);
});

it('has all of a list whose connection is lost when the last rows are read', async () => {
  await add(1, 50);
  const found: number[] = [];
  for await (const chunk of numbers()) {
    found.push(...chunk);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%'`.execute(api.db);
  }
  expect(found).toHaveLength(50);
  // The pool has replaced it.
  expect((await readAll(numbers())).flat()).toHaveLength(50);
});

it('writes nothing', async () => {
  const writer = inSnapshot(api.db, async function* (trx) {
    yield await sql`INSERT INTO numbers VALUES (1)`.execute(trx);
  });
  await expect(readAll(writer)).rejects.toThrow('read-only transaction');
});
