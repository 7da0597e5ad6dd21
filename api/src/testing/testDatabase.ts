import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { openDatabase } from '../platform/database/connect';
import type { Database } from '../platform/database/schema';
import { TEMPLATE } from './cluster';

export interface TestDatabase {
  db: Kysely<Database>;
  url: string;
  close(): Promise<void>;
}

/** A private database on the run's server: real, migrated, empty. */
export async function openTestDatabase({ maxConnections = 10, empty = false } = {}) {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (!serverUrl) throw new Error('Run the tests with `jest --selectProjects api`');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = empty ? 'template0' : TEMPLATE;
  // The default strategy sends each page through the server's memory and log, which takes three times the processor time.
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = openDatabase({ url: url.href, maxConnections });
  const database: TestDatabase = {
    db,
    url: url.href,
    async close() {
      await db.destroy();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
  return database;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // PostgreSQL only copies a template one at a time, but two workers may ask at once.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
