import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Guards } from '../../platform/http/guards';
import { limitPerMinute } from '../../platform/http/rateLimits';
import { networkOf } from '../../platform/http/whereFrom';
import { reportEventSchema } from './reports-schemas';
import type { ReportsService } from './reports-service';

const REPORTS_PER_MINUTE = 5;

export const reportsRoutes: FastifyPluginAsyncTypebox<{
  service: ReportsService;
  guards: Guards;
}> = async (app, { service, guards }) => {
  app.post(
    '/events/:id/reports/',
    {
      schema: reportEventSchema,
      onRequest: guards.visitor,
      preHandler: limitPerMinute(app, {
        name: 'event-reports',
        max: REPORTS_PER_MINUTE,
        keyOf: ({ actor, ip }) => (actor ? `account ${actor.id}` : networkOf(ip)),
      }),
      config: {
        evenSuspended: true,
        sentences: {
          'report_reason.required': 'Choose a reason',
          'report_reason.enum': 'Choose a reason',
          'message.required': 'Message is required',
        },
      },
    },
    async ({ actor, params, body }, reply) =>
      reply.code(202).send(await service.report(actor, params.id, body)),
  );
};
