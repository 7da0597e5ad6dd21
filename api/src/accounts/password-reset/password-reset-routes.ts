import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RateLimits } from '../../platform/config/config';
import { limitCalls } from '../../platform/http/rateLimits';
import type { KnownBrowsers } from '../auth/known-browsers';
import { confirmPasswordResetSchema, requestPasswordResetSchema } from './password-reset-schemas';
import type { PasswordResetService } from './password-reset-service';

interface PasswordResetRoutesOptions {
  service: PasswordResetService;
  browsers: KnownBrowsers;
  limits: RateLimits;
}

export const passwordResetRoutes: FastifyPluginAsyncTypebox<PasswordResetRoutesOptions> = async (
  app,
  { service, browsers, limits },
) => {
  const limitAddress = limitCalls(app, { name: 'reset of address', max: limits.resetAddress });
  const limitConfirm = limitCalls(app, { name: 'reset link', max: limits.resetAddress });

  app.post(
    '/auth/password-reset/',
    { schema: requestPasswordResetSchema, preHandler: limitAddress },
    async (request, reply) => {
      await service.request(request.body.email);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/password-reset-confirm/:uid/:token/',
    { schema: confirmPasswordResetSchema, preHandler: limitConfirm },
    async (request, reply) => {
      const { user, browser } = await service.confirm(request.params, request.body, (trx, email) =>
        browsers.recogniseAtSecondStep(request, email, trx),
      );
      if (browser) await browsers.keep(browser, user);
      else await browsers.remember(request, reply, user, { byResetLink: true });
      return reply.code(204).send(null);
    },
  );
};
