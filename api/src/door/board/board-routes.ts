import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { doorBoardSchema } from './board-schemas';
import type { BoardService } from './board-service';

interface BoardRoutesOptions {
  service: BoardService;
  guards: Guards;
}

export const boardRoutes: FastifyPluginAsyncTypebox<BoardRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.addHook('preClose', async () => service.stop());

  app.get(
    '/events/:id/door/board/',
    { schema: doorBoardSchema, onRequest: guards.member },
    async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const { seen } = request.query;
      reply.header('cache-control', 'no-store');
      return service.show(actorOf(request), request.params.id, seen, gone.signal);
    },
  );
};
