import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import type { InvitationsService } from './invitations-service';
import {
  changeMemberSchema,
  changeTeamSchema,
  handOverSchema,
  inviteSchema,
  listTeamsSchema,
  removeMemberSchema,
  revokeInvitationSchema,
  teamSchema,
} from './teams-schemas';
import type { TeamsService } from './teams-service';

interface TeamsRoutesOptions {
  service: TeamsService;
  invitations: InvitationsService;
  guards: Guards;
}

export const teamsRoutes: FastifyPluginAsyncTypebox<TeamsRoutesOptions> = async (
  app,
  { service, invitations, guards },
) => {
  const onRequest = guards.member;

  app.get('/teams/', { schema: listTeamsSchema, onRequest }, async (request) =>
    service.mine(actorOf(request)),
  );

  app.get('/teams/:id/', { schema: teamSchema, onRequest }, async (request) =>
    service.show(actorOf(request), request.params.id),
  );

  app.patch('/teams/:id/', { schema: changeTeamSchema, onRequest }, async (request) =>
    service.changeTeam(actorOf(request), request.params.id, request.body),
  );

  app.post('/teams/:id/owner/', { schema: handOverSchema, onRequest }, async (request) =>
    service.handOver(actorOf(request), request.params.id, request.body.user_id),
  );

  app.patch(
    '/teams/:id/members/:user_id/',
    { schema: changeMemberSchema, onRequest },
    async (request) => {
      const { id, user_id } = request.params;
      return service.change(actorOf(request), id, user_id, request.body);
    },
  );

  app.delete(
    '/teams/:id/members/:user_id/',
    { schema: removeMemberSchema, onRequest },
    async (request, reply) => {
      const { id, user_id } = request.params;
      await service.remove(actorOf(request), id, user_id);
      return reply.code(204).send(null);
    },
  );

  inviting(app, invitations, guards);
};

const inviting = (
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  invitations: InvitationsService,
  { member: onRequest }: Guards,
) => {
  app.post(
    '/teams/:id/invitations/',
    {
      schema: inviteSchema,
      onRequest,
      config: {
        sentences: { 'email.required': 'Email is required', 'role.required': 'Choose a role' },
      },
    },
    async (request, reply) => {
      const invited = await invitations.invite(actorOf(request), request.params.id, request.body);
      return reply.code(201).send(invited);
    },
  );

  app.delete(
    '/teams/:id/invitations/:invitation_id/',
    { schema: revokeInvitationSchema, onRequest },
    async (request, reply) => {
      const { id, invitation_id } = request.params;
      await invitations.revoke(actorOf(request), id, invitation_id);
      return reply.code(204).send(null);
    },
  );
};
