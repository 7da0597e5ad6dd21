import { Type, type Static } from 'typebox';
import { LIMITS, TICKET_TYPES } from '../../limits';
import { moneyText, named, nullable, textEnum, timestamp } from '../../schemas/buildingBlocks';

const TicketTypePayload = Type.Object(
  {
    ticket_type: textEnum(TICKET_TYPES),
    name: Type.Optional(
      nullable(
        Type.String({
          description: `What it is called, at most ${LIMITS.ticketTypeName.max} characters; null: by its type. In a change, absent: as before.`,
        }),
      ),
    ),
    price: Type.Unsafe<string | number>({
      type: ['string', 'number'],
      description: `Naira, 0 to ${LIMITS.ticketPriceNaira.max}, at most two decimals.`,
    }),
    quota: Type.Optional(
      nullable(
        Type.Integer({ description: 'How many of the seats it may use; null: all of them.' }),
      ),
    ),
    sale_starts_at: Type.Optional(nullable(timestamp('Null: as soon as the event is published.'))),
    sale_ends_at: Type.Optional(nullable(timestamp('Null: when the event starts.'))),
  },
  { additionalProperties: false },
);
export type TicketTypePayload = Static<typeof TicketTypePayload>;

export const TicketTypesPayload = Type.Array(TicketTypePayload, {
  maxItems: TICKET_TYPES.length,
  description:
    'All ticket types, STANDARD among them; `ticket_price` is then not read. In a form: JSON text.',
});

export const EventTicketType = named(
  'EventTicketType',
  Type.Object({
    ticket_type: textEnum(TICKET_TYPES),
    name: Type.Optional(
      Type.String({ description: 'What its organizer calls it; absent: it goes by its type.' }),
    ),
    price: moneyText('In naira.'),
    available: Type.Integer({ description: 'Seats that can still be bought at this price.' }),
    quota: Type.Optional(
      Type.Integer({ description: 'How many of the seats it may use; absent: all of them.' }),
    ),
    sale_starts_at: Type.Optional(timestamp('Absent: on sale since the event was published.')),
    sale_ends_at: Type.Optional(timestamp('Absent: on sale until the event starts.')),
  }),
);
