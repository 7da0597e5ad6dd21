import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { systemClock } from './clock';
import { loadConfig, type Config } from './config';
import { openDatabase } from './database/connect';
import { startEmbeddedPostgres } from './database/embedded/embeddedPostgres';
import { migrateToLatest, whileAlone } from './database/migrate';
import { readOrMakeSecret } from './files/secretFile';
import { freePort } from './freePort';
import { makeLogger } from './http/logging';
import { CancelledOrders } from './modules/events/cancelled-orders';
import { makeMailTransport } from './modules/mail/mail-transport';
import { MailWorker } from './modules/mail/mail-worker';
import { makeImageStore } from './modules/media/image-store';
import { MediaService } from './modules/media/media-service';
import { makePaymentParts } from './modules/payments/payment-parts';
import { TicketCodes } from './modules/tickets/ticket-codes';
import { startSandbox } from './sandbox/startSandbox';
import { mailSeal } from './security/sealing';
import { seedIfEmpty } from './seed/seed';

type Log = FastifyInstance['log'];

/** What has been started, to be stopped in the reverse order. */
type Stops = (() => Promise<unknown>)[];

async function start(settings: Config, log: Log, stops: Stops): Promise<void> {
  mkdirSync(settings.dataDir, { recursive: true });
  const config = await withPayments(settings, log, stops);
  const url = config.databaseUrl ?? (await startDatabase(config, log, stops));
  const db = openDatabase({
    url,
    maxConnections: config.databaseConnections,
    onConnectionError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  stops.push(() => db.destroy());

  await whileAlone(db, async () => {
    const migrated = await migrateToLatest(db);
    if (migrated.length > 0) log.info({ migrated }, 'database migrated');
    if (config.seedDemo) {
      await seedIfEmpty({ db, media: new MediaService(makeImageStore(config, log)), log });
    }
  });

  const cancelledOrders = new CancelledOrders({ db, now: systemClock, log });
  cancelledOrders.start();
  stops.push(() => cancelledOrders.stop());

  const jwtSecret = config.jwtSecret ?? readOrMakeSecret(join(config.dataDir, 'jwt-secret'));
  const worker = new MailWorker({
    db,
    transport: makeMailTransport(config.mail, join(config.dataDir, 'outbox')),
    publicUrl: config.publicUrl,
    codes: new TicketCodes(config.ticketSigningKey ?? jwtSecret, config.ticketSigningKeysOld),
    seal: mailSeal(jwtSecret),
    now: systemClock,
    log,
  });
  worker.start();
  stops.push(() => worker.stop());

  const payments = makePaymentParts({ config, db, now: systemClock, log }).worker;
  payments.start();
  stops.push(() => payments.stop());

  const app = await buildApp({ config, db, jwtSecret, log });
  stops.push(() => app.close());
  const address = await app.listen({ host: config.host, port: config.port });
  log.info({ address }, 'ready');
}

/** Without an account at the payment provider, the sandbox takes its place. */
async function withPayments(config: Config, log: Log, stops: Stops): Promise<Config> {
  if (config.paystack.secretKey) return config;
  const port = config.port || (await freePort());
  const { paystack, stop } = await startSandbox(config, port, log);
  stops.push(stop);
  // A database of one's own is the mark of an installation that means it.
  log[config.databaseUrl ? 'warn' : 'info']('payments go to the sandbox: no money moves');
  return { ...config, port, paystack };
}

async function startDatabase(config: Config, log: Log, stops: Stops): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    folder: join(config.dataDir, 'postgres'),
    database: 'tickets',
    log: (message) => log.info(message),
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
  const config = loadConfig();
  const log = makeLogger(config.logLevel);
  const stops: Stops = [];
  let starting: Promise<void> = Promise.resolve();
  let stopping = false;

  const stop = async (reason: string) => {
    // A second Ctrl-C must not cut short what the first one lets finish.
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    // What is half started cannot be stopped yet, and would be left behind.
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
    log.fatal({ err: error }, error instanceof Error ? error.message : 'start failed');
    process.exitCode = 1;
    await stop('start failed');
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
