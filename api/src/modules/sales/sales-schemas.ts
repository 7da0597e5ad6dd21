import { Type, type Static } from 'typebox';
import { LIMITS, TICKET_STATUSES, TICKET_TYPES } from '../../limits';
import {
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
import { RangeQuery } from '../events/range-schemas';

export const SoldTicketsQuery = Type.Object(
  {
    event: Type.Optional(rowId()),
    status: Type.Optional(textEnum(TICKET_STATUSES)),
    search: Type.Optional(
      Type.String({
        maxLength: LIMITS.searchText.max,
        description: 'Words of the name, the address or the ticket number.',
      }),
    ),
    ...RangeQuery.properties,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSize.max })),
  },
  { additionalProperties: false },
);
export type SoldTicketsQuery = Static<typeof SoldTicketsQuery>;

export const SalesTotals = named(
  'SalesTotals',
  Type.Object(
    {
      tickets: Type.Integer(),
      revenue: moneyText('In naira.'),
      checked_in: Type.Integer(),
    },
    { description: 'Of valid tickets: paid for, or free and taken.' },
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
    price: moneyText('What it was sold for, in naira.'),
    name: Type.String({ description: 'Who enters with it.' }),
    email: Type.String(),
    event: Type.Object({ id: rowId(), title: Type.String(), timezone: Type.String() }),
    order_id: rowId(),
    booked_at: timestamp(),
    checked_in: Type.Boolean(),
    checked_in_time: nullable(timestamp()),
  }),
);

export const SoldTicketPage = named(
  'SoldTicketPage',
  Type.Object({
    count: Type.Integer({ description: 'Of all pages together.' }),
    next: nullable(Type.String({ description: 'The next page’s path on this server.' })),
    previous: nullable(Type.String({ description: 'The previous page’s path on this server.' })),
    totals: ref(SalesTotals),
    results: Type.Array(ref(SoldTicket)),
  }),
);
export type SoldTicketPage = Static<typeof SoldTicketPage>;

export const AttendeeSearchQuery = Type.Object(
  {
    search: Type.String({
      maxLength: LIMITS.searchText.max,
      description: 'Words of the name, the address or the ticket number; a blank one finds nobody.',
    }),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: LIMITS.quickResults.max,
        description: `Default ${LIMITS.quickResults.default}.`,
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
    name: Type.String({ description: 'Who enters with it.' }),
    email: Type.String(),
    event: Type.Object({ id: rowId(), title: Type.String(), timezone: Type.String() }),
    checked_in: Type.Boolean(),
    checked_in_time: nullable(timestamp()),
  }),
);

export const AttendeeSearch = named(
  'AttendeeSearch',
  Type.Object({
    count: Type.Integer({ description: 'Of all that are found, shown or not.' }),
    results: Type.Array(ref(FoundAttendee)),
  }),
);
export type AttendeeSearch = Static<typeof AttendeeSearch>;

export const SalesReport = named(
  'SalesReport',
  Type.Object({
    timezone: Type.String({ description: 'The zone of the days and the hours.' }),
    totals: ref(SalesTotals),
    by_day: Type.Array(
      Type.Object({
        day: Type.String({ format: 'date' }),
        tickets: Type.Integer(),
        revenue: moneyText('In naira.'),
      }),
      { description: 'Sales; days without one are left out.' },
    ),
    check_ins_by_hour: Type.Array(
      Type.Object({
        hour: Type.String({ description: 'Its begin, such as `2026-03-01T09:00`.' }),
        check_ins: Type.Integer(),
      }),
      { description: 'Hours without a check-in are left out.' },
    ),
    events: Type.Array(
      Type.Object({
        event_id: rowId(),
        title: Type.String(),
        max_attendees: Type.Integer(),
        tickets: Type.Integer(),
        revenue: moneyText('In naira.'),
        checked_in: Type.Integer(),
      }),
      { description: 'The same figures event by event; events without a sale are left out.' },
    ),
  }),
);
export type SalesReport = Static<typeof SalesReport>;

const tags = ['sales'];
const security = [{ bearer: [] }];

export const soldTicketsSchema = {
  tags,
  security,
  summary: 'The tickets sold for my events, newest first',
  description: 'An administrator gets those of all events.',
  querystring: SoldTicketsQuery,
  response: { 200: ref(SoldTicketPage), ...errorAnswers(400, 401, 403, 404) },
};

export const attendeeSearchSchema = {
  tags,
  security,
  summary: 'Find attendees among all my events, as one types',
  description:
    'Newest tickets first, cancelled ones after all others. An administrator searches all events.',
  querystring: AttendeeSearchQuery,
  response: { 200: ref(AttendeeSearch), ...errorAnswers(400, 401, 403) },
};

export const eventSalesSchema = {
  tags,
  security,
  summary: 'The sales of one of my events by day, its check-ins by hour, in its zone',
  params: idParams,
  querystring: RangeQuery,
  response: { 200: ref(SalesReport), ...errorAnswers(400, 401, 403, 404) },
};

export const allSalesSchema = {
  tags,
  security,
  summary: 'The sales of all my events by day, their check-ins by hour, in Lagos time',
  querystring: RangeQuery,
  response: { 200: ref(SalesReport), ...errorAnswers(400, 401, 403) },
};
