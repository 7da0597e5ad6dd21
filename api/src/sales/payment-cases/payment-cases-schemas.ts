import { Type, type Static } from 'typebox';
import { LIMITS } from '../../platform/limits';
import {
  checkedByService,
  idParams,
  moneyText,
  named,
  nullable,
  pageOf,
  pageParams,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { PAYMENT_CASE_KINDS, PAYMENT_CASE_STATES } from '../../platform/database/paymentStates';

export const PaymentCasesQuery = Type.Object(
  {
    state: Type.Optional(textEnum(PAYMENT_CASE_STATES)),
    kind: Type.Optional(textEnum(PAYMENT_CASE_KINDS)),
    id: Type.Optional({ ...rowId(), description: 'Only this case.' }),
    ...pageParams,
  },
  { additionalProperties: false },
);
export type PaymentCasesQuery = Static<typeof PaymentCasesQuery>;

export const PaymentCase = named(
  'PaymentCase',
  Type.Object({
    id: rowId(),
    state: textEnum(PAYMENT_CASE_STATES),
    kind: textEnum(PAYMENT_CASE_KINDS),
    subject: Type.String({
      description: 'The provider’s identifier of the payment or refund concerned.',
    }),
    detail: Type.String({ description: 'An account of the case, and the decision it needs.' }),
    opened_at: timestamp(),
    closed_at: nullable(timestamp()),
    closed_by: nullable(
      Type.String({ description: 'The administrator’s name; null if it resolved itself.' }),
    ),
    note: nullable(
      Type.String({
        description:
          'How the case was resolved; if it is open again, how a person had resolved it.',
      }),
    ),
    payment_reference: nullable(
      Type.String({ description: 'Null if it matches no known payment.' }),
    ),
    order_id: nullable(rowId()),
    event: nullable(Type.Object({ id: rowId(), title: Type.String() })),
    buyer: nullable(Type.Object({ name: Type.String(), email: Type.String() })),
    unsent_payout: nullable(
      Type.Object(
        {
          id: rowId(),
          amount: moneyText('The sum returned to the balance.'),
          organizer: Type.Object({ id: rowId(), name: Type.String() }),
        },
        {
          description:
            'The payout that the provider refuses, while an administrator can end it (`refusePayout`); else null.',
        },
      ),
    ),
  }),
);
export type PaymentCase = Static<typeof PaymentCase>;

export const PaymentCasePage = named('PaymentCasePage', pageOf(PaymentCase));
export type PaymentCasePage = Static<typeof PaymentCasePage>;

export const PaymentCaseNote = named(
  'PaymentCaseNote',
  Type.Object(
    {
      note: Type.String({
        ...checkedByService(LIMITS.auditNote),
        description: 'How the case was resolved.',
      }),
    },
    { additionalProperties: false, description: 'Stored with the case permanently.' },
  ),
);
export type PaymentCaseNote = Static<typeof PaymentCaseNote>;

const tags = ['payments'];
const security = [{ bearer: [] }];

export const paymentCasesSchema = {
  tags,
  security,
  operationId: 'listPaymentCases',
  summary: 'List payment cases that need a person’s decision (administrators only)',
  description: 'Open cases first, oldest first. With `state=CLOSED`, the last closed first.',
  querystring: PaymentCasesQuery,
  response: { 200: ref(PaymentCasePage), ...errorAnswers(400, 401, 403) },
};

export const closePaymentCaseSchema = {
  tags,
  security,
  operationId: 'closePaymentCase',
  summary: 'Close a case that has been dealt with',
  description: 'Moves no money and changes no ticket. Conflict: `case_closed`.',
  params: idParams,
  body: ref(PaymentCaseNote),
  response: { 200: ref(PaymentCase), ...errorAnswers(400, 401, 403, 404, 409) },
};
