import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { limitCalls } from '../../platform/http/rateLimits';
import {
  confirmAccountSchema,
  refundBanksSchema,
  refundLinkSchema,
  renewRefundLinkSchema,
  resolveAccountSchema,
} from './refund-link-schemas';
import type { RefundLinkService } from './refund-link-service';

interface RefundLinkRoutesOptions {
  service: RefundLinkService;
  /** Calls per minute and address. */
  limit: number;
}

export const refundLinkRoutes: FastifyPluginAsyncTypebox<RefundLinkRoutesOptions> = async (
  app,
  { service, limit },
) => {
  const preHandler = limitCalls(app, { name: 'refund links', max: limit });
  const config = { sentences: { 'bank_id.required': 'Choose your bank' } };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  app.get('/refund-links/:token/', { schema: refundLinkSchema, preHandler }, async (request) =>
    service.show(request.params.token),
  );

  app.get(
    '/refund-links/:token/banks/',
    { schema: refundBanksSchema, preHandler },
    async (request) => service.banks(request.params.token),
  );

  app.post(
    '/refund-links/:token/resolve/',
    { schema: resolveAccountSchema, preHandler, config },
    async (request) => service.resolve(request.params.token, request.body),
  );

  app.post(
    '/refund-links/:token/confirm/',
    { schema: confirmAccountSchema, preHandler, config },
    async (request) => service.confirm(request.params.token, request.body),
  );

  app.post(
    '/refund-links/:token/renew/',
    { schema: renewRefundLinkSchema, preHandler },
    async (request) => service.renew(request.params.token),
  );
};
