import { Type, type Static } from 'typebox';
import { durationText } from '../../platform/durationText';
import { PAYOUT_PAUSE_MS, LIMITS } from '../../platform/limits';
import {
  checkedByService,
  idParams,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

const account = {
  bank: Type.String(),
  ending: Type.String({ description: 'The last four digits of the account number.' }),
  account_name: Type.String({ description: 'The holder, as the bank writes it.' }),
  is_yours: Type.Boolean({
    description: 'Whether you added it, and not another owner, so that its code is mailed to you.',
  }),
};

export const PayoutAccount = named(
  'PayoutAccount',
  Type.Object(
    {
      is_verified: Type.Boolean({
        description:
          'True with a confirmed address and a confirmed account in the organizer’s present name: events show “Verified Organizer”.',
      }),
      account: nullable(
        Type.Object(
          {
            ...account,
            confirmed_at: timestamp(),
            paused_until: nullable(
              timestamp('Nothing is paid out before; null if nothing is paused.'),
            ),
            fits_name: Type.Boolean({
              description: 'False once the organizer has changed the name it was compared with.',
            }),
          },
          { description: 'The account that payouts go to.' },
        ),
      ),
      waiting: nullable(
        Type.Object(
          {
            ...account,
            name_match: textEnum(['full', 'partial'], {
              description: 'partial: one of the two names has a middle name that the other lacks.',
            }),
            code_expires_at: timestamp(),
            tries_left: Type.Integer(),
          },
          { description: 'The account that waits for the mailed code.' },
        ),
      ),
    },
    { description: 'Where an organizer’s money goes.' },
  ),
);
export type PayoutAccount = Static<typeof PayoutAccount>;

export const PayoutAccountPayload = named(
  'PayoutAccountPayload',
  Type.Object(
    {
      bank_id: rowId(),
      account_number: Type.String(checkedByService(LIMITS.accountNumber)),
    },
    { additionalProperties: false },
  ),
);
export type PayoutAccountPayload = Static<typeof PayoutAccountPayload>;

export const PayoutAccountCode = named(
  'PayoutAccountCode',
  Type.Object(
    { code: Type.String(checkedByService(LIMITS.payoutAccountCode)) },
    { additionalProperties: false },
  ),
);
export type PayoutAccountCode = Static<typeof PayoutAccountCode>;

export const PayoutBank = named('PayoutBank', Type.Object({ id: rowId(), name: Type.String() }));

const tags = ['money'];
const security = [{ bearer: [] }];

export const payoutAccountSchema = {
  tags,
  security,
  operationId: 'getPayoutAccount',
  summary: 'Get the account that your payouts go to',
  response: { 200: ref(PayoutAccount), ...errorAnswers(401, 403) },
};

export const organizerPayoutAccountSchema = {
  tags,
  security,
  operationId: 'getOrganizerPayoutAccount',
  summary: 'Get the account that an organizer’s payouts go to',
  description: 'For administrators.',
  params: idParams,
  response: { 200: ref(PayoutAccount), ...errorAnswers(401, 403, 404) },
};

export const payoutBanksSchema = {
  tags,
  security,
  operationId: 'listPayoutBanks',
  summary: 'List the banks that payouts can go to',
  response: { 200: Type.Array(ref(PayoutBank)), ...errorAnswers(401, 403, 502) },
};

export const askForPayoutAccountSchema = {
  tags,
  security,
  operationId: 'askForPayoutAccount',
  summary: 'Name the account that payouts should go to',
  description:
    'Looks up the account’s holder, who must be the organizer, and mails a code that confirms the account. The number stays with the payment provider; we keep its last four digits. A handful of times an hour.',
  body: ref(PayoutAccountPayload),
  response: { 200: ref(PayoutAccount), ...errorAnswers(400, 401, 403, 409, 429, 502) },
};

export const payoutAccountCodeSchema = {
  tags,
  security,
  operationId: 'sendPayoutAccountCode',
  summary: 'Mail another code for the account that waits for one',
  description: 'The earlier code no longer works.',
  response: { 200: ref(PayoutAccount), ...errorAnswers(401, 403, 409, 429) },
};

export const confirmPayoutAccountSchema = {
  tags,
  security,
  operationId: 'confirmPayoutAccount',
  summary: 'Confirm a payout account by its code',
  description: `Pauses payouts for ${durationText(PAYOUT_PAUSE_MS)} if the account is another than before.`,
  body: ref(PayoutAccountCode),
  response: { 200: ref(PayoutAccount), ...errorAnswers(400, 401, 403, 409, 410) },
};
