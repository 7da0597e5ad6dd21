import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Guards } from '../http/guards';
import { jobsSchema, retryJobSchema } from './jobs-schemas';
import type { JobsService } from './jobs-service';

interface JobsRoutesOptions {
  service: JobsService;
  guards: Guards;
}

export const jobsRoutes: FastifyPluginAsyncTypebox<JobsRoutesOptions> = async (
  app,
  { service, guards },
) => {
  const administrators = guards.oneOf(['ADMIN']);

  app.get('/jobs/', { schema: jobsSchema, onRequest: administrators }, async (request) => {
    return service.list(request.query, '/api/jobs/');
  });

  app.post(
    '/jobs/:id/retry/',
    { schema: retryJobSchema, onRequest: administrators },
    async (request) => service.retry(request.params.id),
  );
};
