import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RateLimits } from '../../platform/config/config';
import { actorOf, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { confirmEmailSchema, sendLinkSchema } from './email-verification-schemas';
import type { EmailVerificationService } from './email-verification-service';

interface EmailVerificationRoutesOptions {
  service: EmailVerificationService;
  guards: Guards;
  limits: RateLimits;
}

export const emailVerificationRoutes: FastifyPluginAsyncTypebox<
  EmailVerificationRoutesOptions
> = async (app, { service, guards, limits }) => {
  const limitConfirm = limitCalls(app, {
    name: 'verification link',
    max: limits.resetAddress,
  });

  app.post(
    '/auth/email-verification/',
    { schema: sendLinkSchema, onRequest: guards.member },
    async (request, reply) => {
      await service.sendAgain(actorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/email-verification-confirm/',
    { schema: confirmEmailSchema, preHandler: limitConfirm },
    async (request, reply) => {
      await service.confirm(request.body.token);
      return reply.code(204).send(null);
    },
  );
};
