import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { systemClock, type Clock } from './clock';
import type { Config } from './config/config';
import type { Database } from './database/schema';
import { DAY_MS } from './durations';
import { checkFigures } from './figures/checkFigures';
import { foldFigures } from './figures/figures-repository';
import { makeGuards } from './http/guards';
import { makeLogger } from './http/logging';
import { deleteFigures } from './telemetry/release-figures-repository';
import { deleteOldKeys } from './http/idempotency-repository';
import { sweepRateLimits } from './http/rate-limits-repository';
import type { Tasks } from './jobs/tasks';
import { makeImageStore } from './media/make-image-store';
import { MediaService } from './media/media-service';
import { pictureTasks } from './media/remove-pictures';
import { makeMetrics } from './metrics/metrics';
import { RecordService } from './record/record-service';
import { mailSeal } from './security/sealing';
import { Tokens } from './security/tokens';

/** How long browsers' reports on releases are kept. */
const RELEASE_FIGURES_MS = 7 * DAY_MS;

export interface PlatformOptions {
  config: Config;
  db: Kysely<Database>;
  /** All secrets of this installation are derived from it, except the ticket key if one is set. */
  jwtSecret: string;
  now?: Clock;
  log?: FastifyBaseLogger;
}

/** The shared services all areas are built on. */
export function makePlatform({
  config,
  db,
  jwtSecret,
  now = systemClock,
  log = makeLogger(config.logLevel),
}: PlatformOptions) {
  const { accessTokenSeconds: accessSeconds, refreshTokenSeconds: refreshSeconds } = config;
  const record = new RecordService(db);
  const media = new MediaService(makeImageStore(config, log), log);
  const tokens = new Tokens({ secret: jwtSecret, accessSeconds, refreshSeconds, now });
  return {
    config,
    db,
    jwtSecret,
    now,
    log,
    tokens,
    media,
    /** Who changed what. */
    record,
    metrics: makeMetrics(db, log),
    tasks: {
      ...pictureTasks(db, media),
      sweep_rate_limits: { every: '* * * * *', run: () => sweepRateLimits(db) },
      fold_figures: { every: '* * * * *', run: () => foldFigures(db) },
      correct_figures: { every: '40 1 * * *', run: () => checkFigures(db, log) },
      delete_release_figures: {
        every: '50 1 * * *',
        run: () => deleteFigures(db, new Date(now().getTime() - RELEASE_FIGURES_MS)),
      },
      delete_old_keys: { every: '20 * * * *', run: () => deleteOldKeys(db, now()) },
      forget_old_record: { every: '50 2 * * *', run: () => record.forgetOld() },
    } satisfies Tasks,
    guards: makeGuards(tokens, db),
    /** Encrypts secrets in queued mail. */
    seal: mailSeal(jwtSecret),
    /** True if the site uses HTTPS, so that its cookies can be `secure`. */
    isSecure: config.publicUrl.startsWith('https:'),
  };
}

export type Platform = ReturnType<typeof makePlatform>;
