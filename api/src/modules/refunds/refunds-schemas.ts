import { Type, type Static } from 'typebox';
import { LIMITS } from '../../limits';
import {
  idParams,
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { REFUND_ACTIONS, REFUND_REASONS, REFUND_STATUSES } from '../payments/payment-states';

export const RefundsQuery = Type.Object(
  {
    state: Type.Optional(textEnum(REFUND_STATUSES)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSize.max })),
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
        'QUEUED: to be asked for; REQUESTED: the provider has it; NEEDS_ATTENTION: it goes on only by a person.',
    }),
    amount: moneyText('What is sent back, in naira.'),
    reason: textEnum(REFUND_REASONS),
    problem: nullable(Type.String({ description: 'Why it does not move; null while it does.' })),
    attempts: Type.Integer({ description: 'Calls to the provider so far.' }),
    age_seconds: Type.Integer({ description: 'Since it was owed; of a done one, until it was.' }),
    created_at: timestamp(),
    done_at: nullable(timestamp()),
    payment_reference: Type.String(),
    order_id: rowId(),
    event: Type.Object({ id: rowId(), title: Type.String() }),
    buyer: Type.Object({ name: Type.String(), email: Type.String() }),
    actions: Type.Array(
      Type.Object({
        action: textEnum(REFUND_ACTIONS),
        by: Type.String({ description: 'The name of who did it.' }),
        note: Type.String(),
        at: timestamp(),
      }),
      { description: 'What people did about it, oldest first.' },
    ),
  }),
);
export type RefundCase = Static<typeof RefundCase>;

export const RefundCasePage = named(
  'RefundCasePage',
  Type.Object({
    count: Type.Integer({ description: 'Of all pages together.' }),
    next: nullable(Type.String({ description: 'The next page’s path on this server.' })),
    previous: nullable(Type.String({ description: 'The previous page’s path on this server.' })),
    results: Type.Array(ref(RefundCase)),
  }),
);
export type RefundCasePage = Static<typeof RefundCasePage>;

export const RefundNote = named(
  'RefundNote',
  Type.Object(
    { note: Type.String({ description: `Why, 1 to ${LIMITS.auditNote.max} characters.` }) },
    { additionalProperties: false, description: 'Kept with the refund for good.' },
  ),
);
export type RefundNote = Static<typeof RefundNote>;

const tags = ['refunds'];
const security = [{ bearer: [] }];

export const refundsSchema = {
  tags,
  security,
  summary: 'Refunds and what becomes of them, for administrators',
  description:
    'Those that need a person first, then the oldest that are under way, then done ones.',
  querystring: RefundsQuery,
  response: { 200: ref(RefundCasePage), ...errorAnswers(400, 401, 403) },
};

export const retryRefundSchema = {
  tags,
  security,
  summary: 'Try a refund again that needs attention',
  description:
    'The provider is asked about it first, so that money never goes back twice. Conflicts: `refund_done`, `refund_under_way`.',
  params: idParams,
  body: ref(RefundNote),
  response: { 200: ref(RefundCase), ...errorAnswers(400, 401, 403, 404, 409) },
};

export const settleRefundSchema = {
  tags,
  security,
  summary: 'Note that a refund which needs attention was paid back by hand',
  description: 'Conflicts: `refund_done`, `refund_under_way`.',
  params: idParams,
  body: ref(RefundNote),
  response: { 200: ref(RefundCase), ...errorAnswers(400, 401, 403, 404, 409) },
};
