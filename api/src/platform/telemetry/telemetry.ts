import type { FastifyPluginAsync } from 'fastify';
import type { Platform } from '../platform';
import { ReleaseFigures } from './release-figures';
import { releasesRoutes } from './releases-routes';
import { ReleaseHealth, ReleaseHealthList } from './releases-schemas';
import { ReleasesService } from './releases-service';
import { TelemetryMetrics } from './telemetry-metrics';
import { telemetryRoutes } from './telemetry-routes';
import { TelemetryReport } from './telemetry-schemas';

/** How often the figures of releases go from memory to the database. */
const WRITE_MS = 10_000;

/** Browsers' reports, and the health of releases derived from them. */
export const telemetry: FastifyPluginAsync<
  Pick<Platform, 'config' | 'db' | 'guards' | 'log' | 'metrics' | 'now'>
> = async (app, { config, db, guards, log, metrics, now }) => {
  [ReleaseHealth, ReleaseHealthList, TelemetryReport].forEach((schema) => app.addSchema(schema));
  const figures = new ReleaseFigures(db, now, log);
  const writing = setInterval(() => void figures.write(), WRITE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(writing);
    await figures.write();
  });
  const limit = config.rateLimits.telemetry;
  const counters = new TelemetryMetrics(metrics.registry);
  await app.register(telemetryRoutes, { metrics: counters, figures, limit });
  const service = new ReleasesService(db, now, log);
  await app.register(releasesRoutes, { service, figures, guards });
};
