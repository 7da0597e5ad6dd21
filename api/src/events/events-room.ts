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
import { casesRoutes } from './reports/cases-routes';
import { CasesService } from './reports/cases-service';
import { measureReports } from './reports/report-metrics';
import { reportsRoutes } from './reports/reports-routes';
import {
  CaseDismissal,
  CaseSuspension,
  EventReport,
  EventReportPage,
  EventReportPayload,
  ReportCase,
  ReportCasePage,
} from './reports/reports-schemas';
import { ReportsService } from './reports/reports-service';
import { savedEventsRoutes } from './saved-events/saved-events-routes';
import { publicEventsRoutes } from './public-events-routes';
import { SavedEventsService } from './saved-events/saved-events-service';
import { Suspension, SuspensionPage, SuspensionReason } from './suspensions/suspensions-schemas';
import { SuspensionsService } from './suspensions/suspensions-service';
import { suspensionsRoutes } from './suspensions/suspensions-routes';
import { EventTicketType, TicketTypePayload } from './ticket-types-schemas';

/** Events: the public list, organizers' events, saved events, and what people report. */
export function makeEvents({ config, db, log, media, metrics, now }: Platform) {
  const suspensions = new SuspensionsService(db, now);
  const reports = new ReportsService(db, now, config.keptDays.reports);
  measureReports(db, metrics);
  return {
    shared: new SharedAnswers(db, now),
    events: new EventsService(db, media, now, config.publicUrl, config.fees),
    editing: new EventEditingService(db, media, now, config.fees),
    pictures: new PicturesService({ db, now, log, publicUrl: config.publicUrl, loadLetterings }),
    saved: new SavedEventsService(db, now, config.fees),
    suspensions,
    reports,
    cases: new CasesService(db, now, suspensions),
    tasks: reports.tasks,
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
    events: { shared, events, editing, pictures, saved, suspensions, reports, cases },
  },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  await app.register(publicEventsRoutes, { service: events, shared, guards });
  await app.register(eventsRoutes, {
    service: events,
    guards,
    maxPerDay: config.rateLimits.eventsDay,
  });
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
  await app.register(reportsRoutes, {
    service: reports,
    guards,
    maxPerDay: config.rateLimits.reportsDay,
  });
  await app.register(casesRoutes, { service: cases, guards });
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
  EventReportPayload,
  ReportCase,
  ReportCasePage,
  EventReport,
  EventReportPage,
  CaseDismissal,
  CaseSuspension,
];
