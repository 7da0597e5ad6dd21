import { Type, type Static } from 'typebox';
import { LIMITS } from '../../platform/limits';
import {
  checkedByService,
  linkParams,
  messageAnswer,
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { noSecurity } from '../../platform/schemas/security';

export const RefundLink = named(
  'RefundLink',
  Type.Object(
    {
      state: textEnum(['open', 'expired', 'under_way', 'done'], {
        description:
          'open: waits for an account. expired: still waits, but this link no longer takes one. under_way: with the bank. done: paid back.',
      }),
      amount: moneyText('The amount refunded.'),
      event_title: Type.String(),
      payment_reference: Type.String(),
      expires_at: timestamp('Until when an account can be given.'),
      timezone: Type.String({ description: 'The event’s time zone.' }),
      account: nullable(
        Type.Object(
          {
            bank: Type.String(),
            ending: Type.String({ description: 'The last four digits of the account number.' }),
          },
          { description: 'The account given by this link.' },
        ),
      ),
    },
    { description: 'The contents of the page `/refund/<token>`.' },
  ),
);
export type RefundLink = Static<typeof RefundLink>;

export const RefundAccount = named(
  'RefundAccount',
  Type.Object(
    {
      bank_id: rowId(),
      account_number: Type.String(checkedByService(LIMITS.accountNumber)),
    },
    { additionalProperties: false },
  ),
);
export type RefundAccount = Static<typeof RefundAccount>;

export const Bank = named('Bank', Type.Object({ id: rowId(), name: Type.String() }));

const tags = ['refunds'];

export const refundLinkSchema = {
  tags,
  security: noSecurity,
  operationId: 'getRefundLink',
  summary: 'Get the refund behind a link',
  description: 'Has no side effects. 410: a newer link has been sent.',
  params: linkParams,
  response: { 200: ref(RefundLink), ...errorAnswers(404, 410, 429) },
};

export const refundBanksSchema = {
  tags,
  security: noSecurity,
  operationId: 'listRefundBanks',
  summary: 'List the banks a refund can go to',
  params: linkParams,
  response: { 200: Type.Array(ref(Bank)), ...errorAnswers(404, 410, 429, 502) },
};

export const resolveAccountSchema = {
  tags,
  security: noSecurity,
  operationId: 'resolveRefundAccount',
  summary: 'Look up the name of an account’s holder',
  description: 'For the payer to check before confirming. A handful of times an hour per link.',
  params: linkParams,
  body: ref(RefundAccount),
  response: {
    200: Type.Object({ account_name: Type.String() }),
    ...errorAnswers(400, 404, 410, 429, 502),
  },
};

export const confirmAccountSchema = {
  tags,
  security: noSecurity,
  operationId: 'confirmRefundAccount',
  summary: 'Send a refund to this account',
  description:
    'Works once: pressed again, it returns the state of the refund. The account number goes to the payment provider, and we keep its last four digits.',
  params: linkParams,
  body: ref(RefundAccount),
  response: { 200: ref(RefundLink), ...errorAnswers(400, 404, 410, 429, 502) },
};

export const renewRefundLinkSchema = {
  tags,
  security: noSecurity,
  operationId: 'renewRefundLink',
  summary: 'Mail the payer a new link in place of an expired one',
  params: linkParams,
  response: {
    200: messageAnswer,
    ...errorAnswers(404, 410, 429),
  },
};
