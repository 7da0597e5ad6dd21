import { Type, type Static } from 'typebox';
import { EVENT_STATUSES, LIMITS, TICKET_STATUSES, TICKET_TYPES } from '../../limits';
import {
  formOrJson,
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { Order } from '../orders/orders-schemas';

export const TicketHolder = named(
  'TicketHolder',
  Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: LIMITS.personName.max }),
      email: Type.String({ format: 'email', maxLength: LIMITS.email.max }),
    },
    { additionalProperties: false, description: 'Who enters with a ticket, and gets it by mail.' },
  ),
);
export type TicketHolder = Static<typeof TicketHolder>;

export const PurchasePayload = Type.Object(
  {
    event_id: rowId(),
    ticket_type: textEnum(TICKET_TYPES),
    quantity: Type.Optional(
      Type.Integer({
        minimum: LIMITS.ticketsPerOrder.min,
        maximum: LIMITS.ticketsPerOrder.max,
        description: 'Default 1.',
      }),
    ),
    attendees: Type.Optional(
      Type.Array(ref(TicketHolder), {
        maxItems: LIMITS.ticketsPerOrder.max,
        description:
          'Who enters with the first ticket, the second, and so on; at most as many as tickets. In a form: JSON text.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type PurchasePayload = Static<typeof PurchasePayload>;

export const IssuedTicket = named(
  'IssuedTicket',
  Type.Object({
    id: rowId(),
    ticket_number: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    status: textEnum(TICKET_STATUSES),
  }),
);

export const PurchaseResult = named(
  'PurchaseResult',
  Type.Object({
    id: rowId(),
    ticket_number: Type.String(),
    tickets: Type.Array(ref(IssuedTicket), {
      description: 'All tickets of the order; the first is the one named by `id`.',
    }),
    order: ref(Order),
  }),
);
export type PurchaseResult = Static<typeof PurchaseResult>;

export const TicketEvent = named(
  'TicketEvent',
  Type.Object({
    id: rowId(),
    title: Type.String(),
    start_date: timestamp(),
    end_date: timestamp(),
    timezone: Type.String(),
    location: Type.String(),
    city: Type.String(),
    banner_image: nullable(Type.String()),
    status: textEnum(EVENT_STATUSES),
  }),
);

export const Ticket = named(
  'Ticket',
  Type.Object({
    id: rowId(),
    ticket_number: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    ticket_type_name: Type.Optional(
      Type.String({ description: 'What its organizer calls it; absent: it goes by its type.' }),
    ),
    status: textEnum(TICKET_STATUSES, {
      description: 'PENDING until its order is paid; CANCELLED gave its seat back.',
    }),
    holder: nullable(Type.Object({ name: Type.String(), email: Type.String() })),
    checked_in: Type.Boolean(),
    checked_in_time: nullable(timestamp()),
    custom_image: nullable(Type.String({ description: 'A path on this server.' })),
    qr_payload: nullable(
      Type.String({
        description: 'What the QR code says, signed; null unless the ticket is VALID.',
      }),
    ),
    created_at: timestamp(),
    order: ref(Order),
    event: ref(TicketEvent),
  }),
);
export type Ticket = Static<typeof Ticket>;

export const Cancellation = named(
  'Cancellation',
  Type.Object({
    detail: Type.String({ description: 'The sentence for people.' }),
    refund: nullable(moneyText('What is sent back; null when nothing was paid.')),
    order: ref(Order),
  }),
);
export type Cancellation = Static<typeof Cancellation>;

export const CheckInPayload = named(
  'CheckInPayload',
  Type.Object(
    {
      ticket_number: Type.String({
        minLength: 1,
        maxLength: 160,
        description: 'The number, or all that the QR code says.',
      }),
      event_id: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: 'The event at this door: a ticket of another one is refused.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
);
export type CheckInPayload = Static<typeof CheckInPayload>;

export const CheckInResult = named(
  'CheckInResult',
  Type.Object({
    detail: Type.String({ description: 'The sentence for the door.' }),
    already_checked_in: Type.Boolean({ description: 'True from the second scan on.' }),
    event_id: rowId(),
    ticket_number: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    name: Type.String(),
    checked_in: Type.Boolean(),
    checked_in_time: timestamp('Of the first scan.'),
  }),
);
export type CheckInResult = Static<typeof CheckInResult>;

export const UndoCheckInResult = named(
  'UndoCheckInResult',
  Type.Object({
    detail: Type.String({ description: 'The sentence for the door.' }),
    event_id: rowId(),
    ticket_number: Type.String(),
    name: Type.String(),
    checked_in: Type.Boolean(),
  }),
);
export type UndoCheckInResult = Static<typeof UndoCheckInResult>;

const tags = ['tickets'];
const security = [{ bearer: [] }];

export const myTicketsSchema = {
  tags,
  security,
  summary: 'My tickets, newest first',
  response: { 200: Type.Array(ref(Ticket)), ...errorAnswers(401) },
};

export const purchaseSchema = {
  tags,
  security,
  summary: 'Book tickets',
  description:
    'A free order is PAID at once. A paid one is HELD: its tickets are PENDING until it is paid, and its seats are ' +
    'given back at `order.expires_at`.',
  body: formOrJson(PurchasePayload, {
    field: 'custom_image',
    description: 'The holder’s picture: JPEG, PNG, GIF or WebP of at most 5 MB.',
  }),
  response: { 201: ref(PurchaseResult), ...errorAnswers(400, 401, 404, 409, 413, 415, 429) },
};

export const checkInSchema = {
  tags,
  security,
  summary: 'Check an attendee in',
  body: ref(CheckInPayload),
  response: { 200: ref(CheckInResult), ...errorAnswers(400, 401, 403, 404, 409) },
};

export const undoCheckInSchema = {
  tags,
  security,
  summary: 'Take a check-in back',
  body: ref(CheckInPayload),
  response: { 200: ref(UndoCheckInResult), ...errorAnswers(400, 401, 403, 404, 409) },
};
