import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RouteShorthandOptions } from 'fastify';
import { actingOf, actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { CSV, fileHeaders, sendPdf } from '../../platform/http/sendFile';
import { sendPieces } from '../../platform/http/streaming';
import { monthSchema, organizerMonthSchema, payoutStatementSchema } from './statements-schemas';
import type { StatementsService } from './statements-service';

interface StatementsRoutesOptions {
  service: StatementsService;
  guards: Guards;
  /** Documents per minute and account. */
  limit: number;
}

export const statementsRoutes: FastifyPluginAsyncTypebox<StatementsRoutesOptions> = async (
  app,
  { service, guards, limit },
) => {
  const preHandler = limitCalls(app, { name: 'documents', max: limit, keyOf: actorKey });
  const organizers = { onRequest: guards.wholeTeam('money'), preHandler };
  const administrators = { onRequest: guards.oneOf(['ADMIN']), preHandler };
  payoutStatements(app, service, { onRequest: guards.anywhere('money'), preHandler });

  app.get(
    '/money/months/:month/statement.pdf',
    { schema: monthSchema('pdf'), ...organizers },
    async (request, reply) => {
      const { month } = request.params;
      const pdf = await service.monthPdf(actingOf(request).teamId, month);
      return sendPdf(reply, `statement-${month}.pdf`, pdf);
    },
  );

  app.get(
    '/money/months/:month/statement.csv',
    { schema: monthSchema('csv'), ...organizers },
    async (request, reply) => {
      const { month } = request.params;
      const pieces = service.monthCsv(actingOf(request).teamId, month);
      return sendPieces(reply, pieces, fileHeaders(CSV, `statement-${month}.csv`));
    },
  );

  app.get(
    '/money/organizers/:id/months/:month/statement.pdf',
    { schema: organizerMonthSchema('pdf'), ...administrators },
    async (request, reply) => {
      const { id, month } = request.params;
      await service.requireOrganizer(id);
      const pdf = await service.monthPdf(id, month);
      return sendPdf(reply, `statement-${id}-${month}.pdf`, pdf);
    },
  );

  app.get(
    '/money/organizers/:id/months/:month/statement.csv',
    { schema: organizerMonthSchema('csv'), ...administrators },
    async (request, reply) => {
      const { id, month } = request.params;
      await service.requireOrganizer(id);
      const pieces = service.monthCsv(id, month);
      return sendPieces(reply, pieces, fileHeaders(CSV, `statement-${id}-${month}.csv`));
    },
  );
};

const payoutStatements = (
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  service: StatementsService,
  hooks: Pick<RouteShorthandOptions, 'onRequest' | 'preHandler'>,
) => {
  app.get(
    '/money/payouts/:id/statement.pdf',
    { schema: payoutStatementSchema('pdf'), ...hooks },
    async (request, reply) => {
      const { id } = request.params;
      return sendPdf(reply, `payout-${id}.pdf`, await service.payoutPdf(actorOf(request), id));
    },
  );

  app.get(
    '/money/payouts/:id/statement.csv',
    { schema: payoutStatementSchema('csv'), ...hooks },
    async (request, reply) => {
      const { id } = request.params;
      const csv = await service.payoutCsv(actorOf(request), id);
      return reply.headers(fileHeaders(CSV, `payout-${id}.csv`)).send(csv);
    },
  );
};
