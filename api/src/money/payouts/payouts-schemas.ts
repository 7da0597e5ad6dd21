import { Type, type Static } from 'typebox';
import { PAYOUT_STATES } from '../../platform/database/payoutTables';
import { withMessages } from '../../platform/fieldMessages';
import { idempotencyHeader } from '../../platform/http/idempotency';
import { LIMITS } from '../../platform/limits';
import {
  checkedByService,
  idParams,
  moneyText,
  named,
  nextPage,
  nullable,
  ref,
  rowId,
  signedMoneyText,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { PostingsQuery } from '../ledger/ledger-schemas';

export type PayoutsQuery = PostingsQuery;

export const Payout = named(
  'Payout',
  Type.Object({
    id: rowId(),
    state: textEnum(PAYOUT_STATES, {
      description:
        'APPROVAL: it is above the limit, so an administrator looks at it first. OTP: the provider waits for its one-time code. FAILED, REVERSED: the money is back in the balance.',
    }),
    is_refused: Type.Boolean({
      description: 'True if it failed because an administrator didn’t approve it.',
    }),
    amount: moneyText('The sum taken from the balance.'),
    fee: moneyText('The provider’s fee for the transfer, a part of it.'),
    sent: moneyText('The sum that arrives.'),
    account: Type.String({ description: 'The bank, and the end of the number.' }),
    reference: Type.String(),
    problem: nullable(
      Type.String({ description: 'Why it did not arrive; administrators also read why it waits.' }),
    ),
    requested_at: timestamp(),
    done_at: nullable(timestamp()),
  }),
);
export type Payout = Static<typeof Payout>;

export const PayoutPage = named(
  'PayoutPage',
  Type.Object({
    next: nextPage(),
    results: Type.Array(ref(Payout)),
  }),
);
export type PayoutPage = Static<typeof PayoutPage>;

export const PayoutRequest = named(
  'PayoutRequest',
  Type.Object(
    {
      amount: Type.Optional(
        Type.String({
          description: 'In naira; absent: all that is available.',
          examples: ['1500.00'],
          ...withMessages('amount'),
        }),
      ),
    },
    { additionalProperties: false },
  ),
);
export type PayoutRequest = Static<typeof PayoutRequest>;

/** Why a request is refused now, in the order they are checked. */
export const PAYOUT_REFUSALS = [
  'account_erased',
  'account_suspended',
  'no_payout_account',
  'payouts_paused',
  'payout_under_way',
  'refund_under_way',
  'nothing_available',
] as const;

export const PayoutTerms = named(
  'PayoutTerms',
  Type.Object(
    {
      available: signedMoneyText(
        'The sum that can be requested; below zero if more was refunded than was left.',
      ),
      minimum: moneyText('The minimum that can be requested.'),
      fees: Type.Array(
        Type.Object({
          up_to: nullable(
            Type.String({ description: 'The most that arrives with this fee; null: any amount.' }),
          ),
          fee: moneyText('The provider’s fee for the transfer, a part of what is taken.'),
        }),
      ),
      approval: Type.Object(
        {
          limit: moneyText('The sum sent within 24 hours without an administrator’s approval.'),
          left: moneyText('How much of that a request may still take now.'),
        },
        { description: 'A payout of more than is left waits for approval.' },
      ),
      account: nullable(Type.String({ description: 'The bank, and the end of the number.' })),
      refusal: nullable(
        Type.Object(
          { code: textEnum(PAYOUT_REFUSALS), detail: Type.String() },
          { description: 'Why a request would be refused now; null if it would not.' },
        ),
      ),
      is_automatic: Type.Boolean({
        description: 'True if what is available is also paid out automatically, every hour.',
      }),
      automatic_paused: Type.Boolean({
        description:
          'True if it would be, but waits for a request, since the newest payout was refused or came back from this account.',
      }),
    },
    { description: 'The payouts an organizer can request now.' },
  ),
);
export type PayoutTerms = Static<typeof PayoutTerms>;

export const PayoutRefusal = named(
  'PayoutRefusal',
  Type.Object(
    {
      reason: Type.String({
        ...checkedByService(LIMITS.auditNote),
        description: 'Why. The organizer reads it.',
      }),
    },
    { additionalProperties: false },
  ),
);
export type PayoutRefusal = Static<typeof PayoutRefusal>;

export const PayoutCode = named(
  'PayoutCode',
  Type.Object(
    {
      otp: Type.String({ pattern: '^\\d{4,10}$', description: 'The code that the provider sent.' }),
    },
    { additionalProperties: false },
  ),
);

const tags = ['money'];
const security = [{ bearer: [] }];

export const requestPayoutSchema = {
  tags,
  security,
  operationId: 'requestPayout',
  summary: 'Have my available money paid out',
  description: `Conflicts: ${PAYOUT_REFUSALS.map((code) => `\`${code}\``).join(', ')}.`,
  headers: idempotencyHeader,
  body: ref(PayoutRequest),
  response: { 201: ref(Payout), ...errorAnswers(400, 401, 403, 409, 422) },
};

export const payoutTermsSchema = {
  tags,
  security,
  operationId: 'getPayoutTerms',
  summary: 'Get what I can have paid out now, and what the transfer costs',
  response: { 200: ref(PayoutTerms), ...errorAnswers(401, 403) },
};

export const ownPayoutsSchema = {
  tags,
  security,
  operationId: 'listPayouts',
  summary: 'List my payouts, newest first',
  querystring: PostingsQuery,
  response: { 200: ref(PayoutPage), ...errorAnswers(400, 401, 403) },
};

export const organizerPayoutsSchema = {
  tags,
  security,
  operationId: 'listOrganizerPayouts',
  summary: 'List an organizer’s payouts (administrators only)',
  params: idParams,
  querystring: PostingsQuery,
  response: { 200: ref(PayoutPage), ...errorAnswers(400, 401, 403) },
};

export const releasePayoutSchema = {
  tags,
  security,
  operationId: 'releasePayout',
  summary: 'Enter the provider’s one-time code for a payout (administrators only)',
  description:
    'Conflicts: `payout_waits_for_no_code`, `event_held`, `balance_overdrawn`, `code_refused`.',
  params: idParams,
  body: ref(PayoutCode),
  response: { 204: { type: 'null' }, ...errorAnswers(400, 401, 403, 404, 409, 502) },
};

export const approvePayoutSchema = {
  tags,
  security,
  operationId: 'approvePayout',
  summary: 'Approve a payout above the limit (administrators only)',
  description:
    'Conflicts: `waits_for_no_approval`, `own_payout`, `account_changed`, `event_held`, `balance_overdrawn`. None of them moves money.',
  params: idParams,
  response: { 200: ref(Payout), ...errorAnswers(401, 403, 404, 409) },
};

export const refusePayoutSchema = {
  tags,
  security,
  operationId: 'refusePayout',
  summary: 'Refuse a payout above the limit (administrators only)',
  description:
    'Also ends a payout that was tried and not sent. The money goes back to the balance. Conflict: `waits_for_no_approval`.',
  params: idParams,
  body: ref(PayoutRefusal),
  response: { 200: ref(Payout), ...errorAnswers(400, 401, 403, 404, 409) },
};
