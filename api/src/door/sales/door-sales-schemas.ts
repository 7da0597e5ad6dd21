import { Type, type Static } from 'typebox';
import { idempotencyHeader } from '../../platform/http/idempotency';
import { DOOR_PAYMENTS, LIMITS, TICKET_TYPES } from '../../platform/limits';
import {
  checkedByService,
  idParams,
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  SINGLE_LINE,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

export const DoorSale = named(
  'DoorSale',
  Type.Object({
    id: rowId(),
    ticket_type: textEnum(TICKET_TYPES),
    ticket_numbers: Type.Array(Type.String()),
    method: textEnum(DOOR_PAYMENTS),
    taken: moneyText('Money taken at the door, in naira.'),
    name: nullable(Type.String()),
    has_email: Type.Boolean({
      description: 'Whether they gave an address: voiding the sale is then told there.',
    }),
    phone: nullable(Type.String()),
    gate: nullable(Type.String()),
    sold_by: Type.String(),
    sold_at: timestamp(),
    voided_by: nullable(Type.String()),
    voided_at: nullable(timestamp()),
    void_reason: nullable(Type.String()),
  }),
);
export type DoorSale = Static<typeof DoorSale>;

export const DoorSales = named(
  'DoorSales',
  Type.Object({
    may_void: Type.Boolean(),
    totals: Type.Array(
      Type.Object({
        seller_id: rowId(),
        sold_by: Type.String(),
        method: textEnum(DOOR_PAYMENTS),
        tickets: Type.Integer(),
        taken: moneyText('In naira.'),
      }),
      { description: 'By helper and method, without what was voided.' },
    ),
    sales: Type.Array(ref(DoorSale), { description: 'The newest first; at most 200.' }),
  }),
);
export type DoorSales = Static<typeof DoorSales>;

export const DoorSalePayload = named(
  'DoorSalePayload',
  Type.Object(
    {
      ticket_type: textEnum(TICKET_TYPES),
      quantity: Type.Optional(Type.Integer(LIMITS.ticketsPerOrder)),
      method: textEnum(DOOR_PAYMENTS),
      total: moneyText('The sum shown to the seller; refused if the price has changed.'),
      name: Type.Optional(Type.String({ ...SINGLE_LINE, maxLength: LIMITS.personName.maxLength })),
      email: Type.Optional(
        Type.String({
          ...checkedByService(LIMITS.email),
          description: 'The ticket is mailed there.',
        }),
      ),
      phone: Type.Optional(Type.String(LIMITS.phone)),
      check_in: Type.Optional(Type.Boolean({ description: 'They go in at once.' })),
      gate_id: Type.Optional(rowId()),
    },
    { additionalProperties: false },
  ),
);
export type DoorSalePayload = Static<typeof DoorSalePayload>;

export const DoorSaleVoid = named(
  'DoorSaleVoid',
  Type.Object(
    { reason: Type.String({ ...SINGLE_LINE, ...checkedByService(LIMITS.voidReason) }) },
    { additionalProperties: false },
  ),
);
export type DoorSaleVoid = Static<typeof DoorSaleVoid>;

const tags = ['door'];
const security = [{ bearer: [] }];

export const doorSalesSchema = {
  tags,
  security,
  operationId: 'listDoorSales',
  summary: 'List the tickets sold and given away at an event’s door',
  description: 'All of it for those who may void it; else one’s own.',
  params: idParams,
  response: { 200: ref(DoorSales), ...errorAnswers(401, 403, 404) },
};

export const sellAtDoorSchema = {
  tags,
  security,
  operationId: 'sellAtDoor',
  summary: 'Sell or give tickets at the door',
  description:
    'They take seats like any order. Conflicts: `sold_out`, `not_enough_seats`, `organizer_unverified`, `price_changed`, ' +
    '`event_not_published`, `event_over`.',
  params: idParams,
  headers: idempotencyHeader,
  body: ref(DoorSalePayload),
  response: { 201: ref(DoorSale), ...errorAnswers(400, 401, 403, 404, 409, 422, 429) },
};

export const voidDoorSaleSchema = {
  tags,
  security,
  operationId: 'voidDoorSale',
  summary: 'Take back what was sold at the door: the tickets end, their seats are free',
  description:
    'The money goes back by hand. Whoever gave an address is told by mail. Conflict: `already_voided`.',
  params: Type.Object({ id: rowId(), sale_id: rowId() }),
  body: ref(DoorSaleVoid),
  response: { 200: ref(DoorSale), ...errorAnswers(400, 401, 403, 404, 409) },
};
