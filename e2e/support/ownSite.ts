import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { apiProgram } from '../../scripts/build/apiProgram';
import { startServer } from '../../scripts/startServer';
import { ports } from './ports';

/** Its URL. */
export const ownSiteUrl = `http://localhost:${ports.ownSite}`;

/** Starts a whole second site, with an API and an empty database that no other test uses. */
export async function startOwnSite(settings: NodeJS.ProcessEnv = {}) {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'e2e-own-'));
  const env = { ...process.env, ...settings };
  const api = await startServer(await apiProgram(), {
    url: `http://127.0.0.1:${ports.ownApi}`,
    ready: '/api/health/',
    env: { ...env, PUBLIC_URL: ownSiteUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'warn' },
  });
  const pages = await startServer(['--import', 'tsx', 'shell/server/server.ts'], {
    url: ownSiteUrl,
    ready: '/robots.txt',
    env: { ...env, API_URL: api.url },
  });
  return {
    apiUrl: api.url,
    tellApi: api.tell,
    async stop() {
      await pages.stop();
      await api.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
