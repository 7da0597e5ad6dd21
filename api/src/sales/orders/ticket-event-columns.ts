import type { Selection } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { EVENT_TIMES } from '../../platform/eventTimes';

/** Event columns shown with a ticket, its link and its mail. */
export const TICKET_EVENT_COLUMNS = [
  'events.id as event_id',
  'events.title',
  ...EVENT_TIMES,
  'events.timezone',
  'events.location',
  'events.city',
  'events.banner_image',
  'events.status as event_status',
] as const;

export type TicketEventRow = Selection<Database, 'events', (typeof TICKET_EVENT_COLUMNS)[number]>;
