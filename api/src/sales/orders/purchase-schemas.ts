import { Type, type Static } from 'typebox';
import { withMessages } from '../../platform/fieldMessages';
import { idempotencyHeader } from '../../platform/http/idempotency';
import { LIMITS, TICKET_STATUSES, TICKET_TYPES } from '../../platform/limits';
import { TICKET_IMAGE } from '../../platform/media/image-rules';
import {
  formOrJson,
  moneyText,
  named,
  ref,
  rowId,
  SINGLE_LINE,
  textEnum,
} from '../../platform/schemas/buildingBlocks';
import { ErrorDetail, errorAnswers } from '../../platform/schemas/errors';
import { Order } from './orders-schemas';

export const TicketHolder = named(
  'TicketHolder',
  Type.Object(
    {
      name: Type.String({ ...SINGLE_LINE, ...LIMITS.personName }),
      email: Type.String({ format: 'email', ...LIMITS.email }),
    },
    { additionalProperties: false, description: 'The attendee, who gets the ticket by email.' },
  ),
);
export type TicketHolder = Static<typeof TicketHolder>;

export const PurchasePayload = named(
  'PurchasePayload',
  Type.Object(
    {
      event_id: rowId(),
      ticket_type: textEnum(TICKET_TYPES),
      quantity: Type.Optional(
        Type.Integer({
          ...LIMITS.ticketsPerOrder,
          description: 'Default: 1.',
        }),
      ),
      expected_total: Type.Optional(
        moneyText('The total that was shown. If it is another by now, nothing is booked.'),
      ),
      phone: Type.Optional(
        Type.String({
          ...LIMITS.phone,
          ...withMessages('phone'),
          description:
            'The buyer’s phone number, for the organizer. Without a country code it is Nigerian; stored in E.164.',
          examples: ['0803 123 4567'],
        }),
      ),
      attendees: Type.Optional(
        Type.Array(ref(TicketHolder), {
          maxItems: LIMITS.ticketsPerOrder.maximum,
          description:
            'The attendee of the first ticket, the second, and so on; at most one per ticket. In a form: JSON text.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
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
      description: 'All tickets of the order; the first is the one with this `id`.',
    }),
    order: ref(Order),
  }),
);
export type PurchaseResult = Static<typeof PurchaseResult>;

export const PurchaseConflict = named(
  'PurchaseConflict',
  Type.Object(
    {
      ...ErrorDetail.properties,
      open_order: Type.Optional(ref(PurchaseResult)),
      seats_if_cancelled: Type.Optional(
        Type.Integer({
          description: 'How many seats of the requested type there would be without it.',
        }),
      ),
    },
    { description: '`open_order`: the buyer’s own unpaid order, which takes up the seats.' },
  ),
);

export const purchaseSchema = {
  tags: ['tickets'],
  security: [{ bearer: [] }],
  operationId: 'purchaseTickets',
  summary: 'Book tickets',
  description:
    'A free order is PAID at once. Any other is HELD: its tickets are PENDING until it is paid, and its seats are ' +
    'freed at `order.expires_at`.',
  headers: idempotencyHeader,
  body: formOrJson(PurchasePayload, TICKET_IMAGE),
  response: {
    201: ref(PurchaseResult),
    ...errorAnswers(400, 401, 403, 404, 413, 415, 422, 429),
    409: ref(PurchaseConflict),
  },
};
