import { Type, type Static } from 'typebox';
import {
  moneyText,
  named,
  nullable,
  pageOf,
  pageParams,
  ref,
  rowId,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

export const OpenDisputesQuery = Type.Object(pageParams, { additionalProperties: false });
export type OpenDisputesQuery = Static<typeof OpenDisputesQuery>;

export const OpenDispute = named(
  'OpenDispute',
  Type.Object({
    id: rowId(),
    provider_id: Type.Integer({ description: 'The provider’s number of the dispute.' }),
    amount: moneyText('The sum the payer wants back.'),
    due_at: nullable(
      timestamp('Without an answer at the provider before, it is lost; null if it has told none.'),
    ),
    is_overdue: Type.Boolean(),
    opened_at: timestamp(),
    payment_reference: Type.String(),
    order_id: rowId(),
    tickets_on_hold: Type.Boolean({
      description: 'Whether the order’s tickets let nobody in now.',
    }),
    event: Type.Object({ id: rowId(), title: Type.String() }),
    organizer: Type.Object({ id: rowId(), name: Type.String() }),
    buyer: Type.Object({ name: Type.String(), email: Type.String() }),
  }),
);
export type OpenDispute = Static<typeof OpenDispute>;

export const OpenDisputePage = named('OpenDisputePage', pageOf(OpenDispute));
export type OpenDisputePage = Static<typeof OpenDisputePage>;

export const openDisputesSchema = {
  tags: ['payments'],
  security: [{ bearer: [] }],
  operationId: 'listOpenDisputes',
  summary: 'List open disputes by their deadline (administrators only)',
  description: 'Those without a deadline come last. They are answered at the provider.',
  querystring: OpenDisputesQuery,
  response: { 200: ref(OpenDisputePage), ...errorAnswers(400, 401, 403) },
};
