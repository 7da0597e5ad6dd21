import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { openDatabase } from './connect';
import { migrateToLatest, withAdvisoryLock } from './migrate';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase({ empty: true });
});
afterEach(() => database.close());

describe('migrateToLatest', () => {
  it('migrates an empty database once when several processes start together', async () => {
    const processes = Array.from({ length: 4 }, () =>
      openDatabase({ url: database.url, maxConnections: 2 }),
    );
    const runs = await Promise.all(
      processes.map((db) => withAdvisoryLock(db, () => migrateToLatest(db))),
    );
    await Promise.all(processes.map((db) => db.destroy()));
    expect(runs.filter((migrated) => migrated.length > 0)).toHaveLength(1);
    expect(await database.db.selectFrom('tickets').selectAll().execute()).toEqual([]);
  });
});

describe('withAdvisoryLock', () => {
  it('releases the lock when a process dies', async () => {
    await expect(
      withAdvisoryLock(database.db, async () => {
        throw new Error('died');
      }),
    ).rejects.toThrow('died');
    expect(await withAdvisoryLock(database.db, async () => 'done')).toBe('done');
  });

  it('runs one task at a time', async () => {
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await sql`SELECT pg_sleep(0.02)`.execute(database.db);
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withAdvisoryLock(database.db, work)));
  });
});
