import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limitCalls } from '../http/rateLimits';
import type { ReleaseFigures } from './release-figures';
import type { TelemetryMetrics } from './telemetry-metrics';
import { reportSchema, withPossibleTimes } from './telemetry-schemas';

const REPORT_MAX_BYTES = 16 * 1024;

interface TelemetryRoutesOptions {
  metrics: TelemetryMetrics;
  figures: ReleaseFigures;
  /** Reports per minute and address. */
  limit: number;
}

export const telemetryRoutes: FastifyPluginAsyncTypebox<TelemetryRoutesOptions> = async (
  app,
  { metrics, figures, limit },
) => {
  app.post(
    '/telemetry/',
    {
      schema: reportSchema,
      bodyLimit: REPORT_MAX_BYTES,
      preHandler: limitCalls(app, { name: 'telemetry', max: limit }),
    },
    async (request, reply) => {
      const report = withPossibleTimes(request.body);
      metrics.add(report);
      figures.add(report);
      // Not a label, since each id would be a series. In the log it can be found by the id a user reports.
      for (const failure of report.failures) {
        request.log.warn(failure, 'a screen failed in a browser');
      }
      return reply.code(204).send(null);
    },
  );
};
