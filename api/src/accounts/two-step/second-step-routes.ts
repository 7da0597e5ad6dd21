import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RateLimits } from '../../platform/config/config';
import { actorKey, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import type { KnownBrowsers } from '../auth/known-browsers';
import { userAgentOf } from '../devices/device-name';
import type { Confirmations } from './confirmations';
import { inSession } from './two-step-routes';
import { beginConfirmationSchema, confirmSchema, secondStepSchema } from './two-step-schemas';

interface SecondStepRoutesOptions {
  service: Confirmations;
  browsers: KnownBrowsers;
  guards: Guards;
  limits: RateLimits;
}

/** Second steps: of a sign-in, and of people who are signed in and confirm who they are. */
export const secondStepRoutes: FastifyPluginAsyncTypebox<SecondStepRoutesOptions> = async (
  app,
  { service, browsers, guards, limits },
) => {
  const limitAddress = limitCalls(app, {
    name: 'second step of address',
    max: limits.loginAddress,
  });
  const limitTries = limitCalls(app, {
    name: 'confirmation of account',
    max: limits.password,
    keyOf: actorKey,
  });

  app.post('/auth/second-step/', { schema: secondStepSchema }, async (request, reply) => {
    const { user, tokens } = await service.signIn(request.body, {
      userAgent: userAgentOf(request),
      recognise: async (email) => {
        const browser =
          email === null ? null : await browsers.recogniseAtSecondStep(request, email);
        // Others at the same address must not use up the tries of a browser that is known.
        if (!browser) await limitAddress(request);
        return browser;
      },
    });
    await browsers.remember(request, reply, user);
    return tokens;
  });

  app.post(
    '/auth/confirmation/',
    { schema: beginConfirmationSchema, onRequest: guards.member },
    async (request) => service.begin(inSession(request)),
  );

  app.post(
    '/auth/confirmation/answer/',
    { schema: confirmSchema, onRequest: guards.member, preHandler: limitTries },
    async (request, reply) => {
      await service.confirm(inSession(request), request.body, async (email) =>
        email === null ? null : browsers.recogniseAtSecondStep(request, email),
      );
      return reply.code(204).send(null);
    },
  );
};
