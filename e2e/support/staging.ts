import { startServer, type RunningServer } from '../../scripts/startServer';
import { apiUrl, ports } from './ports';

/** Starts a second page server, on the same API, that allows overrides. */
export const startStaging = (): Promise<RunningServer> =>
  startServer(['--import', 'tsx', 'shell/server/server.ts'], {
    url: `http://localhost:${ports.staging}`,
    ready: '/registry.json',
    env: { ...process.env, API_URL: apiUrl, MFE_OVERRIDE: 'on' },
  });
