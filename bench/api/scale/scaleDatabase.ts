import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { openDatabase } from '../../../api/src/platform/database/connect';
import { DISPOSABLE } from '../../../api/src/platform/database/embedded/disposable';
import { startEmbeddedPostgres } from '../../../api/src/platform/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../../api/src/platform/database/migrate';
import { correctMoneyFigures } from '../../../api/src/money/ledger/check-repository';
import { correctFigures, foldFigures } from '../../../api/src/platform/figures/figures-repository';
import { POPULATION } from './population';

/** After that, open orders begin to expire, and the API would be measured while ending them. */
const FRESH_MS = 2 * 24 * 60 * 60 * 1000;

export interface ScaleDatabase {
  url: string;
  dataDir: string;
  client: Client;
  /** Where PostgreSQL writes the plans. */
  log: string;
  stop: () => Promise<void>;
}

/**
 * A separate PostgreSQL with a million tickets; takes a few minutes.
 *
 * @param kept a folder to keep it in; it is rebuilt after two days.
 */
export async function startScaleDatabase(kept?: string): Promise<ScaleDatabase> {
  const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
  mkdirSync(folder, { recursive: true });
  // mkdtemp makes its folder private, but PostgreSQL is a different user when this runs as root.
  chmodSync(folder, 0o711);
  const filled = path.join(folder, 'filled');
  const home = path.join(folder, 'postgres');
  if (existsSync(filled) && Date.now() - statSync(filled).mtimeMs > FRESH_MS) {
    rmSync(filled);
    rmSync(home, { recursive: true, force: true });
  }
  const isFilled = existsSync(filled);
  const postgres = await startEmbeddedPostgres({
    folder: home,
    database: 'bench',
    settings: {
      ...DISPOSABLE,
      shared_buffers: '512MB',
      max_wal_size: '8GB',
      shared_preload_libraries: 'auto_explain',
      'auto_explain.log_format': 'json',
      'auto_explain.log_nested_statements': 'on',
    },
  });
  const client = new Client({ connectionString: postgres.url });
  const stop = async () => {
    await client.end();
    await postgres.stop({ evenIfInUse: !kept });
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await migrateDatabase(postgres.url);
    await client.connect();
    if (!isFilled) {
      await fill(client, postgres.url);
      writeFileSync(filled, '');
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const dataDir = path.join(folder, 'data');
  return { url: postgres.url, dataDir, client, log: path.join(home, 'postgres.log'), stop };
}

async function fill(client: Client, url: string): Promise<void> {
  // Skips foreign key checks and the triggers that count the million rows.
  await client.query('SET session_replication_role = replica');
  for (const statement of POPULATION) {
    const begun = Date.now();
    await client.query(statement);
    const [what = ''] = statement.trim().split(/\s*[(\n]/);
    console.error(`  ${((Date.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${what}`);
  }
  await client.query('SET session_replication_role = origin');
  await countAll(url);
  await client.query('VACUUM (ANALYZE, FREEZE)');
  await client.query('CHECKPOINT');
}

/** Fills in the figures that the triggers would have counted, and the job folded. */
async function countAll(url: string): Promise<void> {
  const db = openDatabase({ url, maxConnections: 1, isUnlimited: true });
  await correctFigures(db);
  await correctMoneyFigures(db);
  await foldFigures(db);
  await db.destroy();
}
