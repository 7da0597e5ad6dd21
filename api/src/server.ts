import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { withLocalSignIn } from './dev/local-sign-in';
import { openIsolation } from './isolation';
import { makeParts } from './parts';
import { SECRET_FILE, type Config } from './platform/config/config';
import { loadConfigToServe } from './platform/config/loadConfig';
import { openDatabase } from './platform/database/connect';
import { DISPOSABLE } from './platform/database/embedded/disposable';
import { startEmbeddedPostgres } from './platform/database/embedded/embeddedPostgres';
import { ownDatabase } from './platform/database/ownDatabase';
import { migrateToLatest } from './platform/database/migrate';
import { underStartLock } from './platform/database/startLock';
import { errorText } from './platform/errorText';
import { makeDataDirectory } from './platform/files/dataDirectory';
import { readOrMakeSecret } from './platform/files/secretFile';
import { freePort } from './platform/freePort';
import { makeLogger } from './platform/http/logging';
import type { Platform } from './platform/platform';
import { isRestoreUnfinished } from './platform/database/unfinishedRestore';
import { claimSecrets } from './platform/security/secretFingerprints';
import { startSandbox } from './sandbox/startSandbox';
import { hasDemoAdmin } from './seed/demoAdmin';
import { seedIfEmpty } from './seed/seed';
import { SettingsError } from './platform/config/settingsError';

type Log = FastifyInstance['log'];

/** Everything started so far, to be stopped in reverse order. */
type Stops = (() => Promise<unknown>)[];

async function start(settings: Config, log: Log, stops: Stops): Promise<void> {
  makeDataDirectory(settings);
  const config = withLocalSignIn(await withPayments(settings, log, stops));
  const url = config.databaseUrl ?? (await startDatabase(config, log, stops));
  const db = openDatabase({
    url,
    maxConnections: config.databaseConnections,
    onConnectionError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  stops.push(() => db.destroy());

  const jwtSecret = config.jwtSecret ?? readOrMakeSecret(join(config.dataDir, SECRET_FILE));
  const parts = makeParts({ config, db, jwtSecret, log });
  await prepareDatabase(url, parts.platform);
  parts.jobs.start(url);
  stops.push(() => parts.jobs.stop());

  const app = await buildApp(parts);
  // Both at once: a slow request must not hold up the end of jobs until this process is killed, and they with it, at work.
  stops.push(() => Promise.all([app.close(), parts.jobs.stop()]));
  if (config.isolation) {
    const { platform } = parts;
    const { prepareDemo } = await openIsolation(app, { platform, databaseUrl: url });
    prepareDemo().catch((error: unknown) => {
      // Else the process is stopping, and its database with it.
      if (stops.length > 0) log.warn({ err: error }, 'no data set was prepared');
    });
  }
  const address = await app.listen({ host: config.host, port: config.port });
  log.info({ address }, 'ready');
}

async function prepareDatabase(
  url: string,
  { db, config, jwtSecret, log, media }: Platform,
): Promise<void> {
  await underStartLock(url, async (session) => {
    if (await isRestoreUnfinished(session)) {
      throw new SettingsError(
        ['Restore the backup again, with --force (docs/operations.md)'],
        'The API does not start: a restore of its database was cut off.',
      );
    }
    const migrated = await migrateToLatest(session, url, { log: (message) => log.info(message) });
    if (migrated.length > 0) log.info({ migrated }, 'database migrated');
    const unfit = await claimSecrets(session, { ...config, jwtSecret }, new Date());
    if (unfit.length > 0) throw new SettingsError(unfit, 'The API does not start.');
    if (config.seedDemo) {
      const sandbox = config.paystack.sandboxUrl ? config.paystack : null;
      await seedIfEmpty({ db, media, log, sandbox });
    }
  });
  if (config.isExposed && !config.staging && (await hasDemoAdmin(db))) {
    throw new SettingsError([
      'The database (DATABASE_URL) holds the demo accounts, whose passwords everybody knows',
    ]);
  }
}

/** Without an account at the payment provider, the sandbox takes its place. */
async function withPayments(config: Config, log: Log, stops: Stops): Promise<Config> {
  if (config.paystack.secretKey) return config;
  const port = config.port || (await freePort());
  const { paystack, stop } = await startSandbox(config, port, log);
  stops.push(stop);
  // An installation with its own database is probably meant for real.
  log[config.databaseUrl ? 'warn' : 'info']('payments go to the sandbox: no money moves');
  return { ...config, port, paystack };
}

async function startDatabase(config: Config, log: Log, stops: Stops): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    ...ownDatabase(config),
    restarts: true,
    ...(config.isolation && { settings: DISPOSABLE }),
    log: (message) => log.info(message),
    warn: (message) => log.warn(message),
  });
  stops.push(() => postgres.stop());
  return postgres.url;
}

async function stopAll(stops: Stops, log: Log): Promise<void> {
  for (const stop of stops.splice(0).reverse()) {
    await stop().catch((error: unknown) => log.error({ err: error }, 'a part did not stop well'));
  }
}

async function main(): Promise<void> {
  const config = loadConfigToServe();
  const log = makeLogger(config.logLevel);
  const stops: Stops = [];
  let starting: Promise<void> = Promise.resolve();
  let stopping = false;

  const stop = async (reason: string) => {
    // A second Ctrl-C must not cut short the work that the first one lets finish.
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    // Something half started can't be stopped yet and would be left behind.
    await starting.catch(() => undefined);
    await stopAll(stops, log);
    log.info('stopped');
    process.exit();
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Started with a channel by a parent: when the parent is gone, however it went, so is the reason to run.
  process.on('disconnect', () => void stop('the parent process is gone'));

  try {
    starting = start(config, log, stops);
    await starting;
  } catch (error) {
    if (error instanceof SettingsError) log.fatal(error.message);
    else log.fatal({ err: error }, error instanceof Error ? error.message : 'start failed');
    process.exitCode = 1;
    await stop('start failed');
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
});
