import { startServer, type RunningServer } from '../../scripts/startServer';
import { apiUrl } from './apiUrl';

const port = Number(process.env.E2E_PORT ?? 3170) + 3;

/** Starts a page server beside the tests' own, on the same API, that allows overrides. */
export const startStaging = (): Promise<RunningServer> =>
  startServer(['--import', 'tsx', 'shell/server/server.ts'], {
    url: `http://localhost:${port}`,
    ready: '/registry.json',
    env: { ...process.env, API_URL: apiUrl, MFE_OVERRIDE: 'on' },
  });
