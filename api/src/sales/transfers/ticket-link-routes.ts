import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { PHOTO_FORM } from '../tickets/ticket-photo-schemas';
import type { TicketPhotosService } from '../tickets/ticket-photos-service';
import { holderDataSchema, removeHolderSchema } from './named-holder-schemas';
import type { NamedHolderService } from './named-holder-service';
import {
  acceptOfferSchema,
  claimTicketSchema,
  declineOfferSchema,
  cancelLinkedTicketSchema,
  putLinkedPhotoSchema,
  ticketLinkSchema,
} from './ticket-link-schemas';
import type { TicketLinkService } from './ticket-link-service';

interface TicketLinkRoutesOptions {
  service: TicketLinkService;
  holders: NamedHolderService;
  photos: TicketPhotosService;
  guards: Guards;
  /** Calls per minute and address; an audience at the door may share one. */
  limit: number;
}

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export const ticketLinkRoutes: FastifyPluginAsyncTypebox<TicketLinkRoutesOptions> = async (
  app,
  { service, holders, photos, guards, limit },
) => {
  const preHandler = limitCalls(app, { name: 'ticket links', max: limit });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(PRIVATE));

  app.get(
    '/ticket-links/:token/',
    { schema: ticketLinkSchema, onRequest: guards.visitor, preHandler },
    async (request) => service.show(request.actor, request.params.token),
  );

  app.post(
    '/ticket-links/:token/accept/',
    { schema: acceptOfferSchema, onRequest: guards.visitor, preHandler },
    async (request) => service.accept(request.actor, request.params.token, request.body.into),
  );

  app.post(
    '/ticket-links/:token/decline/',
    { schema: declineOfferSchema, preHandler },
    async (request) => service.decline(request.params.token),
  );

  app.post(
    '/ticket-links/:token/claim/',
    { schema: claimTicketSchema, onRequest: guards.member, preHandler },
    async (request) => service.claim(actorOf(request), request.params.token),
  );

  app.post(
    '/ticket-links/:token/cancel/',
    { schema: cancelLinkedTicketSchema, preHandler },
    async (request) => service.cancel(request.params.token, request.body ?? {}),
  );

  app.post(
    '/ticket-links/:token/photo/',
    { schema: putLinkedPhotoSchema, preHandler, config: { form: PHOTO_FORM } },
    async (request) => photos.byLink(request.params.token, request.upload),
  );

  app.get(
    '/ticket-links/:token/holder/',
    { schema: holderDataSchema, preHandler },
    async (request, reply) => {
      const data = await holders.read(request.params.token);
      reply.header('content-disposition', 'attachment; filename="nzuko-ticket-data.json"');
      return data;
    },
  );

  app.delete(
    '/ticket-links/:token/holder/',
    { schema: removeHolderSchema, preHandler },
    async (request) => holders.remove(request.params.token),
  );
};
