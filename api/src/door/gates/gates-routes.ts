import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import {
  addGateSchema,
  changeDoorRulesSchema,
  changeGateSchema,
  doorSetupSchema,
  removeGateSchema,
} from './gates-schemas';
import type { GatesService } from './gates-service';

interface GatesRoutesOptions {
  service: GatesService;
  guards: Guards;
}

export const gatesRoutes: FastifyPluginAsyncTypebox<GatesRoutesOptions> = async (
  app,
  { service, guards: { member: onRequest } },
) => {
  app.get('/events/:id/door/setup/', { schema: doorSetupSchema, onRequest }, async (request) =>
    service.setup(actorOf(request), request.params.id),
  );

  app.patch(
    '/events/:id/door/setup/',
    { schema: changeDoorRulesSchema, onRequest },
    async (request) => service.changeRules(actorOf(request), request.params.id, request.body),
  );

  app.post(
    '/events/:id/gates/',
    {
      schema: addGateSchema,
      onRequest,
      config: { sentences: { 'name.required': 'Name is required' } },
    },
    async (request, reply) => {
      const gate = await service.add(actorOf(request), request.params.id, request.body);
      return reply.code(201).send(gate);
    },
  );

  app.patch(
    '/events/:id/gates/:gate_id/',
    { schema: changeGateSchema, onRequest },
    async (request) => {
      const { id, gate_id } = request.params;
      return service.edit(actorOf(request), id, gate_id, request.body);
    },
  );

  app.delete(
    '/events/:id/gates/:gate_id/',
    { schema: removeGateSchema, onRequest },
    async (request, reply) => {
      const { id, gate_id } = request.params;
      await service.remove(actorOf(request), id, gate_id);
      return reply.code(204).send(null);
    },
  );
};
