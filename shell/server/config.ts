import path from 'node:path';

import { telemetryReportLimits } from '@nzuko/contract';

import { SettingsReader } from './settingsReader';

/** The page server's settings, all configurable by environment variables. */
export interface ServerConfig {
  host: string;
  port: number;
  /** The lowest level that is logged. */
  logLevel: string;
  /** The site's address without a trailing slash, used for every page's canonical URL, whatever host was requested. */
  publicUrl: string;
  /** Where `/api` is proxied to. */
  apiUrl: string;
  /** Which proxies may set the client's address: Fastify's `trustProxy`. */
  trustProxy: string;
  /** The shell's build: its scripts, fonts and `build.json`. */
  shellDirectory: string;
  /** The releases of all remotes, with `registry.json`. */
  releasesDirectory: string;
  /** One in this many page loads reports its speed; all report failures. 0 turns reports off. */
  telemetryEvery: number;
  /** A canary ends by itself once it fails this many percentage points more pages than the live version. */
  canaryMargin: number;
  /** Lets a remote on the visitor's machine replace a released one; for development only. */
  allowOverride: boolean;
  /** True for a staging site: behind a password that the API knows, with a banner on every page. */
  isStaging: boolean;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const SWITCH = ['on', 'off'] as const;

/** The configuration from `environment`, with defaults for development. Throws a `SettingsError` that names the faults. */
export function readConfig(environment: NodeJS.ProcessEnv): ServerConfig {
  const repository = path.resolve(__dirname, '../..');
  const settings = new SettingsReader(environment);
  const port = settings.number('PORT', 3000, { minimum: 0, maximum: 65_535 });
  const config: ServerConfig = {
    host: settings.text('HOST', '127.0.0.1'),
    port,
    logLevel: settings.choice('LOG_LEVEL', 'warn', LOG_LEVELS),
    publicUrl: new URL(settings.address('PUBLIC_URL', `http://localhost:${port}`)).origin,
    apiUrl: settings.address('API_URL', 'http://127.0.0.1:4000'),
    trustProxy: settings.proxies('TRUST_PROXY', 'loopback'),
    shellDirectory: settings.text('SHELL_DIR', path.join(repository, 'shell/dist')),
    releasesDirectory: settings.text('RELEASES_DIR', path.join(repository, 'releases')),
    telemetryEvery: settings.number('TELEMETRY_EVERY', 10, {
      minimum: 0,
      maximum: telemetryReportLimits.every.maximum,
    }),
    canaryMargin: settings.number('CANARY_MARGIN', 2, {
      minimum: 0,
      maximum: 100,
      mayBeFraction: true,
    }),
    allowOverride: settings.choice('MFE_OVERRIDE', 'off', SWITCH) === 'on',
    isStaging: settings.choice('STAGING', 'off', SWITCH) === 'on',
  };
  settings.check();
  return config;
}
