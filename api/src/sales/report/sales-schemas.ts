import { Type, type Static } from 'typebox';
import {
  DEFAULT_QUICK_RESULTS,
  LIMITS,
  TICKET_STATUSES,
  TICKET_TYPES,
} from '../../platform/limits';
import {
  idParams,
  moneyText,
  named,
  nullable,
  pageFields,
  pageParams,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { onHold } from '../tickets/tickets-schemas';
import { RangeQuery } from './range-schemas';

export const SoldTicketsQuery = Type.Object(
  {
    event: Type.Optional(rowId()),
    when: Type.Optional(
      textEnum(['upcoming', 'past'], { description: 'Only of events that are to come, or over.' }),
    ),
    status: Type.Optional(textEnum([...TICKET_STATUSES, 'NOT_CANCELLED'])),
    ordering: Type.Optional(
      textEnum(['-sold_at', 'sold_at'], {
        description: 'Default: `-sold_at`, the latest sale first.',
      }),
    ),
    search: Type.Optional(
      Type.String({
        ...LIMITS.searchText,
        description:
          'Matches words in the name or email of the holder or the buyer, or in the ticket number; or, as a whole, the buyer’s phone number or how a payment’s reference begins.',
      }),
    ),
    ...RangeQuery.properties,
    ...pageParams,
  },
  { additionalProperties: false },
);
export type SoldTicketsQuery = Static<typeof SoldTicketsQuery>;

export const SalesTotals = named(
  'SalesTotals',
  Type.Object(
    {
      tickets: Type.Integer(),
      revenue: moneyText(
        'In naira: what was paid of ticket prices and not refunded, before the fees that come out of them.',
      ),
      checked_in: Type.Integer(),
    },
    { description: 'Counts valid tickets: paid, or free and booked.' },
  ),
);
export type SalesTotals = Static<typeof SalesTotals>;

export const SoldTicket = named(
  'SoldTicket',
  Type.Object({
    id: rowId(),
    ticket_number: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    status: textEnum(TICKET_STATUSES),
    on_hold: onHold(),
    price: moneyText('The price paid, in naira.'),
    refund: nullable(
      moneyText(
        'The sum its payer gets if the organizer refunds it now, including fees they paid; null if it can’t be refunded.',
      ),
    ),
    lost_fee: nullable(
      moneyText(
        'The part of the provider’s fee that the organizer then bears; null if nothing is refunded, or the platform bears it.',
      ),
    ),
    refunded: nullable(
      moneyText(
        'The part of its price that was refunded; null unless it was paid and then cancelled.',
      ),
    ),
    name: Type.String({ description: 'The attendee’s name.' }),
    email: Type.String(),
    buyer: nullable(
      Type.Object(
        { name: Type.String(), email: Type.String() },
        { description: 'Who booked it; null if that is the attendee, or it was sold at the door.' },
      ),
    ),
    buyer_phone: nullable(Type.String({ description: 'In E.164, if the buyer gave it.' })),
    sold_at_door: Type.Optional(
      Type.Boolean({
        description: 'True if it was sold at the door: what was taken isn’t its price.',
      }),
    ),
    event: Type.Object({ id: rowId(), title: Type.String(), timezone: Type.String() }),
    order_id: rowId(),
    booked_at: timestamp(),
    checked_in: Type.Boolean(),
    checked_in_time: nullable(timestamp()),
  }),
);

export type SoldTicket = Static<typeof SoldTicket>;

export const SoldTicketPage = named(
  'SoldTicketPage',
  Type.Object({
    ...pageFields(),
    totals: ref(SalesTotals),
    results: Type.Array(ref(SoldTicket)),
  }),
);
export type SoldTicketPage = Static<typeof SoldTicketPage>;

export const AttendeeSearchQuery = Type.Object(
  {
    search: Type.String({
      ...LIMITS.searchText,
      description: 'Matches words in the name, email or ticket number; blank matches nobody.',
    }),
    limit: Type.Optional(
      Type.Integer({
        ...LIMITS.quickResults,
        description: `Default: ${DEFAULT_QUICK_RESULTS}.`,
      }),
    ),
  },
  { additionalProperties: false },
);
export type AttendeeSearchQuery = Static<typeof AttendeeSearchQuery>;

export const FoundAttendee = named(
  'FoundAttendee',
  Type.Object({
    ticket_id: rowId(),
    ticket_number: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    status: textEnum(TICKET_STATUSES),
    on_hold: onHold(),
    name: Type.String({ description: 'The attendee’s name.' }),
    email: Type.String(),
    event: Type.Object({ id: rowId(), title: Type.String(), timezone: Type.String() }),
    checked_in: Type.Boolean(),
    checked_in_time: nullable(timestamp()),
  }),
);

export const AttendeeSearch = named(
  'AttendeeSearch',
  Type.Object({
    count: Type.Integer({ description: 'All matches, including those beyond `limit`.' }),
    results: Type.Array(ref(FoundAttendee)),
  }),
);
export type AttendeeSearch = Static<typeof AttendeeSearch>;

export const SalesReport = named(
  'SalesReport',
  Type.Object({
    timezone: Type.String({ description: 'The time zone of the days and hours.' }),
    totals: ref(SalesTotals),
    by_day: Type.Array(
      Type.Object({
        day: Type.String({ format: 'date' }),
        tickets: Type.Integer(),
        revenue: moneyText('In naira.'),
      }),
      { description: 'Sales by day; days without sales are omitted.' },
    ),
    check_ins_by_hour: Type.Array(
      Type.Object({
        hour: Type.String({ description: 'When the hour starts, such as `2026-03-01T09:00`.' }),
        check_ins: Type.Integer(),
      }),
      { description: 'Hours without check-ins are omitted.' },
    ),
    events: Type.Array(
      Type.Object({
        event_id: rowId(),
        title: Type.String(),
        max_attendees: Type.Integer(),
        start_date: nullable(timestamp()),
        tickets: Type.Integer(),
        revenue: moneyText('In naira.'),
        checked_in: Type.Integer(),
      }),
      { description: 'The same figures by event; events without sales are omitted.' },
    ),
  }),
);
export type SalesReport = Static<typeof SalesReport>;

const tags = ['sales'];
const security = [{ bearer: [] }];

export const soldTicketsSchema = {
  tags,
  security,
  operationId: 'listSoldTickets',
  summary: 'List the tickets sold for my events, newest first',
  description: 'Administrators get those of all events.',
  querystring: SoldTicketsQuery,
  response: { 200: ref(SoldTicketPage), ...errorAnswers(400, 401, 403, 404) },
};

export const attendeeSearchSchema = {
  tags,
  security,
  operationId: 'searchAttendees',
  summary: 'Search the attendees of all my events as you type',
  description: 'Newest tickets first, cancelled ones last. Administrators search all events.',
  querystring: AttendeeSearchQuery,
  response: { 200: ref(AttendeeSearch), ...errorAnswers(400, 401, 403) },
};

export const eventSalesSchema = {
  tags,
  security,
  operationId: 'getEventSales',
  summary: 'Get the sales by day and check-ins by hour of one of my events, in its time zone',
  params: idParams,
  querystring: RangeQuery,
  response: { 200: ref(SalesReport), ...errorAnswers(400, 401, 403, 404) },
};

export const allSalesSchema = {
  tags,
  security,
  operationId: 'getSales',
  summary: 'Get the sales by day and check-ins by hour of all my events, in Lagos time',
  querystring: RangeQuery,
  response: { 200: ref(SalesReport), ...errorAnswers(400, 401, 403) },
};
