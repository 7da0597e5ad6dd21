import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { requireNginx } from '../../docker/testing/findNginx';
import { startNginx } from '../../docker/testing/startNginx';
import { JWT_SECRET } from '../api/accessTokens';
import { startFixture, type Fixture } from '../api/fixture';
import { apiProgram } from '../../scripts/build/apiProgram';
import { buildSite } from '../../scripts/build/buildSite';
import { freePort } from '../../scripts/freePort';
import { startServer, type RunningServer } from '../../scripts/startServer';

/** The site as in `compose.yaml`, with each instance at its own address on this machine. */
export interface RushSite {
  /** Where nginx listens for HTTPS. */
  port: number;
  /** The certificate that it presents. */
  certificate: string;
  database: Fixture;
  /** nginx's log, with a line of JSON per request. */
  accessLog: string;
  /** Process ids by role. */
  processes: () => Record<string, number[]>;
  /** Kills one API, as the system does when it runs out of memory, and starts it again, as Docker does. */
  killOneApi: () => Promise<void>;
}

const API_ADDRESSES = ['127.0.0.21', '127.0.0.22'] as const;
const PAGE_ADDRESSES = ['127.0.0.31', '127.0.0.32'] as const;

/** Starts PostgreSQL with 10,000 events, two APIs, two page servers and nginx; `later` stops them. */
export async function startRushSite(later: (stop: () => unknown) => void): Promise<RushSite> {
  requireNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-rush-'));
  // nginx's workers run as another user when this runs as root.
  chmodSync(folder, 0o755);
  later(() => rmSync(folder, { recursive: true, force: true }));
  const [port, apiPort, pagePort] = [await freePort(), await freePort(), await freePort()];
  const publicUrl = `https://localhost:${port}`;
  const fixture = startFixture();
  // Registered before it has started, or Ctrl-C or a failed build would leave it behind.
  later(() =>
    fixture.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  );
  const [database, program] = await Promise.all([
    fixture,
    apiProgram(),
    buildSite((line) => console.error(`  ${line}`)),
  ]);
  const startApi = (host: string) =>
    startServer(program, {
      url: `http://${host}:${apiPort}`,
      ready: '/api/health/',
      env: {
        PATH: process.env.PATH,
        HOST: host,
        PUBLIC_URL: publicUrl,
        DATABASE_URL: database.url,
        DATA_DIR: database.dataDir,
        JWT_SECRET,
        LOG_LEVEL: 'error',
      },
    });
  // One after another, as the first sets the database up.
  const apis = new Map<string, RunningServer>();
  for (const host of API_ADDRESSES) apis.set(host, await startApi(host));
  later(() => Promise.all([...apis.values()].map((api) => api.stop())));
  const pageServers = await Promise.all(
    PAGE_ADDRESSES.map((host) =>
      startServer(['--import', 'tsx', 'shell/server/server.ts'], {
        url: `http://${host}:${pagePort}`,
        ready: '/registry.json',
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          NODE_OPTIONS: ['serviceNames.cjs', 'quarterShare.cjs']
            .map((file) => `--require ${path.join(__dirname, file)}`)
            .join(' '),
          SERVICE_NAMES: JSON.stringify({ api: API_ADDRESSES }),
          HOST: host,
          PUBLIC_URL: publicUrl,
          API_URL: `http://api:${apiPort}`,
          LOG_LEVEL: 'error',
        },
      }),
    ),
  );
  later(() => Promise.all(pageServers.map((server) => server.stop())));
  const nginx = await startNginx(folder, {
    port,
    publicUrl,
    shell: PAGE_ADDRESSES.map((host) => `${host}:${pagePort}`).join(' '),
    api: API_ADDRESSES.map((host) => `${host}:${apiPort}`).join(' '),
  });
  later(nginx.stop);
  return {
    port,
    database,
    certificate: readFileSync(path.join(folder, 'fullchain.pem'), 'utf8'),
    accessLog: path.join(folder, 'access.log'),
    processes: () => ({
      api: [...apis.values()].map(({ pid }) => pid),
      'page server': pageServers.map(({ pid }) => pid),
    }),
    killOneApi: async () => {
      const [host] = API_ADDRESSES;
      const api = apis.get(host);
      if (!api) throw new Error('There is no API to kill.');
      process.kill(api.pid, 'SIGKILL');
      await api.stop();
      apis.set(host, await startApi(host));
    },
  };
}
