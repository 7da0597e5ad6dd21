import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { databaseState } from './health-repository';
import { liveSchema, readySchema, type Health } from './health-schemas';

const DATABASE_TIMEOUT_MS = 2000;

export const healthRoutes: FastifyPluginAsyncTypebox<{ db: Kysely<Database> }> = async (
  app,
  { db },
) => {
  const uptime = () => Math.floor(process.uptime());

  app.get('/health/', { schema: readySchema }, async (request, reply) => {
    const database = await databaseState(db, DATABASE_TIMEOUT_MS);
    const isUp = database === 'up';
    if (!isUp) request.log.warn({ database }, 'the database does not answer, or takes no writes');
    const health: Health = {
      status: isUp ? 'ok' : 'unavailable',
      database,
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
