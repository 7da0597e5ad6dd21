import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Guards } from '../http/guards';
import { withPage } from '../http/paging';
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
    const pathOf = (page: number) => `/api/jobs/?${withPage(request.query, page)}`;
    return service.list(request.query, pathOf);
  });

  app.post(
    '/jobs/:id/retry/',
    { schema: retryJobSchema, onRequest: administrators },
    async (request) => service.retry(request.params.id),
  );
};
