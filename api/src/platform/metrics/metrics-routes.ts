import type { FastifyPluginAsync } from 'fastify';
import { NotFoundError } from '../http/errors';
import type { Metrics } from './metrics';

/** Prometheus metrics, for direct callers only. Requests through a proxy come from outside, however their URL is spelled. */
export const metricsRoutes: FastifyPluginAsync<{ metrics: Metrics }> = async (app, { metrics }) => {
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) throw new NotFoundError();
    return reply.header('content-type', metrics.contentType).send(await metrics.read());
  });
};
