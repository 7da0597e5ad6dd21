import { Type, type Static } from 'typebox';
import { TICKET_TYPES } from '../../platform/limits';
import {
  idParams,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { onHold } from '../tickets/tickets-schemas';
import { RangeQuery } from './range-schemas';

export const EventStatistics = named(
  'EventStatistics',
  Type.Object({
    total_tickets: Type.Integer({
      description: 'The event’s capacity; 0 while a draft has none.',
    }),
    sold_tickets: Type.Integer({ description: 'Paid tickets and booked free tickets.' }),
    checked_in: Type.Integer(),
    available_capacity: Type.Integer({ description: 'Seats that are neither sold nor held.' }),
    occupancy_rate: Type.Number({ description: 'sold_tickets / total_tickets, 0 to 1.' }),
    ticket_types: Type.Array(
      Type.Object({ ticket_type: textEnum(TICKET_TYPES), count: Type.Integer() }),
      { description: 'Sold tickets by type; types with none sold are omitted.' },
    ),
  }),
);
export type EventStatistics = Static<typeof EventStatistics>;

export const Attendee = named(
  'Attendee',
  Type.Object({
    user_id: nullable(rowId()),
    name: Type.String(),
    email: Type.String(),
    phone: nullable(
      Type.String({
        description: 'In E.164; null unless the attendee bought it and gave a number.',
      }),
    ),
    ticket_number: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    on_hold: onHold(),
    checked_in: Type.Boolean(),
    checked_in_time: nullable(timestamp()),
    checked_in_gate: nullable(
      Type.String({ description: 'The gate and the helper, if a gate link checked them in.' }),
    ),
    left_time: Type.Optional(
      timestamp('When they left; missing if they are inside, or never came.'),
    ),
  }),
);
export type Attendee = Static<typeof Attendee>;

const tags = ['events'];
const security = [{ bearer: [] }];

export const eventStatisticsSchema = {
  tags,
  security,
  operationId: 'getEventStatistics',
  summary: 'Get the ticket statistics of one of my events, for a time range or overall',
  params: idParams,
  querystring: RangeQuery,
  response: { 200: ref(EventStatistics), ...errorAnswers(400, 401, 403, 404) },
};

export const attendeesSchema = {
  tags,
  security,
  operationId: 'listAttendees',
  summary: 'List the attendees with a valid ticket for one of my events',
  params: idParams,
  response: {
    200: Type.Array(ref(Attendee)),
    304: Type.Null({ description: 'The list named by `If-None-Match` is still the same.' }),
    ...errorAnswers(401, 403, 404),
  },
};
