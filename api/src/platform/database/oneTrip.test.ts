import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { openDatabase, poolOf } from './connect';
import { DatabaseUnavailableError } from './lostConnection';
import { inOneTrip, transactInOneTrip } from './oneTrip';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase({ maxConnections: 2 });
  await sql`CREATE TABLE seats (id integer PRIMARY KEY, taken integer NOT NULL)`.execute(
    database.db,
  );
  await sql`INSERT INTO seats VALUES (1, 0)`.execute(database.db);
});
afterEach(() => database.close());

const add = (id: number) =>
  sql<{ id: number }>`INSERT INTO seats (id, taken) VALUES (${id}, 0) RETURNING id`;
const count = sql<{ seats: number }>`SELECT count(*) AS seats FROM seats`;
const seats = async () => (await count.execute(database.db)).rows[0]?.seats;

it('answers each statement with its own rows, typed as by any other query', async () => {
  const at = new Date('2026-05-04T03:02:01.123Z');
  const now = sql<{ at: Date; names: string[] }>`
    SELECT ${at}::timestamptz AS at, ${['Ada', '"Eze"']}::text[] AS names`;
  const none = sql`SELECT id FROM seats WHERE id = ${9}`;
  expect(await inOneTrip(database.db, [now, none, count])).toEqual([
    [{ at, names: ['Ada', '"Eze"'] }],
    [],
    [{ seats: 1 }],
  ]);
  expect(await inOneTrip(database.db, [count])).toEqual([[{ seats: 1 }]]);
});

it('a transaction does all or nothing, and its connection is used again', async () => {
  const { db } = database;
  for (let time = 0; time < 3; time += 1) {
    await expect(transactInOneTrip(db, [add(2), add(1), add(3)])).rejects.toThrow('duplicate key');
    expect(await seats()).toBe(1);
  }
  expect(await transactInOneTrip(db, [add(2), add(3)])).toEqual([[{ id: 2 }], [{ id: 3 }]]);
  expect(await seats()).toBe(3);
  expect(poolOf(db).totalCount).toBe(1);
});

it('a statement that cannot be prepared spoils no later one', async () => {
  const { db } = database;
  const broken = sql`SELECT missing FROM seats`;
  for (let time = 0; time < 3; time += 1) {
    await expect(transactInOneTrip(db, [add(2), broken])).rejects.toThrow('"missing"');
  }
  expect(await transactInOneTrip(db, [add(2)])).toEqual([[{ id: 2 }]]);
});

it('goes on when a migration adds a column to its table', async () => {
  const { db } = database;
  for (let id = 2; id < 12; id += 1) await transactInOneTrip(db, [add(id)]);
  await sql`ALTER TABLE seats ADD COLUMN colour text`.execute(db);
  expect(await transactInOneTrip(db, [add(12)])).toEqual([[{ id: 12 }]]);
});

it('a statement sees what was committed while the one before it waited for a lock', async () => {
  const { db } = database;
  // An administrator's setting must not bring back the snapshots of REPEATABLE READ.
  const name = new URL(database.url).pathname.slice(1);
  await sql`ALTER DATABASE ${sql.id(name)} SET default_transaction_isolation = 'repeatable read'`.execute(
    db,
  );
  const other = openDatabase({ url: database.url, maxConnections: 2 });
  const lock = sql`SELECT id FROM seats WHERE id = ${1} FOR NO KEY UPDATE`;
  const read = sql<{ taken: number }>`SELECT taken FROM seats WHERE id = ${1}`;
  const answer = await other.transaction().execute(async (trx) => {
    await sql`UPDATE seats SET taken = 7 WHERE id = 1`.execute(trx);
    const waiting = transactInOneTrip(other, [lock, read]);
    await lockWaitedFor(db);
    return { waiting };
  });
  expect((await answer.waiting)[1]).toEqual([{ taken: 7 }]);
  await other.destroy();
});

it('tells that the connection was lost, and takes another', async () => {
  const lose = sql`SELECT pg_terminate_backend(pg_backend_pid())`;
  await expect(inOneTrip(database.db, [lose, count])).rejects.toThrow(DatabaseUnavailableError);
  expect(await inOneTrip(database.db, [count])).toEqual([[{ seats: 1 }]]);
});
