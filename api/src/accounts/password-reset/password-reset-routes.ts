import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RateLimits } from '../../platform/config/config';
import { limitPerMinute } from '../../platform/http/rateLimits';
import { confirmPasswordResetSchema, requestPasswordResetSchema } from './password-reset-schemas';
import type { PasswordResetService } from './password-reset-service';

interface PasswordResetRoutesOptions {
  service: PasswordResetService;
  limits: RateLimits;
}

export const passwordResetRoutes: FastifyPluginAsyncTypebox<PasswordResetRoutesOptions> = async (
  app,
  { service, limits },
) => {
  const limitAddress = limitPerMinute(app, { name: 'reset of address', max: limits.resetAddress });
  const limitConfirm = limitPerMinute(app, { name: 'reset link', max: limits.resetAddress });
  // Per account only: many callers together must not flood one person's mailbox.
  const limitAccount = limitPerMinute(app, {
    name: 'reset',
    max: limits.reset,
    keyOf: (request) => (request.body as { email: string }).email.trim().toLowerCase(),
  });

  app.post(
    '/auth/password-reset/',
    { schema: requestPasswordResetSchema, preHandler: [limitAddress, limitAccount] },
    async (request, reply) => {
      await service.request(request.body.email);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/password-reset-confirm/:uid/:token/',
    { schema: confirmPasswordResetSchema, preHandler: limitConfirm },
    async (request, reply) => {
      await service.confirm(request.params, request.body);
      return reply.code(204).send(null);
    },
  );
};
