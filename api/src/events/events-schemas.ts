import { Type, type Static } from 'typebox';
import { checksPhotosField } from '../platform/schemas/checksPhotosField';
import { eventTimeRules, ofEventTimes } from '../platform/eventTimes';
import {
  EVENT_CATEGORIES,
  EVENT_STATUSES,
  LIMITS,
  UNVERIFIED_EVENT_SEATS,
} from '../platform/limits';
import { DEFAULT_FEE_BEARER, FEE_BEARER_LABELS, FEE_BEARERS } from '../platform/fees';
import { idempotencyHeader } from '../platform/http/idempotency';
import { withMessages } from '../platform/fieldMessages';
import { EVENT_BANNER } from '../platform/media/image-rules';
import {
  checkedByService,
  formOrJson,
  moneyText,
  named,
  nullable,
  pageFields,
  ref,
  rowId,
  SINGLE_LINE,
  textEnum,
  timestamp,
} from '../platform/schemas/buildingBlocks';
import { errorAnswers } from '../platform/schemas/errors';
import {
  DEFAULT_REFUND_POLICY,
  REFUND_SHARE_LABELS,
  REFUND_SHARES,
} from '../platform/refundPolicy';
import { DEFAULT_TIMEZONE } from '../platform/timezones';
import { EventTicketType, TicketTypesPayload } from './ticket-types-schemas';
import { noSecurity } from '../platform/schemas/security';

/** Numbers a draft may leave empty. Publishing requires both. */
export const NUMBERS_TO_DECIDE = ['max_attendees', 'ticket_price'] as const;
export type Undecided = (typeof NUMBERS_TO_DECIDE)[number];

const UndecidedNumbers = Type.Array(textEnum(NUMBERS_TO_DECIDE), {
  description: 'Numbers a draft leaves open; those fields show the defaults of a new event.',
});

export const EventOrganizer = named(
  'EventOrganizer',
  Type.Object({
    id: rowId(),
    username: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    profile_picture: nullable(Type.String()),
    is_verified: Type.Boolean({
      description:
        'True with a confirmed email address and a confirmed payout account in the organizer’s name.',
    }),
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
    ...ofEventTimes(() => nullable(timestamp('UTC; null if it was not given.'))),
    timezone: Type.String({ description: 'The IANA time zone that times are shown in.' }),
    category: textEnum(EVENT_CATEGORIES),
    max_attendees: Type.Integer(),
    available_capacity: Type.Integer({ description: 'Seats that are neither paid for nor held.' }),
    ticket_price: moneyText('In naira; the price of the STANDARD type.'),
    ticket_types: Type.Array(ref(EventTicketType), { description: 'The ticket types on sale.' }),
    pay_later_hours: Type.Integer({
      description: 'For how long a buyer may keep seats and pay later; 0 if not at all.',
    }),
    fees_borne_by: textEnum(FEE_BEARERS, {
      description: 'Who pays the fees: the organizer out of the price, or the buyer on top of it.',
    }),
    refund_share: textEnum(REFUND_SHARES, {
      description: 'The refund when a paid ticket is cancelled in time.',
    }),
    refund_until_hours: Type.Integer({ description: 'In time: until this long before the start.' }),
    refund_terms: Type.String({ description: 'The two as a sentence to show before paying.' }),
    status: textEnum(EVENT_STATUSES),
    is_unlisted: Type.Optional(
      Type.Boolean({
        description: `True while the organizer’s email address is not confirmed: the event is in nobody else’s lists and sells at most ${UNVERIFIED_EVENT_SEATS} tickets.`,
      }),
    ),
    is_suspended: Type.Optional(
      Type.Boolean({ description: 'True while its sale is stopped by an administrator.' }),
    ),
    checks_photos: checksPhotosField(),
    undecided: Type.Optional(UndecidedNumbers),
    banner_image: nullable(
      Type.String({ description: 'Path on this server; at most 1600 pixels wide.' }),
    ),
    banner_image_small: Type.Optional(Type.String({ description: 'At most 800 pixels wide.' })),
    banner_image_thumbnail: Type.Optional(Type.String({ description: 'At most 480 pixels wide.' })),
    created_at: timestamp(),
    updated_at: timestamp(),
    organizer_details: ref(EventOrganizer),
    is_saved: Type.Optional(
      Type.Boolean({
        description: 'Whether I saved it. Only when signed in and fetching a single event.',
      }),
    ),
  }),
);
export type Event = Static<typeof Event>;

export const EventPage = named(
  'EventPage',
  Type.Object({
    ...pageFields(),
    count: Type.Integer({
      description: 'Total over all pages. Above 1,000 it may be up to ten seconds old.',
    }),
    results: Type.Array(ref(Event)),
  }),
);
export type EventPage = Static<typeof EventPage>;

export const EventPayload = named(
  'EventPayload',
  Type.Object(
    {
      title: Type.String({
        ...SINGLE_LINE,
        ...checkedByService(LIMITS.eventTitle),
        ...withMessages('title'),
      }),
      description: Type.String({
        ...checkedByService(LIMITS.eventDescription),
        ...withMessages('description'),
      }),
      location: Type.Optional(
        Type.String({
          ...SINGLE_LINE,
          ...checkedByService(LIMITS.eventLocation),
          ...withMessages('location'),
        }),
      ),
      city: Type.Optional(
        Type.String({
          ...SINGLE_LINE,
          ...checkedByService(LIMITS.eventCity),
          description: 'Derived from the location if absent.',
        }),
      ),
      ...ofEventTimes((time) =>
        Type.Optional({
          ...timestamp(eventTimeRules[time].rule),
          ...eventTimeRules[time].limits,
          ...withMessages(time),
        }),
      ),
      timezone: Type.Optional(
        Type.String({
          description: `Default: ${DEFAULT_TIMEZONE}.`,
          'x-default': DEFAULT_TIMEZONE,
        }),
      ),
      category: textEnum(EVENT_CATEGORIES, withMessages('category')),
      max_attendees: Type.Optional(
        nullable(
          Type.Integer({
            ...checkedByService(LIMITS.maxAttendees),
            ...withMessages('max_attendees'),
            description: 'May be null or absent in a draft only.',
          }),
        ),
      ),
      ticket_price: Type.Optional(
        Type.Unsafe<string | number | null>({
          type: ['string', 'number', 'null'],
          ...checkedByService(LIMITS.ticketPriceNaira),
          ...withMessages('ticket_price'),
          description:
            'In naira, at most two decimals; 0 is free. May be empty, null or absent only in a draft or when `ticket_types` is given.',
        }),
      ),
      ticket_types: Type.Optional(TicketTypesPayload),
      pay_later_hours: Type.Optional(
        Type.Integer({
          ...LIMITS.payLaterHours,
          description: 'For how long a buyer may keep seats and pay later; 0: not at all.',
        }),
      ),
      fees_borne_by: Type.Optional(
        textEnum(FEE_BEARERS, {
          description: `Who pays the fees of paid tickets; orders keep what they were made under. Default: ${DEFAULT_FEE_BEARER}.`,
          'x-labels': FEE_BEARER_LABELS,
          'x-default': DEFAULT_FEE_BEARER,
        }),
      ),
      refund_share: Type.Optional(
        textEnum(REFUND_SHARES, {
          description: `The refund when a paid ticket is cancelled in time; orders keep the policy they were made under. Default: ${DEFAULT_REFUND_POLICY.refund_share}.`,
          'x-labels': REFUND_SHARE_LABELS,
          'x-default': DEFAULT_REFUND_POLICY.refund_share,
        }),
      ),
      refund_until_hours: Type.Optional(
        Type.Integer({
          ...checkedByService(LIMITS.refundUntilHours),
          description: `In time: until this long before the start. Default: ${DEFAULT_REFUND_POLICY.refund_until_hours}.`,
        }),
      ),
      status: Type.Optional(
        textEnum(['DRAFT', 'PUBLISHED'], {
          description: 'Default: DRAFT, which requires only title, description and category.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
);
export type EventPayload = Static<typeof EventPayload>;

const tags = ['events'];
const security = [{ bearer: [] }];

export const eventCitiesSchema = {
  tags,
  security: noSecurity,
  operationId: 'listEventCities',
  summary: 'List the cities of current and upcoming published events, alphabetically',
  response: { 200: Type.Array(Type.String()), ...errorAnswers(400) },
};

export const myEventsSchema = {
  tags,
  security,
  operationId: 'listMyEvents',
  summary: 'List my events, newest first',
  response: { 200: Type.Array(ref(Event)), ...errorAnswers(401) },
};

export const createEventSchema = {
  tags,
  security,
  operationId: 'createEvent',
  summary: 'Create an event',
  headers: idempotencyHeader,
  body: formOrJson(EventPayload, EVENT_BANNER),
  response: { 201: ref(Event), ...errorAnswers(400, 401, 403, 409, 413, 415, 422, 429) },
};
