import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { releasesDirectory } from '../../scripts/paths';
import { startServer } from '../../scripts/startServer';
import { apiUrl, ports } from './ports';

/** Whether tests make releases on the site itself, so that its proxy sees them. No other test may run meanwhile. */
const onSite = process.env.E2E_RELEASES === 'on the site';

/** For `test.use`: the URL of the releases below. */
export const ownReleasesSite = onSite ? {} : { baseURL: `http://localhost:${ports.release}` };

/** Releases that a test may change, served at `ownReleasesSite`: by default a copy with its own page server. */
export async function startOwnReleases() {
  if (onSite) return { directory: releasesDirectory, stop: async () => undefined };
  const directory = mkdtempSync(path.join(tmpdir(), 'e2e-releases-'));
  cpSync(releasesDirectory, directory, { recursive: true });
  const pages = await startServer(['--import', 'tsx', 'shell/server/server.ts'], {
    url: `http://localhost:${ports.release}`,
    ready: '/registry.json',
    env: { ...process.env, API_URL: apiUrl, RELEASES_DIR: directory },
  });
  return {
    directory,
    async stop() {
      await pages.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
