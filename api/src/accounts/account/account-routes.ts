import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RateLimits } from '../../platform/config/config';
import { actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { sendPieces } from '../../platform/http/streaming';
import { limitCalls } from '../../platform/http/rateLimits';
import {
  changePasswordSchema,
  eraseSchema,
  exportSchema,
  signOutEverywhereSchema,
} from './account-schemas';
import type { KnownBrowsers } from '../auth/known-browsers';
import type { AccountService } from './account-service';

interface AccountRoutesOptions {
  service: AccountService;
  browsers: KnownBrowsers;
  guards: Guards;
  limits: RateLimits;
}

export const accountRoutes: FastifyPluginAsyncTypebox<AccountRoutesOptions> = async (
  app,
  { service, browsers, guards, limits },
) => {
  // An access token must not allow guessing the password.
  const limitTries = limitCalls(app, {
    name: 'password of account',
    max: limits.password,
    keyOf: actorKey,
  });
  const limitFiles = limitCalls(app, { name: 'documents', max: limits.document, keyOf: actorKey });
  const evenSuspended = { onRequest: guards.member, config: { evenSuspended: true } } as const;

  app.post(
    '/auth/password/',
    { schema: changePasswordSchema, preHandler: limitTries, ...evenSuspended },
    async (request, reply) => {
      const user = await service.changePassword(actorOf(request), request.body);
      await browsers.remember(request, reply, user);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/logout-all/',
    { schema: signOutEverywhereSchema, ...evenSuspended },
    async (request, reply) => {
      await service.signOutEverywhere(actorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/auth/export/',
    { schema: exportSchema, preHandler: limitFiles, ...evenSuspended },
    async (request, reply) => {
      const { exportedAt, pieces } = service.exportOwnData(actorOf(request));
      return sendPieces(reply, pieces, {
        'content-disposition': `attachment; filename="nzuko-data-${exportedAt.slice(0, 10)}.json"`,
        'cache-control': 'no-store',
      });
    },
  );

  app.delete(
    '/auth/profile/',
    { schema: eraseSchema, onRequest: guards.member, preHandler: limitTries },
    async (request, reply) => {
      await service.erase(actorOf(request), request.body);
      return reply.code(204).send(null);
    },
  );
};
