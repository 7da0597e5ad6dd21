import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = resolve(__dirname, '../../..');

/** Bundles the API as its image does and returns the path. It must be a folder from which the API's packages resolve. */
export async function bundleServer(): Promise<string> {
  const cache = join(REPOSITORY, 'api/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-'));
  const script = join(REPOSITORY, 'docker/build/bundle.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder, 'api']);
  return join(folder, 'api.cjs');
}
