import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actingOf, actorOf, type Guards } from '../../platform/http/guards';
import { idempotencySentences, requestKey } from '../../platform/http/idempotency';
import {
  approvePayoutSchema,
  organizerPayoutsSchema,
  ownPayoutsSchema,
  payoutTermsSchema,
  refusePayoutSchema,
  releasePayoutSchema,
  requestPayoutSchema,
} from './payouts-schemas';
import type { PayoutApprovals } from './payout-approvals';
import type { PayoutReleases } from './payout-releases';
import type { PayoutsService } from './payouts-service';

interface PayoutsRoutesOptions {
  service: PayoutsService;
  releases: PayoutReleases;
  approvals: PayoutApprovals;
  guards: Guards;
}

export const payoutsRoutes: FastifyPluginAsyncTypebox<PayoutsRoutesOptions> = async (
  app,
  { service, releases, approvals, guards },
) => {
  const organizers = guards.wholeTeam('money');
  const administrators = guards.oneOf(['ADMIN']);

  app.post(
    '/money/payouts/',
    {
      schema: requestPayoutSchema,
      onRequest: organizers,
      config: { sentences: idempotencySentences },
    },
    async (request, reply) => {
      const by = { actor: actorOf(request), acting: actingOf(request) };
      const payout = await service.request(by, request.body, requestKey(request));
      return reply.code(201).send(payout);
    },
  );

  app.get(
    '/money/payouts/terms/',
    { schema: payoutTermsSchema, onRequest: organizers },
    async (request) => service.terms(actingOf(request)),
  );

  app.get('/money/payouts/', { schema: ownPayoutsSchema, onRequest: organizers }, async (request) =>
    service.own(actingOf(request), request.query),
  );

  app.get(
    '/money/organizers/:id/payouts/',
    { schema: organizerPayoutsSchema, onRequest: administrators },
    async ({ params: { id }, query }) => service.ofOrganizer(id, query),
  );

  app.post(
    '/money/payouts/:id/release/',
    {
      schema: releasePayoutSchema,
      onRequest: administrators,
      config: { sentences: { 'otp.pattern': 'The code has 4 to 10 digits' } },
    },
    async (request, reply) => {
      await releases.release(actorOf(request), request.params.id, request.body.otp);
      return reply.code(204).send();
    },
  );

  approvalRoutes(app, approvals, guards);
};

const approvalRoutes = (
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  approvals: PayoutApprovals,
  guards: Guards,
) => {
  const administrators = guards.oneOf(['ADMIN']);

  app.post(
    '/money/payouts/:id/approve/',
    { schema: approvePayoutSchema, onRequest: administrators },
    async (request) => approvals.approve(actorOf(request), request.params.id),
  );

  app.post(
    '/money/payouts/:id/refuse/',
    {
      schema: refusePayoutSchema,
      onRequest: administrators,
      config: { sentences: { 'reason.required': 'Reason is required' } },
    },
    async (request) => approvals.refuse(actorOf(request), request.params.id, request.body),
  );
};
