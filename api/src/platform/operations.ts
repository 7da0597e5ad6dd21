import type { FastifyPluginAsync } from 'fastify';
import { healthRoutes } from './health/health-routes';
import { Health } from './health/health-schemas';
import { jobsRoutes } from './jobs/jobs-routes';
import { Job, JobPage } from './jobs/jobs-schemas';
import { JobsService } from './jobs/jobs-service';
import { metricsRoutes } from './metrics/metrics-routes';
import type { Platform } from './platform';
import { recordRoutes } from './record/record-routes';
import { TelemetryMetrics } from './telemetry/telemetry-metrics';
import { telemetryRoutes } from './telemetry/telemetry-routes';
import { TelemetryReport } from './telemetry/telemetry-schemas';

/** Operations: health, metrics, background jobs, browser telemetry, and the record of who changed what. */
export const operations: FastifyPluginAsync<
  Pick<Platform, 'config' | 'db' | 'guards' | 'metrics' | 'record'>
> = async (app, { config, db, guards, metrics, record }) => {
  [Health, Job, JobPage, TelemetryReport].forEach((schema) => app.addSchema(schema));
  await app.register(healthRoutes, { db });
  await app.register(metricsRoutes, { metrics });
  await app.register(jobsRoutes, { service: new JobsService(db), guards });
  const limit = config.rateLimits.document;
  await app.register(recordRoutes, { db, service: record, guards, limit });
  await app.register(telemetryRoutes, {
    metrics: new TelemetryMetrics(metrics.registry),
    limit: config.rateLimits.telemetry,
  });
};
