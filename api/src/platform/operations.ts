import type { FastifyPluginAsync } from 'fastify';
import { healthRoutes } from './health/health-routes';
import { Health } from './health/health-schemas';
import { jobsRoutes } from './jobs/jobs-routes';
import { Job, JobPage } from './jobs/jobs-schemas';
import { JobsService } from './jobs/jobs-service';
import { metricsRoutes } from './metrics/metrics-routes';
import type { Platform } from './platform';
import { recordRoutes } from './record/record-routes';
import { telemetry } from './telemetry/telemetry';

/** Operations: health, metrics, background jobs, browser telemetry, and the record of who changed what. */
export const operations: FastifyPluginAsync<Platform> = async (app, platform) => {
  const { config, db, guards, metrics, record } = platform;
  [Health, Job, JobPage].forEach((schema) => app.addSchema(schema));
  await app.register(healthRoutes, { db });
  await app.register(metricsRoutes, { metrics });
  await app.register(jobsRoutes, { service: new JobsService(db), guards });
  const limit = config.rateLimits.document;
  await app.register(recordRoutes, { db, service: record, guards, limit });
  await app.register(telemetry, platform);
};
