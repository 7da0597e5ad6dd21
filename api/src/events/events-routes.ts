import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actingOf, actorKey, actorOf, type Guards } from '../platform/http/guards';
import { idempotencySentences, requestKey } from '../platform/http/idempotency';
import { limitCalls } from '../platform/http/rateLimits';
import { EVENT_FORM } from './event-form';
import {
  createEventSchema,
  eventCitiesSchema,
  myEventsSchema,
  type EventPayload,
} from './events-schemas';
import type { EventsService } from './events-service';

interface EventsRoutesOptions {
  service: EventsService;
  guards: Guards;
  /** Of one account; 0 for no limit. */
  maxPerDay: number;
}

const enoughToday = (wait: string) =>
  `You’ve created as many events as one account may in a day. Please try again in ${wait}, or write to us.`;

export const eventsRoutes: FastifyPluginAsyncTypebox<EventsRoutesOptions> = async (
  app,
  { service, guards, maxPerDay },
) => {
  app.post(
    '/events/',
    {
      schema: createEventSchema,
      onRequest: guards.wholeTeam(
        'events',
        'You do not have permission to create events. Please contact an administrator.',
      ),
      preHandler: limitCalls(app, {
        name: 'events-day',
        max: maxPerDay,
        ofDay: { message: enoughToday },
        keyOf: actorKey,
      }),
      config: {
        ...EVENT_FORM,
        sentences: { ...EVENT_FORM.sentences, ...idempotencySentences },
        rules: {
          check: (payload: EventPayload) => service.check(payload),
          standIns: { title: '', description: '', category: 'Other', ticket_types: [] },
        },
      },
    },
    async (request, reply) => {
      const by = { actor: actorOf(request), acting: actingOf(request) };
      const { body, upload } = request;
      const event = await service.create(by, { payload: body, upload }, requestKey(request));
      return reply.code(201).send(event);
    },
  );

  app.get('/events/cities/', { schema: eventCitiesSchema }, async () => service.cities());

  app.get(
    '/events/my_events/',
    { schema: myEventsSchema, onRequest: [guards.member, guards.anyTeam] },
    async (request) => service.mine(request.acting),
  );
};
