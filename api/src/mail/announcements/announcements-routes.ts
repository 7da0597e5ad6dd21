import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actingOf, actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { idempotencySentences, requestKey } from '../../platform/http/idempotency';
import { limitCalls } from '../../platform/http/rateLimits';
import {
  allSentAnnouncementsSchema,
  announcementsSchema,
  announceSchema,
  readAllSchema,
  readAnnouncementSchema,
  recipientsSchema,
  sentAnnouncementsSchema,
} from './announcements-schemas';
import type { AnnouncementsService } from './announcements-service';

interface AnnouncementsRoutesOptions {
  service: AnnouncementsService;
  guards: Guards;
}

/** Each may send ten thousand mails. */
const ANNOUNCEMENTS_PER_MINUTE = 10;

/** For organizers, who write them. */
export const sentAnnouncementsRoutes: FastifyPluginAsyncTypebox<
  AnnouncementsRoutesOptions
> = async (app, { service, guards }) => {
  const limit = limitCalls(app, {
    name: 'announcements',
    max: ANNOUNCEMENTS_PER_MINUTE,
    keyOf: actorKey,
  });

  app.post(
    '/events/:id/announcements/',
    {
      schema: announceSchema,
      onRequest: guards.member,
      preHandler: limit,
      config: {
        sentences: {
          'subject.required': 'Subject is required',
          'message.required': 'Message is required',
          ...idempotencySentences,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const sent = await service.announce(actorOf(request), id, request.body, requestKey(request));
      return reply.code(201).send(sent);
    },
  );

  app.get(
    '/events/:id/announcements/',
    { schema: sentAnnouncementsSchema, onRequest: guards.member },
    async (request) => service.sent(actorOf(request), request.params.id),
  );

  app.get(
    '/events/:id/announcements/recipients/',
    { schema: recipientsSchema, onRequest: guards.member },
    async (request) => service.recipients(actorOf(request), request.params.id),
  );

  app.get(
    '/announcements/sent/',
    { schema: allSentAnnouncementsSchema, onRequest: guards.team('messages') },
    async (request) => {
      return service.allSent(actingOf(request), request.query, '/api/announcements/sent/');
    },
  );
};

/** For everybody who gets them. */
export const receivedAnnouncementsRoutes: FastifyPluginAsyncTypebox<
  AnnouncementsRoutesOptions
> = async (app, { service, guards }) => {
  app.get(
    '/announcements/',
    { schema: announcementsSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request) => {
      return service.received(actorOf(request), request.query, '/api/announcements/');
    },
  );

  app.post(
    '/announcements/read/',
    { schema: readAllSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request, reply) => {
      await service.markAllRead(actorOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/announcements/:id/read/',
    { schema: readAnnouncementSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request, reply) => {
      await service.markRead(actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
