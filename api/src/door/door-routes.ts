import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../platform/http/guards';
import { sendPieces } from '../platform/http/streaming';
import { doorListSchema } from './door-list-schemas';
import { doorConflictsSchema, doorSyncSchema, handleConflictSchema } from './door-schemas';
import type { DoorService } from './door-service';

interface DoorRoutesOptions {
  service: DoorService;
  guards: Guards;
}

export const doorRoutes: FastifyPluginAsyncTypebox<DoorRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.get(
    '/events/:id/door/',
    { schema: doorListSchema, onRequest: guards.member },
    async (request, reply) =>
      sendPieces(reply, service.list(actorOf(request), request.params.id, request.query.have)),
  );

  app.post(
    '/events/:id/door/sync/',
    { schema: doorSyncSchema, onRequest: guards.member },
    async (request) => service.sync(actorOf(request), request.params.id, request.body),
  );

  app.get(
    '/events/:id/door/conflicts/',
    { schema: doorConflictsSchema, onRequest: guards.member },
    async (request) => service.conflicts(actorOf(request), request.params.id),
  );

  app.post(
    '/events/:id/door/conflicts/:scan_id/handle/',
    { schema: handleConflictSchema, onRequest: guards.member },
    async (request) => {
      const { id, scan_id } = request.params;
      return service.handleConflict(actorOf(request), id, scan_id, request.body);
    },
  );
};
