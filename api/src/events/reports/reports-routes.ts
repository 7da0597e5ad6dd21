import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { networkOf } from '../../platform/http/whereFrom';
import { reportEventSchema } from './reports-schemas';
import type { ReportsService } from './reports-service';

const REPORTS_PER_MINUTE = 5;
const enoughToday = (wait: string) =>
  `We’ve had as many reports as we take from one person or network in a day. Please try again in ${wait}, or write to us.`;

const keyOf = ({ actor, ip }: FastifyRequest) => (actor ? `account ${actor.id}` : networkOf(ip));

export const reportsRoutes: FastifyPluginAsyncTypebox<{
  service: ReportsService;
  guards: Guards;
  /** Of one account, or of visitors from one network; 0 for no limit. */
  maxPerDay: number;
}> = async (app, { service, guards, maxPerDay }) => {
  app.post(
    '/events/:id/reports/',
    {
      schema: reportEventSchema,
      onRequest: guards.visitor,
      preHandler: limitCalls(
        app,
        { name: 'event-reports', max: REPORTS_PER_MINUTE, keyOf },
        { name: 'event-reports-day', max: maxPerDay, ofDay: { message: enoughToday }, keyOf },
      ),
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
