import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { plannedOnce } from './plannedOnce';

let database: TestDatabase;
beforeEach(async () => {
  // Statements are prepared and counted per connection.
  database = await openTestDatabase({ maxConnections: 1 });
  await sql`CREATE TABLE seats (id integer PRIMARY KEY, taken integer NOT NULL)`.execute(
    database.db,
  );
  await sql`INSERT INTO seats SELECT n, n FROM generate_series(1, 100) n`.execute(database.db);
});
afterEach(() => database.close());

const taken = async (id: number) => {
  const query = sql<{ taken: unknown }>`${plannedOnce} SELECT taken FROM seats WHERE id = ${id}`;
  return (await query.execute(database.db)).rows[0]?.taken;
};

it('keeps the plan of a statement that says so, and of no other', async () => {
  for (let id = 1; id <= 28; id += 1) {
    expect(await taken(id)).toBe(id);
    await sql`SELECT id FROM seats WHERE taken = ${id}`.execute(database.db);
  }
  const { rows } = await sql<{ custom_plans: number; generic_plans: number }>`
    SELECT custom_plans, generic_plans FROM pg_prepared_statements`.execute(database.db);
  expect(rows).toEqual([{ custom_plans: 5, generic_plans: 23 }]);
});

it('after a migration that changes what it returns, only the first try on a connection fails', async () => {
  await taken(1);
  await sql`ALTER TABLE seats ALTER taken TYPE text`.execute(database.db);
  await expect(taken(1)).rejects.toThrow('cached plan must not change result type');
  expect(await taken(1)).toBe('1');
});
