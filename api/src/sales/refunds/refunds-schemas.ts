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
import {
  REFUND_ACTIONS,
  REFUND_REASONS,
  REFUND_STATUSES,
} from '../../platform/database/paymentStates';

export const RefundsQuery = Type.Object(
  {
    state: Type.Optional(textEnum(REFUND_STATUSES)),
    stuck: Type.Optional(
      Type.Boolean({
        description:
          'If true, only those that wait for an administrator, or that the provider hasn’t accepted for a day.',
      }),
    ),
    id: Type.Optional({ ...rowId(), description: 'Only this refund.' }),
    ...pageParams,
  },
  { additionalProperties: false },
);
export type RefundsQuery = Static<typeof RefundsQuery>;

export const RefundCase = named(
  'RefundCase',
  Type.Object({
    id: rowId(),
    state: textEnum(REFUND_STATUSES, {
      description:
        'QUEUED: not requested yet. REQUESTED: with the provider. NEEDS_ATTENTION: waits for an administrator.',
    }),
    amount: moneyText('The amount refunded, in naira.'),
    reason: textEnum(REFUND_REASONS),
    problem: nullable(Type.String({ description: 'Why it is stuck; null while it isn’t.' })),
    attempts: Type.Integer({ description: 'Number of calls to the provider so far.' }),
    age_seconds: Type.Integer({
      description: 'Time since it became due, up to its completion if it is done.',
    }),
    created_at: timestamp(),
    done_at: nullable(timestamp()),
    payment_reference: Type.String(),
    order_id: rowId(),
    event: Type.Object({ id: rowId(), title: Type.String() }),
    buyer: Type.Object({ name: Type.String(), email: Type.String() }),
    payer_account: nullable(
      Type.Object(
        {
          asked_at: timestamp(),
          expires_at: timestamp('Until when they can answer.'),
          answered_at: nullable(timestamp('Null if they haven’t yet.')),
          account: nullable(
            Type.String({ description: 'The bank, and the number’s last digits.' }),
          ),
        },
        { description: 'The last time the payer was asked where to send it; null if never.' },
      ),
    ),
    actions: Type.Array(
      Type.Object({
        action: textEnum(REFUND_ACTIONS),
        by: Type.String({ description: 'The name of whoever did it.' }),
        note: Type.String(),
        at: timestamp(),
      }),
      { description: 'Administrators’ steps so far, oldest first.' },
    ),
  }),
);
export type RefundCase = Static<typeof RefundCase>;

export const RefundCasePage = named('RefundCasePage', pageOf(RefundCase));
export type RefundCasePage = Static<typeof RefundCasePage>;

export const RefundNote = named(
  'RefundNote',
  Type.Object(
    { note: Type.String({ ...checkedByService(LIMITS.auditNote), description: 'The reason.' }) },
    { additionalProperties: false, description: 'Stored with the refund permanently.' },
  ),
);
export type RefundNote = Static<typeof RefundNote>;

const tags = ['refunds'];
const security = [{ bearer: [] }];

export const refundsSchema = {
  tags,
  security,
  operationId: 'listRefunds',
  summary: 'List refunds and their progress (administrators only)',
  description:
    'Refunds that need attention first, then those in progress (oldest first), then completed ones.',
  querystring: RefundsQuery,
  response: { 200: ref(RefundCasePage), ...errorAnswers(400, 401, 403) },
};

export const retryRefundSchema = {
  tags,
  security,
  operationId: 'retryRefund',
  summary: 'Retry a refund that needs attention',
  description:
    'The API first asks the provider whether it went through, so that nothing is refunded twice. Conflicts: `refund_done`, `refund_under_way`.',
  params: idParams,
  body: ref(RefundNote),
  response: { 200: ref(RefundCase), ...errorAnswers(400, 401, 403, 404, 409) },
};

export const settleRefundSchema = {
  tags,
  security,
  operationId: 'settleRefund',
  summary: 'Record that a refund that needs attention was paid manually',
  description: 'Conflicts: `refund_done`, `refund_under_way`.',
  params: idParams,
  body: ref(RefundNote),
  response: { 200: ref(RefundCase), ...errorAnswers(400, 401, 403, 404, 409) },
};
