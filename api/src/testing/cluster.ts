import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/connect';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../database/embedded/embeddedPostgres';
import { migrateToLatest } from '../database/migrate';

/** The database that every test's own one is copied from: migrated, and otherwise empty. */
export const TEMPLATE = 'template_tickets';

/** A cluster for one test run. It may lose what it was told when the machine dies, so it need not wait for disks. */
export async function startTestCluster(): Promise<EmbeddedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tickets-test-'));
  // mkdtemp closes its folder to others; PostgreSQL is another when the tests run as root.
  chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    database: TEMPLATE,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const db = openDatabase({ url: postgres.url, maxConnections: 2 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
  return {
    ...postgres,
    async stop() {
      await postgres.stop({ evenIfInUse: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
