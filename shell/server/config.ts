import path from 'node:path';

/** What the page server needs to know; every value can be set in the environment. */
export interface ServerConfig {
  host: string;
  port: number;
  /** Where `/api` is passed on to. */
  apiUrl: string;
  /** Which proxies in front may say who the client is: Fastify's `trustProxy`. */
  trustProxy: string;
  /** The shell's build: its scripts, fonts and `build.json`. */
  shellDirectory: string;
  /** The releases of all remotes, with `registry.json`. */
  releasesDirectory: string;
  /** One page load in so many reports how fast it was, and every one what failed; 0: none reports anything. */
  telemetryEvery: number;
  /** Whether a remote on the visitor's own machine may stand in for a released one: for development, never in production. */
  allowOverride: boolean;
}

/** The configuration in `environment`, with the defaults of a development machine. */
export function readConfig(environment: NodeJS.ProcessEnv): ServerConfig {
  const repository = path.resolve(__dirname, '../..');
  return {
    host: environment.HOST ?? '127.0.0.1',
    port: Number(environment.PORT ?? 3000),
    apiUrl: environment.API_URL ?? 'http://127.0.0.1:4000',
    trustProxy: environment.TRUST_PROXY ?? 'loopback',
    shellDirectory: environment.SHELL_DIR ?? path.join(repository, 'shell/dist'),
    releasesDirectory: environment.RELEASES_DIR ?? path.join(repository, 'releases'),
    telemetryEvery: Number(environment.TELEMETRY_EVERY ?? 10),
    allowOverride: environment.MFE_OVERRIDE === 'on',
  };
}
