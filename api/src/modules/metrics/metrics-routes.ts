import type { FastifyPluginAsync } from 'fastify';
import { NotFoundError } from '../../http/errors';
import type { Metrics } from './metrics';

/**
 * The figures for Prometheus, for whoever reaches this process itself. What comes by way of a proxy is from outside,
 * whatever spelling of the address it used to get here.
 */
export const metricsRoutes: FastifyPluginAsync<{ metrics: Metrics }> = async (app, { metrics }) => {
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) throw new NotFoundError();
    return reply.header('content-type', metrics.contentType).send(await metrics.read());
  });
};
