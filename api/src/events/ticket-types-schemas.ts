import { Type, type Static } from 'typebox';
import { withMessages } from '../platform/fieldMessages';
import { LIMITS, TICKET_TYPE_LABELS, TICKET_TYPES } from '../platform/limits';
import {
  checkedByService,
  moneyText,
  named,
  nullable,
  ref,
  SINGLE_LINE,
  textEnum,
  timestamp,
} from '../platform/schemas/buildingBlocks';

export const TicketTypePayload = named(
  'TicketTypePayload',
  Type.Object(
    {
      ticket_type: textEnum(TICKET_TYPES, { 'x-labels': TICKET_TYPE_LABELS }),
      name: Type.Optional(
        nullable(
          Type.String({
            ...SINGLE_LINE,
            ...checkedByService(LIMITS.ticketTypeName),
            description:
              'Display name. Null: named after its type. Absent in an update: unchanged.',
          }),
        ),
      ),
      price: Type.Unsafe<string | number>({
        type: ['string', 'number'],
        ...checkedByService(LIMITS.ticketPriceNaira),
        ...withMessages('price'),
        description: 'In naira, at most two decimals.',
      }),
      quota: Type.Optional(
        nullable(
          Type.Integer({
            ...checkedByService(LIMITS.ticketTypeQuota),
            ...withMessages('quota'),
            description: 'How many seats it may take up; null: all of them.',
          }),
        ),
      ),
      sale_starts_at: Type.Optional(
        nullable({
          ...timestamp('Null: on sale as soon as the event is published.'),
          ...withMessages('sale_starts_at'),
        }),
      ),
      sale_ends_at: Type.Optional(
        nullable({
          ...timestamp('Null: on sale until the event starts.'),
          ...withMessages('sale_ends_at'),
        }),
      ),
    },
    { additionalProperties: false },
  ),
);
export type TicketTypePayload = Static<typeof TicketTypePayload>;

export const TicketTypesPayload = Type.Array(ref(TicketTypePayload), {
  maxItems: TICKET_TYPES.length,
  description:
    'All ticket types, including STANDARD. Overrides `ticket_price`. In a form: JSON text.',
});

export const EventTicketType = named(
  'EventTicketType',
  Type.Object({
    ticket_type: textEnum(TICKET_TYPES),
    name: Type.Optional(
      Type.String({ description: 'The organizer’s name for it; absent: named after its type.' }),
    ),
    price: moneyText('In naira.'),
    fees: Type.Optional(
      Type.Array(moneyText('In naira.'), {
        description:
          'The fees a buyer pays on top of the price for 1 ticket, 2 tickets and so on; absent if there are none.',
      }),
    ),
    available: Type.Integer({ description: 'Seats that can still be bought at this price.' }),
    quota: Type.Optional(
      Type.Integer({ description: 'How many seats it may take up; absent: all of them.' }),
    ),
    sale_starts_at: Type.Optional(timestamp('Absent: on sale since the event was published.')),
    sale_ends_at: Type.Optional(timestamp('Absent: on sale until the event starts.')),
  }),
);
