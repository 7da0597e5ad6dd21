import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedPostgres } from '../platform/database/embedded/embeddedPostgres';
import { startTestCluster } from './cluster';

declare global {
  var testCluster: EmbeddedPostgres | undefined;
}

const REPOSITORY = resolve(__dirname, '../../..');

/** Bundles the API as its image does and returns the path. It must be a folder from which the API's packages resolve. */
async function bundleServer(): Promise<string> {
  const cache = join(REPOSITORY, 'api/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-'));
  const script = join(REPOSITORY, 'docker/build/bundle.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder, 'api']);
  return join(folder, 'api.cjs');
}

/** Starts one PostgreSQL and builds one bundle for the whole run; workers find both through environment variables. */
export default async function setUp(): Promise<void> {
  const program = await bundleServer();
  const cluster = await startTestCluster();
  globalThis.testCluster = cluster;
  process.env.TEST_POSTGRES_URL = cluster.urlOf('postgres');
  process.env.TEST_API_PROGRAM = program;
}
