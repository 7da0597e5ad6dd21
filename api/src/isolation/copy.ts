import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { makeParts, type Parts } from '../parts';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config/config';
import { openDatabase } from '../platform/database/connect';
import { Jobs } from '../platform/jobs/jobs';
import type { Platform } from '../platform/platform';
import { picturesIn, removedPictures } from '../platform/media/pictures-repository';

/** Twenty copies together stay below a server's limit. */
const CONNECTIONS = 3;
/** How long calls under way may delay the end of a copy. */
const PATIENCE_MS = 5000;

/** The API over one page's own copy of a data set. */
export interface CopyOfApi {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Ends it and removes the pictures that were uploaded to it. Its database stays. */
  close(): Promise<void>;
}

/**
 * Its links lead back to itself. Nothing leaves it: no mail, no sign-in elsewhere. Stand-ins for other services (outbox,
 * checkout) are the site's own.
 */
const configOfCopy = (config: Config, publicUrl: string): Config => ({
  ...config,
  publicUrl,
  databaseConnections: CONNECTIONS,
  isExposed: true,
  staging: null,
  corsOrigins: [],
  isolation: false,
  mail: { ...config.mail, smtpUrl: null },
  social: { google: null, github: null, isLocal: false },
});

/**
 * Does the background work that a tester sees: refunds, holds, payments, pictures, by the copy's own clock. Mail stays queued
 * (decision 0044).
 *
 * @returns a function that stops it, and resolves once work under way is done.
 */
function keepWorking({ platform: { config, db, log, tasks }, sales }: Parts): () => Promise<void> {
  const { remove_picture } = tasks;
  const jobs = new Jobs({ db, log, tasks: { ...sales.tasks, remove_picture } });
  let round: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    round = round
      .then(() => jobs.runDue())
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the work of a copy failed');
      });
  }, config.paymentJobSeconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await jobs.stop();
    await round;
  };
}

/** A copy's cookie would reach the browser as one of the site's, and replace the site's own for the same account. */
function setNoCookies(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.removeHeader('set-cookie');
  });
}

async function buildReadyApp(parts: Parts) {
  const app = await buildApp(parts, setNoCookies);
  await app.ready();
  return app;
}

export async function startCopy(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  { url, path, now }: { url: string; path: string; now: Clock },
): Promise<CopyOfApi> {
  let isEnding = false;
  const db = openDatabase({
    url,
    maxConnections: CONNECTIONS,
    onConnectionError: ({ message }) =>
      isEnding || log.warn({ message }, 'a copy lost an idle connection'),
  });
  const parts = makeParts({
    config: configOfCopy(config, `${config.publicUrl}${path}`),
    db,
    jwtSecret: randomBytes(32).toString('base64url'),
    now,
    log,
  });
  const app = await buildReadyApp(parts).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const endWork = keepWorking(parts);
  const underWay = new Set<Promise<void>>();
  return {
    answer(request, response) {
      // Whether the caller got the answer or left before it.
      const answered = finished(response).then(done, done);
      function done() {
        underWay.delete(answered);
      }
      underWay.add(answered);
      app.routing(request, response);
    },
    async close() {
      isEnding = true;
      try {
        await Promise.race([Promise.all(underWay), wait(PATIENCE_MS, undefined, { ref: false })]);
        await endWork();
        await app.close();
        const pictures = [...(await picturesIn(db)), ...(await removedPictures(db))];
        for (const picture of pictures) await parts.platform.media.remove(picture);
      } finally {
        await db.destroy();
      }
    },
  };
}
