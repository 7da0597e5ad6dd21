import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import type { CasesService } from './cases-service';
import {
  dismissCaseSchema,
  findCaseSchema,
  listCasesSchema,
  listReportsSchema,
  suspendFromCaseSchema,
} from './reports-schemas';

export const casesRoutes: FastifyPluginAsyncTypebox<{
  service: CasesService;
  guards: Guards;
}> = async (app, { service, guards }) => {
  const onRequest = guards.oneOf(['ADMIN']);

  app.get('/desk/report-cases/', { schema: listCasesSchema, onRequest }, async ({ query }) =>
    service.list(query),
  );

  app.get('/desk/report-cases/:id/', { schema: findCaseSchema, onRequest }, async ({ params }) =>
    service.get(params.id),
  );

  app.get(
    '/desk/report-cases/:id/reports/',
    { schema: listReportsSchema, onRequest },
    async ({ params, query }) => service.reports(params.id, query),
  );

  app.post(
    '/desk/report-cases/:id/dismiss/',
    {
      schema: dismissCaseSchema,
      onRequest,
      config: { sentences: { 'note.required': 'Note is required' } },
    },
    async (request) => service.dismiss(actorOf(request), request.params.id, request.body),
  );

  app.post(
    '/desk/report-cases/:id/suspend/',
    {
      schema: suspendFromCaseSchema,
      onRequest,
      config: { sentences: { 'reason.required': 'Reason is required' } },
    },
    async (request) => service.suspend(actorOf(request), request.params.id, request.body),
  );
};
