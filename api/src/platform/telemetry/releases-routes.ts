import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NotFoundError } from '../http/errors';
import type { Guards } from '../http/guards';
import type { ReleaseFigures } from './release-figures';
import { canarySchema, releasesSchema } from './releases-schemas';
import type { ReleasesService } from './releases-service';

interface ReleasesRoutesOptions {
  service: ReleasesService;
  figures: ReleaseFigures;
  guards: Guards;
}

export const releasesRoutes: FastifyPluginAsyncTypebox<ReleasesRoutesOptions> = async (
  app,
  { service, figures, guards },
) => {
  const administrators = guards.oneOf(['ADMIN']);

  app.get('/releases/', { schema: releasesSchema, onRequest: administrators }, async (request) => {
    await figures.write();
    return service.list(request.query.hours ?? 24);
  });

  // Like the metrics, for direct callers only: the page servers.
  app.post('/metrics/canaries/', { schema: canarySchema }, async (request) => {
    if (request.headers['x-forwarded-for'] !== undefined) throw new NotFoundError();
    await figures.write();
    return { ended: await service.judge(request.body) };
  });
};
