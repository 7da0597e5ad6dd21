import type { FastifyPluginAsync } from 'fastify';
import { healthRoutes } from './health/health-routes';
import { Health } from './health/health-schemas';
import { jobsRoutes } from './jobs/jobs-routes';
import { Job, JobPage } from './jobs/jobs-schemas';
import { JobsService } from './jobs/jobs-service';
import { metricsRoutes } from './metrics/metrics-routes';
import type { Platform } from './platform';
import { TelemetryMetrics } from './telemetry/telemetry-metrics';
import { telemetryRoutes } from './telemetry/telemetry-routes';
import { TelemetryReport } from './telemetry/telemetry-schemas';

/** Operations: health, metrics, background jobs, and browser telemetry. */
export const operations: FastifyPluginAsync<
  Pick<Platform, 'config' | 'db' | 'guards' | 'metrics'>
> = async (app, { config, db, guards, metrics }) => {
  [Health, Job, JobPage, TelemetryReport].forEach((schema) => app.addSchema(schema));
  await app.register(healthRoutes, { db });
  await app.register(metricsRoutes, { metrics });
  await app.register(jobsRoutes, { service: new JobsService(db), guards });
  await app.register(telemetryRoutes, {
    metrics: new TelemetryMetrics(metrics.registry),
    limit: config.rateLimits.telemetry,
  });
};
