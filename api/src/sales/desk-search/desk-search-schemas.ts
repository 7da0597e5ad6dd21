import { Type, type Static } from 'typebox';
import {
  PAYMENT_CASE_KINDS,
  PAYMENT_CASE_STATES,
  PAYMENT_STATUSES,
} from '../../platform/database/paymentStates';
import { EVENT_STATUSES, LIMITS, ORDER_STATUSES, ROLES } from '../../platform/limits';
import {
  moneyText,
  named,
  nextPage,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

const person = () => ({ id: rowId(), name: Type.String(), email: Type.String() });
const event = () => Type.Object({ id: rowId(), title: Type.String() });

export const FoundAccount = named(
  'FoundAccount',
  Type.Object({
    ...person(),
    role: textEnum(ROLES),
    created_at: timestamp(),
    suspended_at: nullable(timestamp('Null unless it is suspended.')),
    has_two_step: Type.Boolean({ description: 'Whether it signs in with a second step.' }),
    events: Type.Integer({ description: 'How many it organizes.' }),
    orders: Type.Integer({ description: 'How many it has made.' }),
  }),
);

export const FoundEvent = named(
  'FoundEvent',
  Type.Object({
    id: rowId(),
    title: Type.String(),
    organizer: Type.Object(person()),
    start_date: nullable(timestamp()),
    timezone: Type.String(),
    status: textEnum(EVENT_STATUSES),
    sold: Type.Integer({ description: 'Seats that are sold or held.' }),
    capacity: Type.Integer(),
    suspended_at: nullable(
      timestamp('Null unless it is off sale, by itself or with its organizer’s account.'),
    ),
  }),
);

export const FoundOrder = named(
  'FoundOrder',
  Type.Object({
    id: rowId(),
    buyer: Type.Object(person(), {
      description: 'Of an order at the door: whoever sold it.',
    }),
    guest: nullable(
      Type.Object(
        { name: Type.String(), email: nullable(Type.String()) },
        { description: 'Whoever bought it at the door; null unless it was sold there.' },
      ),
    ),
    event: event(),
    quantity: Type.Integer(),
    total: moneyText('The price to the buyer, fees included.'),
    status: textEnum(ORDER_STATUSES),
    created_at: timestamp(),
    paid_at: nullable(timestamp()),
  }),
);

export const FoundPayment = named(
  'FoundPayment',
  Type.Object({
    id: rowId(),
    reference: Type.String({ description: 'As the provider knows it.' }),
    amount: moneyText('The sum the payer was asked for.'),
    status: textEnum(PAYMENT_STATUSES),
    order_id: rowId(),
    payer: Type.Object(person()),
    event: event(),
    created_at: timestamp(),
    paid_at: nullable(timestamp()),
    case: nullable(
      Type.Object(
        {
          id: rowId(),
          kind: textEnum(PAYMENT_CASE_KINDS),
          state: textEnum(PAYMENT_CASE_STATES),
        },
        { description: 'The case about it, the open one if there is one.' },
      ),
    ),
  }),
);

export type FoundAccount = Static<typeof FoundAccount>;
export type FoundEvent = Static<typeof FoundEvent>;
export type FoundOrder = Static<typeof FoundOrder>;
export type FoundPayment = Static<typeof FoundPayment>;

const next = nextPage();
export const FoundAccountPage = named(
  'FoundAccountPage',
  Type.Object({ next, results: Type.Array(ref(FoundAccount)) }),
);
export const FoundEventPage = named(
  'FoundEventPage',
  Type.Object({ next, results: Type.Array(ref(FoundEvent)) }),
);
export const FoundOrderPage = named(
  'FoundOrderPage',
  Type.Object({ next, results: Type.Array(ref(FoundOrder)) }),
);
export const FoundPaymentPage = named(
  'FoundPaymentPage',
  Type.Object({ next, results: Type.Array(ref(FoundPayment)) }),
);

export const DeskSearchQuery = Type.Object(
  {
    search: Type.String({
      ...LIMITS.searchText,
      description: 'At least three letters or digits in a row, or an id.',
    }),
    before: Type.Optional(rowId()),
    page_size: Type.Optional(Type.Integer(LIMITS.pageSize)),
  },
  { additionalProperties: false },
);
export type DeskSearchQuery = Static<typeof DeskSearchQuery>;

const found = 'Exact matches come first, then the newest. Only administrators may search.';
const search = { tags: ['desk'], security: [{ bearer: [] }], querystring: DeskSearchQuery };
const errors = errorAnswers(400, 401, 403);

export const deskSearchSchemas = {
  accounts: {
    ...search,
    operationId: 'findAccounts',
    summary: 'Find accounts by id, name or email address (administrators only)',
    description: found,
    response: { 200: ref(FoundAccountPage), ...errors },
  },
  events: {
    ...search,
    operationId: 'findEvents',
    summary: 'Find events by id, link, title or organizer (administrators only)',
    description: found,
    response: { 200: ref(FoundEventPage), ...errors },
  },
  orders: {
    ...search,
    operationId: 'findOrders',
    summary:
      'Find orders by id, buyer, payment reference, ticket number or holder, and the door’s by their guest’s phone number (administrators only)',
    description: found,
    response: { 200: ref(FoundOrderPage), ...errors },
  },
  payments: {
    ...search,
    operationId: 'findPayments',
    summary: 'Find payments by reference, order, payer or amount (administrators only)',
    description: found,
    response: { 200: ref(FoundPaymentPage), ...errors },
  },
};
