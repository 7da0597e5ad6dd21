import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { limitCalls } from '../../platform/http/rateLimits';
import { sendPieces } from '../../platform/http/streaming';
import { gatePhotoSchema, PHOTO_HEADERS } from '../photos/photos-schemas';
import { readCredentials, type GateCredentials } from './gate-credentials';
import type { GateVisit } from './gate-link-state';
import { notAtGate } from './gate-refusals';
import { gateListSchema, gatePassSchema, gateSyncSchema, startAtGateSchema } from './gate-schemas';
import type { GateService } from './gate-service';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's gate link, set by the gate's guard. */
    gate: { credentials: GateCredentials; visit: GateVisit } | null;
  }
}

interface GateRoutesOptions {
  service: GateService;
  /** Wrong tokens per minute and network. Right ones aren't counted: all phones at a venue may share an address. */
  limit: number;
}

/** Routes for a gate link's page. The token comes in a header, which keeps it out of access logs. */
export const gateRoutes: FastifyPluginAsyncTypebox<GateRoutesOptions> = async (
  app,
  { service, limit },
) => {
  app.decorateRequest('gate', null);
  const countGuess = limitCalls(app, { name: 'gate', max: limit });
  const config = { isAtGate: true };

  const onRequest = async (request: FastifyRequest) => {
    const credentials = readCredentials(request);
    const visit = credentials && (await service.visit(credentials));
    if (!visit) {
      await countGuess(request);
      throw notAtGate();
    }
    request.gate = { credentials, visit };
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  app.get('/gate/', { schema: gatePassSchema, onRequest, config }, async (request) =>
    service.pass(gateOf(request).visit),
  );

  app.post('/gate/start/', { schema: startAtGateSchema, onRequest, config }, async (request) => {
    const { visit, credentials } = gateOf(request);
    return service.start(visit, credentials);
  });

  app.get('/gate/door/', { schema: gateListSchema, onRequest, config }, async (request, reply) =>
    sendPieces(reply, await service.list(gateOf(request).visit, request.query.have)),
  );

  app.get(
    '/gate/door/photos/:photo/',
    { schema: gatePhotoSchema, onRequest, config },
    async (request, reply) => {
      const webp = await service.photo(gateOf(request).visit, request.params.photo);
      return reply.headers(PHOTO_HEADERS).send(webp as never);
    },
  );

  app.post('/gate/door/sync/', { schema: gateSyncSchema, onRequest, config }, async (request) =>
    service.sync(gateOf(request).visit, request.body),
  );
};

function gateOf({ gate }: FastifyRequest) {
  if (!gate) throw notAtGate();
  return gate;
}
