import path from 'node:path';

/** The page server's settings, all configurable by environment variables. */
export interface ServerConfig {
  host: string;
  port: number;
  /** The site's address, without a slash at its end: the canonical one of every page, whatever host was asked for. */
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
  /** A canary ends by itself once this many more pages in a hundred fail than with the live version. */
  canaryMargin: number;
  /** Lets a remote on the visitor's machine replace a released one; for development only. */
  allowOverride: boolean;
  /** True for a staging site: behind a password that the API knows, with a banner on every page. */
  isStaging: boolean;
}

/** The configuration from `environment`, with defaults for development. */
export function readConfig(environment: NodeJS.ProcessEnv): ServerConfig {
  const repository = path.resolve(__dirname, '../..');
  const port = Number(environment.PORT ?? 3000);
  return {
    host: environment.HOST ?? '127.0.0.1',
    port,
    publicUrl: new URL(environment.PUBLIC_URL || `http://localhost:${port}`).origin,
    apiUrl: environment.API_URL ?? 'http://127.0.0.1:4000',
    trustProxy: environment.TRUST_PROXY ?? 'loopback',
    shellDirectory: environment.SHELL_DIR ?? path.join(repository, 'shell/dist'),
    releasesDirectory: environment.RELEASES_DIR ?? path.join(repository, 'releases'),
    telemetryEvery: Number(environment.TELEMETRY_EVERY ?? 10),
    canaryMargin: Number(environment.CANARY_MARGIN ?? 2),
    allowOverride: environment.MFE_OVERRIDE === 'on',
    isStaging: environment.STAGING === 'on',
  };
}
