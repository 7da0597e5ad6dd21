import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotAuthenticatedError } from '../../platform/http/errors';
import { actorOf, type Guards } from '../../platform/http/guards';
import type { KnownBrowsers } from '../auth/known-browsers';
import {
  addPasskeySchema,
  finishAppSchema,
  passkeyOptionsSchema,
  removeAppSchema,
  removePasskeySchema,
  renewRecoveryCodesSchema,
  startAppSchema,
  twoStepSchema,
  type FactorAdded,
} from './two-step-schemas';
import type { InSession, TwoStepService } from './two-step-service';

interface TwoStepRoutesOptions {
  service: TwoStepService;
  browsers: KnownBrowsers;
  guards: Guards;
}

/** Sign-in methods besides the password. Everything but reading them asks for a confirmation (`CONFIRMED_ROUTES`). */
export const twoStepRoutes: FastifyPluginAsyncTypebox<TwoStepRoutesOptions> = async (
  app,
  { service, browsers, guards },
) => {
  const onRequest = guards.member;

  /** Turning it on made the API forget all browsers, including this one. */
  const keepBrowser = async (request: FastifyRequest, reply: FastifyReply, added: FactorAdded) => {
    if (added.recovery_codes.length === 0) return;
    await browsers.remember(request, reply, await service.owner(actorOf(request)));
  };

  app.get('/auth/two-step/', { schema: twoStepSchema, onRequest }, async (request) =>
    service.show(actorOf(request)),
  );

  app.post('/auth/two-step/app/', { schema: startAppSchema, onRequest }, async (request) =>
    service.startApp(inSession(request)),
  );

  app.post(
    '/auth/two-step/app/confirm/',
    { schema: finishAppSchema, onRequest, config: { sentences: CODE_MISSING } },
    async (request, reply) => {
      const added = await service.finishApp(inSession(request), request.body.code);
      await keepBrowser(request, reply, added);
      return added;
    },
  );

  app.delete(
    '/auth/two-step/app/',
    { schema: removeAppSchema, onRequest },
    async (request, reply) => {
      await service.removeApp(inSession(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/two-step/recovery-codes/',
    { schema: renewRecoveryCodesSchema, onRequest },
    async (request) => service.renewRecoveryCodes(inSession(request)),
  );

  passkeys(app, { service, onRequest, keepBrowser });
};

interface PasskeyRoutesParts {
  service: TwoStepService;
  onRequest: Guards['member'];
  keepBrowser: (request: FastifyRequest, reply: FastifyReply, added: FactorAdded) => Promise<void>;
}

const passkeys = (
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  { service, onRequest, keepBrowser }: PasskeyRoutesParts,
) => {
  app.post(
    '/auth/two-step/passkeys/options/',
    { schema: passkeyOptionsSchema, onRequest },
    async (request) => service.startPasskey(inSession(request)),
  );

  app.post(
    '/auth/two-step/passkeys/',
    { schema: addPasskeySchema, onRequest },
    async (request, reply) => {
      const added = await service.addPasskey(inSession(request), request.body);
      await keepBrowser(request, reply, added);
      return reply.code(201).send(added);
    },
  );

  app.delete(
    '/auth/two-step/passkeys/:id/',
    { schema: removePasskeySchema, onRequest },
    async (request, reply) => {
      await service.removePasskey(inSession(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const CODE_MISSING = { 'code.required': 'Enter the code' };

/** @throws NotAuthenticatedError for a token from before decision 0059, which names no session. */
export function inSession(request: FastifyRequest): InSession {
  const { sessionId } = request;
  if (sessionId === null) throw new NotAuthenticatedError();
  return { actor: actorOf(request), sessionId };
}
