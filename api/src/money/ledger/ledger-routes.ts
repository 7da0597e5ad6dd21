import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FIELD_MESSAGES } from '../../platform/fieldMessages';
import { actingOf, actorOf, type Guards } from '../../platform/http/guards';
import { idempotencySentences, requestKey } from '../../platform/http/idempotency';
import {
  correctMoneySchema,
  eventMoneySchema,
  eventPostingsSchema,
  organizerMoneySchema,
  organizerPostingsSchema,
  ownMoneySchema,
  ownPostingsSchema,
} from './ledger-schemas';
import type { LedgerService } from './ledger-service';

interface LedgerRoutesOptions {
  service: LedgerService;
  guards: Guards;
}

export const ledgerRoutes: FastifyPluginAsyncTypebox<LedgerRoutesOptions> = async (
  app,
  { service, guards },
) => {
  const organizers = guards.wholeTeam('money');
  const administrators = guards.oneOf(['ADMIN']);

  app.get('/money/', { schema: ownMoneySchema, onRequest: organizers }, async (request) =>
    service.own(actingOf(request), request.query),
  );

  app.get(
    '/money/postings/',
    { schema: ownPostingsSchema, onRequest: organizers },
    async (request) => service.ownPostings(actingOf(request), request.query),
  );

  app.get(
    '/money/organizers/:id/',
    { schema: organizerMoneySchema, onRequest: administrators },
    async (request) => service.ofOrganizer(request.params.id, request.query),
  );

  app.get(
    '/money/organizers/:id/postings/',
    { schema: organizerPostingsSchema, onRequest: administrators },
    async (request) => service.organizerPostings(request.params.id, request.query),
  );

  app.post(
    '/money/organizers/:id/corrections/',
    {
      schema: correctMoneySchema,
      onRequest: administrators,
      config: {
        sentences: {
          ...idempotencySentences,
          'amount.required': FIELD_MESSAGES.amount.required,
          'reason.required': 'Reason is required',
        },
      },
    },
    async (request, reply) => {
      const key = requestKey(request);
      const posted = await service.correct(actorOf(request), request.params.id, request.body, key);
      return reply.code(201).send(posted);
    },
  );

  eventRoutes(app, service, guards);
};

const eventRoutes = (
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  service: LedgerService,
  guards: Guards,
) => {
  app.get(
    '/events/:id/money/',
    { schema: eventMoneySchema, onRequest: guards.member },
    async (request) => service.ofEvent(actorOf(request), request.params.id),
  );

  app.get(
    '/events/:id/postings/',
    { schema: eventPostingsSchema, onRequest: guards.member },
    async (request) => service.eventPostings(actorOf(request), request.params.id, request.query),
  );
};
