import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { databaseAnswers } from './health-repository';
import { liveSchema, readySchema, type Health } from './health-schemas';

const DATABASE_TIMEOUT_MS = 2000;

export const healthRoutes: FastifyPluginAsyncTypebox<{ db: Kysely<Database> }> = async (
  app,
  { db },
) => {
  const uptime = () => Math.floor(process.uptime());

  app.get('/health/', { schema: readySchema }, async (request, reply) => {
    const isUp = await databaseAnswers(db, DATABASE_TIMEOUT_MS);
    if (!isUp) request.log.warn('the database does not answer');
    const health: Health = {
      status: isUp ? 'ok' : 'unavailable',
      database: isUp ? 'up' : 'down',
      uptime_seconds: uptime(),
    };
    return reply.code(isUp ? 200 : 503).send(health);
  });

  app.get('/health/live/', { schema: liveSchema }, async () => ({
    status: 'ok' as const,
    database: 'unchecked' as const,
    uptime_seconds: uptime(),
  }));
};
