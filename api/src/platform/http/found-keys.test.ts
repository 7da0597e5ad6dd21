import { sql } from 'kysely';
import { makeUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { findKeys } from './idempotency-repository';

let database: TestDatabase;
beforeEach(async () => {
  // Statements are prepared per connection.
  database = await openTestDatabase({ maxConnections: 1 });
});
afterEach(() => database.close());

test('a kept plan finds a key by its index, as if most keys were of today', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  await sql`INSERT INTO idempotency_keys (user_id, key, fingerprint, begun_at)
    SELECT ${userId}, 'key-' || n, '', now() FROM generate_series(1, 2000) n`.execute(db);
  await sql`ANALYZE idempotency_keys`.execute(db);
  await findKeys(db, [{ userId, key: 'key-7', fingerprint: Buffer.alloc(32) }], new Date());
  const { rows: prepared } = await sql<{ statement: string }>`
    SELECT statement FROM pg_prepared_statements WHERE statement ~ 'idempotency_keys'`.execute(db);
  const { rows: plan } = await sql<Record<string, string>>`
    EXPLAIN (GENERIC_PLAN) ${sql.raw(prepared[0]?.statement ?? '')}`.execute(db);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('idempotency_keys_pkey');
});
