import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../platform/database/embedded/embeddedPostgres';
import { DISPOSABLE } from '../platform/database/embedded/disposable';
import { migrateDatabase } from '../platform/database/migrate';
import { temporaryFolder } from './temporaryFolder';

/** The template of each test's database: migrated, otherwise empty. */
export const TEMPLATE = 'template_tickets';

/** A cluster for one test run. It need not survive a crash, so it doesn't wait for the disk. */
export async function startTestCluster(): Promise<EmbeddedPostgres> {
  const folder = temporaryFolder('tickets-test-');
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    database: TEMPLATE,
    settings: { ...DISPOSABLE, autovacuum: 'off' },
  });
  await shortenSignIn(postgres);
  await migrateDatabase(postgres.url);
  return {
    ...postgres,
    async stop() {
      await postgres.stop({ evenIfInUse: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Skips the thousands of rounds of password hashing that each of a run's connections would spend. */
async function shortenSignIn(postgres: EmbeddedPostgres): Promise<void> {
  const client = new Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  try {
    const { user = '', password } = client;
    await client.query('SET scram_iterations = 1');
    await client.query(
      `ALTER ROLE ${client.escapeIdentifier(user)} PASSWORD ${client.escapeLiteral(String(password))}`,
    );
  } finally {
    await client.end();
  }
}
