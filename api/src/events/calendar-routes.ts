import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Guards } from '../platform/http/guards';
import { idParams } from '../platform/schemas/buildingBlocks';
import { errorAnswers } from '../platform/schemas/errors';
import type { EventsService } from './events-service';
import { optionalBearer } from '../platform/schemas/security';

const calendarSchema = {
  tags: ['events'],
  security: optionalBearer,
  operationId: 'getEventCalendar',
  summary: 'An event for one’s calendar, as an iCalendar file',
  params: idParams,
  response: {
    200: {
      description: 'One entry, its times in UTC beside the event’s zone.',
      content: { 'text/calendar': { schema: Type.String() } },
    },
    ...errorAnswers(401, 404),
  },
};

interface CalendarRoutesOptions {
  service: EventsService;
  guards: Guards;
}

export const calendarRoutes: FastifyPluginAsyncTypebox<CalendarRoutesOptions> = async (
  app,
  { service, guards },
) => {
  app.get(
    '/events/:id/calendar.ics',
    { schema: calendarSchema, onRequest: guards.visitor },
    async (request, reply) => {
      const { id } = request.params;
      const file = await service.calendar(request.actor, id);
      return reply
        .header('content-type', 'text/calendar; charset=utf-8; method=PUBLISH')
        .header('content-disposition', `attachment; filename="event-${id}.ics"`)
        .send(file);
    },
  );
};
