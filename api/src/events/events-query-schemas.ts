import { Type, type Static } from 'typebox';
import { EVENT_CATEGORIES, EVENT_STATUSES, LIMITS } from '../platform/limits';
import { pageParams, rowId, textEnum } from '../platform/schemas/buildingBlocks';

export const EVENT_ORDERINGS = [
  'upcoming',
  'start_date',
  '-start_date',
  'created_at',
  '-created_at',
  'ticket_price',
  '-ticket_price',
] as const;

const dayOrTime = 'A day (`2026-03-01`, Lagos time) or an ISO timestamp.';

export const EventQuery = Type.Object(
  {
    search: Type.Optional(
      Type.String({
        ...LIMITS.searchText,
        description:
          'Each word must occur in the title, description, location, city or category; one or two letters at the start of a word. Accents and punctuation are ignored.',
      }),
    ),
    category: Type.Optional(textEnum(EVENT_CATEGORIES)),
    city: Type.Optional(Type.String(LIMITS.eventCity)),
    from: Type.Optional(
      Type.String({ description: `Events that end after the start of this. ${dayOrTime}` }),
    ),
    to: Type.Optional(
      Type.String({ description: `Events that start on or before this. ${dayOrTime}` }),
    ),
    price: Type.Optional(textEnum(['free', 'paid'])),
    organizer: Type.Optional(
      Type.Union([Type.Literal('me'), rowId()], {
        description:
          '`me`: only my own events, in any status; requires sign-in. An id: only the events of this organizer.',
      }),
    ),
    status: Type.Optional(
      textEnum(EVENT_STATUSES, { description: 'Only together with `organizer=me`.' }),
    ),
    ordering: Type.Optional(
      textEnum(EVENT_ORDERINGS, {
        description:
          'Default: `upcoming`, which lists current and upcoming events, soonest first, then past ones.',
      }),
    ),
    ...pageParams,
  },
  { additionalProperties: false },
);
export type EventQuery = Static<typeof EventQuery>;
