import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildSite } from '../scripts/build/buildSite';
import { startApi } from '../scripts/startApi';
import type { CleanUp } from './withCleanUp';

/** Starts a separate API with the demo's data in a temporary folder, while the site is being built; `later` removes both. */
export async function startSeededApi(later: (cleanUp: CleanUp) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  const api = await startApi({
    dataDirectory: path.join(folder, 'data'),
    publicUrl: 'http://localhost',
    say: () => undefined,
  });
  later(api.stop);
  await Promise.all([api.ready, buildSite((line) => console.error(`  ${line}`))]);
  return { api, folder };
}
