import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { sendPieces } from '../../platform/http/streaming';
import type { MyTicketsService } from './my-tickets-service';
import type { TicketCodes } from './ticket-codes';
import { PHOTO_FORM, putPhotoSchema } from './ticket-photo-schemas';
import type { TicketPhotosService } from './ticket-photos-service';
import {
  cancelTicketSchema,
  myTicketsSchema,
  payLaterSchema,
  ticketKeySchema,
} from './my-tickets-schemas';

interface MyTicketsRoutesOptions {
  service: MyTicketsService;
  photos: TicketPhotosService;
  codes: TicketCodes;
  guards: Guards;
  /** Photos per minute and account. */
  limit: number;
}

export const myTicketsRoutes: FastifyPluginAsyncTypebox<MyTicketsRoutesOptions> = async (
  app,
  { service, photos, codes, guards, limit },
) => {
  app.get(
    '/tickets/',
    { schema: myTicketsSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request, reply) => sendPieces(reply, service.list(actorOf(request))),
  );

  app.post(
    '/tickets/:id/cancel/',
    { schema: cancelTicketSchema, onRequest: guards.member, config: { evenSuspended: true } },
    async (request) => service.cancel(actorOf(request), request.params.id, request.body ?? {}),
  );

  app.post(
    '/tickets/:id/pay-later/',
    { schema: payLaterSchema, onRequest: guards.member },
    async (request) => service.payLater(actorOf(request), request.params.id),
  );

  app.post(
    '/tickets/:id/photo/',
    {
      schema: putPhotoSchema,
      onRequest: guards.member,
      preHandler: limitCalls(app, { name: 'ticket photos', max: limit, keyOf: actorKey }),
      config: { form: PHOTO_FORM },
    },
    async (request) => photos.ofOwner(actorOf(request), request.params.id, request.upload),
  );

  app.get('/tickets/key/', { schema: ticketKeySchema }, async (_request, reply) => {
    const [key, ...earlier] = codes.publicKeys;
    return reply.header('cache-control', 'public, max-age=3600').send({ ...key, earlier });
  });
};
