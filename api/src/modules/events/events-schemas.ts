import { Type, type Static } from 'typebox';
import { EVENT_CATEGORIES, EVENT_STATUSES, LIMITS, TICKET_TYPES } from '../../limits';
import {
  formOrJson,
  idParams,
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { RangeQuery } from './range-schemas';
import { EventTicketType, TicketTypesPayload } from './ticket-types-schemas';

export const EventOrganizer = named(
  'EventOrganizer',
  Type.Object({
    id: rowId(),
    username: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    profile_picture: nullable(Type.String()),
  }),
);

export const Event = named(
  'Event',
  Type.Object({
    id: rowId(),
    title: Type.String(),
    description: Type.String(),
    location: Type.String({ description: 'May be empty in a draft.' }),
    city: Type.String({ description: 'May be empty.' }),
    start_date: nullable(timestamp('UTC; null only in a draft.')),
    end_date: nullable(timestamp('UTC; null only in a draft.')),
    timezone: Type.String({ description: 'The IANA zone the times are shown in.' }),
    category: textEnum(EVENT_CATEGORIES),
    max_attendees: Type.Integer(),
    available_capacity: Type.Integer({ description: 'Seats neither paid for nor held.' }),
    ticket_price: moneyText('In naira; the price of the STANDARD type.'),
    ticket_types: Type.Array(ref(EventTicketType), { description: 'What this event sells.' }),
    status: textEnum(EVENT_STATUSES),
    banner_image: nullable(
      Type.String({ description: 'A path on this server; at most 1600 pixels wide.' }),
    ),
    banner_image_small: Type.Optional(
      Type.String({ description: 'The same picture, at most 800 pixels wide.' }),
    ),
    created_at: timestamp(),
    updated_at: timestamp(),
    organizer_details: ref(EventOrganizer),
    is_saved: Type.Optional(
      Type.Boolean({
        description: 'By me; only in the answer about one event, and with a session.',
      }),
    ),
  }),
);
export type Event = Static<typeof Event>;

export const EventPage = named(
  'EventPage',
  Type.Object({
    count: Type.Integer({ description: 'Of all pages together.' }),
    next: nullable(Type.String({ description: 'The next page’s path on this server.' })),
    previous: nullable(Type.String({ description: 'The previous page’s path on this server.' })),
    results: Type.Array(ref(Event)),
  }),
);
export type EventPage = Static<typeof EventPage>;

export const EVENT_ORDERINGS = [
  'upcoming',
  'start_date',
  '-start_date',
  'created_at',
  '-created_at',
  'ticket_price',
  '-ticket_price',
] as const;

const dayOrTime = 'A day (`2026-03-01`, in Lagos) or an ISO time.';

export const EventQuery = Type.Object(
  {
    search: Type.Optional(
      Type.String({
        maxLength: LIMITS.searchText.max,
        description: 'Words of the title, the description or the place.',
      }),
    ),
    category: Type.Optional(textEnum(EVENT_CATEGORIES)),
    city: Type.Optional(Type.String({ maxLength: LIMITS.eventCity.max })),
    from: Type.Optional(Type.String({ description: `Not over before this. ${dayOrTime}` })),
    to: Type.Optional(Type.String({ description: `Begun by the end of this. ${dayOrTime}` })),
    price: Type.Optional(textEnum(['free', 'paid'])),
    organizer: Type.Optional(
      textEnum(['me'], { description: 'Only my own events, in any status. Needs a session.' }),
    ),
    status: Type.Optional(
      textEnum(EVENT_STATUSES, { description: 'Only together with `organizer=me`.' }),
    ),
    ordering: Type.Optional(
      textEnum(EVENT_ORDERINGS, {
        description:
          'By default `upcoming`: what is still to come, soonest first, then what is over.',
      }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSize.max })),
  },
  { additionalProperties: false },
);
export type EventQuery = Static<typeof EventQuery>;

const { eventTitle, eventDescription, eventLocation, maxAttendees, ticketPriceNaira } = LIMITS;

export const EventPayload = Type.Object(
  {
    title: Type.String({ description: `${eventTitle.min} to ${eventTitle.max} characters.` }),
    description: Type.String({
      description: `${eventDescription.min} to ${eventDescription.max} characters.`,
    }),
    location: Type.Optional(
      Type.String({ description: `${eventLocation.min} to ${eventLocation.max} characters.` }),
    ),
    city: Type.Optional(
      Type.String({ description: 'Taken from the location when it is not given.' }),
    ),
    start_date: Type.Optional(timestamp('In the future.')),
    end_date: Type.Optional(timestamp('After the start.')),
    timezone: Type.Optional(Type.String({ description: 'Default: Africa/Lagos.' })),
    category: textEnum(EVENT_CATEGORIES),
    max_attendees: Type.Optional(
      Type.Integer({ description: `${maxAttendees.min} to ${maxAttendees.max}; default 50.` }),
    ),
    ticket_price: Type.Optional(
      Type.Unsafe<string | number>({
        type: ['string', 'number'],
        description: `Naira, 0 to ${ticketPriceNaira.max}, at most two decimals; default 0.`,
      }),
    ),
    ticket_types: Type.Optional(TicketTypesPayload),
    status: Type.Optional(
      textEnum(['DRAFT', 'PUBLISHED'], {
        description: 'Default DRAFT, which needs title, description and category only.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type EventPayload = Static<typeof EventPayload>;

export const EventStatistics = named(
  'EventStatistics',
  Type.Object({
    total_tickets: Type.Integer({ description: 'Tickets on offer: the event’s capacity.' }),
    sold_tickets: Type.Integer({ description: 'Paid for, or free and taken.' }),
    checked_in: Type.Integer(),
    available_capacity: Type.Integer({ description: 'Neither sold nor held.' }),
    occupancy_rate: Type.Number({ description: 'sold_tickets / total_tickets, 0 to 1.' }),
    ticket_types: Type.Array(
      Type.Object({ ticket_type: textEnum(TICKET_TYPES), count: Type.Integer() }),
      { description: 'Sold tickets by type; types without a sale are left out.' },
    ),
  }),
);
export type EventStatistics = Static<typeof EventStatistics>;

export const Attendee = named(
  'Attendee',
  Type.Object({
    user_id: rowId(),
    name: Type.String(),
    email: Type.String(),
    ticket_number: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    checked_in: Type.Boolean(),
    checked_in_time: nullable(timestamp()),
  }),
);
export type Attendee = Static<typeof Attendee>;

const tags = ['events'];
const security = [{ bearer: [] }];

export const listEventsSchema = {
  tags,
  summary: 'The published events, or my own',
  querystring: EventQuery,
  response: { 200: ref(EventPage), ...errorAnswers(400, 401) },
};

export const eventCitiesSchema = {
  tags,
  summary: 'The cities of published events that are not over, by name',
  response: { 200: Type.Array(Type.String()) },
};

export const myEventsSchema = {
  tags,
  security,
  summary: 'All my events, newest first',
  response: { 200: Type.Array(ref(Event)), ...errorAnswers(401) },
};

export const eventSchema = {
  tags,
  summary: 'One event',
  description: 'A draft exists for its organizer and for administrators only.',
  params: idParams,
  response: { 200: ref(Event), ...errorAnswers(404) },
};

export const createEventSchema = {
  tags,
  security,
  summary: 'Create an event',
  body: formOrJson(EventPayload, {
    field: 'banner_image',
    description: 'An image of less than 5 MB.',
  }),
  response: { 201: ref(Event), ...errorAnswers(400, 401, 403, 413, 415) },
};

export const eventStatisticsSchema = {
  tags,
  security,
  summary: 'The sales figures of one of my events, in a time range or since ever',
  params: idParams,
  querystring: RangeQuery,
  response: { 200: ref(EventStatistics), ...errorAnswers(400, 401, 403, 404) },
};

export const attendeesSchema = {
  tags,
  security,
  summary: 'Who holds a paid ticket of one of my events',
  params: idParams,
  response: { 200: Type.Array(ref(Attendee)), ...errorAnswers(401, 403, 404) },
};
