import type { FastifyPluginAsync } from 'fastify';
import { SharedAnswers } from '../platform/http/sharedAnswers';
import type { Platform } from '../platform/platform';
import { calendarRoutes } from './calendar-routes';
import { eventEditingRoutes } from './event-editing-routes';
import { EventPatch } from './event-editing-schemas';
import { EventEditingService } from './event-editing-service';
import { eventRecordRoutes } from './event-record-routes';
import { eventsRoutes } from './events-routes';
import { Event, EventOrganizer, EventPage, EventPayload } from './events-schemas';
import { EventsService } from './events-service';
import { loadLetterings } from './pictures/load-letterings';
import { picturesRoutes } from './pictures/pictures-routes';
import { PicturesService } from './pictures/pictures-service';
import { savedEventsRoutes } from './saved-events/saved-events-routes';
import { publicEventsRoutes } from './public-events-routes';
import { SavedEventsService } from './saved-events/saved-events-service';
import { Suspension, SuspensionPage, SuspensionReason } from './suspensions/suspensions-schemas';
import { SuspensionsService } from './suspensions/suspensions-service';
import { suspensionsRoutes } from './suspensions/suspensions-routes';
import { EventTicketType, TicketTypePayload } from './ticket-types-schemas';

/** Events: the public list, organizers' events, and saved events. */
export function makeEvents({ config, db, log, media, now }: Platform) {
  return {
    shared: new SharedAnswers(db, now),
    events: new EventsService(db, media, now, config.publicUrl, config.fees),
    editing: new EventEditingService(db, media, now, config.fees),
    pictures: new PicturesService({ db, log, publicUrl: config.publicUrl, loadLetterings }),
    saved: new SavedEventsService(db, now, config.fees),
    suspensions: new SuspensionsService(db, now),
  };
}

interface EventsRoomOptions {
  platform: Platform;
  events: ReturnType<typeof makeEvents>;
}

export const eventsRoom: FastifyPluginAsync<EventsRoomOptions> = async (
  app,
  {
    platform: { config, db, guards, record },
    events: { shared, events, editing, pictures, saved, suspensions },
  },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  await app.register(publicEventsRoutes, { service: events, shared, guards });
  await app.register(eventsRoutes, { service: events, guards });
  await app.register(calendarRoutes, { service: events, guards });
  await app.register(picturesRoutes, {
    service: pictures,
    guards,
    limit: config.rateLimits.picture,
  });
  await app.register(eventEditingRoutes, { service: editing, guards });
  const limit = config.rateLimits.document;
  await app.register(eventRecordRoutes, { db, record, guards, limit });
  await app.register(suspensionsRoutes, { service: suspensions, guards });
  await app.register(savedEventsRoutes, { service: saved, guards });
};

const schemas = [
  EventOrganizer,
  EventTicketType,
  TicketTypePayload,
  Event,
  EventPage,
  EventPayload,
  EventPatch,
  Suspension,
  SuspensionPage,
  SuspensionReason,
];
