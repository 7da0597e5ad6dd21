import { Type, type Static } from 'typebox';
import { LIMITS } from '../../platform/limits';
import {
  moneyText,
  named,
  nullable,
  pageFields,
  pageOf,
  pageParams,
  ref,
  rowId,
  signedMoneyText,
  textEnum,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { Payout } from '../payouts/payouts-schemas';
import { DESK_STAGES } from './desk-repository';

const organizer = { id: rowId(), name: Type.String(), email: Type.String() };

export const OrganizerBalance = named(
  'OrganizerBalance',
  Type.Object({
    organizer: Type.Object(organizer),
    owed: signedMoneyText('Available, pending, on its way and disputed.'),
    pending: signedMoneyText('Of events that are not over, cancelled or disputed.'),
    available: signedMoneyText('Below zero if more went back than was left.'),
    on_its_way: signedMoneyText('Payouts under way or waiting for approval.'),
    paid_out: signedMoneyText('The total paid out so far.'),
    disputed: signedMoneyText('Money held while buyers dispute their payments.'),
  }),
);
export type OrganizerBalance = Static<typeof OrganizerBalance>;

export const OrganizerBalancePage = named('OrganizerBalancePage', pageOf(OrganizerBalance));
export type OrganizerBalancePage = Static<typeof OrganizerBalancePage>;

/** Why a payout is waiting, or how it failed. */
const PAYOUT_TROUBLES = ['approval', 'code', 'short', 'slow', 'failed', 'reversed'] as const;

export const DeskPayout = named(
  'DeskPayout',
  Type.Object({
    payout: ref(Payout),
    organizer: Type.Object(organizer),
    trouble: textEnum(PAYOUT_TROUBLES, {
      description:
        'code: the provider waits for its one-time code. short: its balance is too small. slow: nothing was heard for an hour.',
    }),
    short_by: nullable(
      Type.String({ description: 'How much the provider’s balance lacked at the last try.' }),
    ),
    is_unsent: Type.Boolean({
      description:
        'True while it was tried and not sent, so that it can be ended (`refusePayout`).',
    }),
    is_account_changed: Type.Boolean({
      description: 'True if the account that it goes to is no longer the one in use.',
    }),
  }),
);
export type DeskPayout = Static<typeof DeskPayout>;

export const DeskPayoutPage = named(
  'DeskPayoutPage',
  Type.Object({
    ...pageFields(),
    top_up: moneyText('How much the provider’s balance lacks for all waiting payouts.'),
    results: Type.Array(ref(DeskPayout)),
  }),
);
export type DeskPayoutPage = Static<typeof DeskPayoutPage>;

export const OrganizersQuery = Type.Object(
  {
    search: Type.Optional(
      Type.String({ ...LIMITS.searchText, description: 'A part of the name or the address.' }),
    ),
    ...pageParams,
  },
  { additionalProperties: false },
);
export type OrganizersQuery = Static<typeof OrganizersQuery>;

export const DeskPayoutsQuery = Type.Object(
  {
    stage: textEnum(DESK_STAGES, {
      description:
        'approval: above the limit. stuck: begun, and waiting for a person. returned: failed or sent back within 30 days, and not asked for again.',
    }),
    ...pageParams,
  },
  { additionalProperties: false },
);
export type DeskPayoutsQuery = Static<typeof DeskPayoutsQuery>;

const tags = ['money'];
const security = [{ bearer: [] }];

export const organizerBalancesSchema = {
  tags,
  security,
  operationId: 'listOrganizerBalances',
  summary: 'List organizers with money, those owed the most first (administrators only)',
  description: 'The order is a minute old at most; the figures are of now.',
  querystring: OrganizersQuery,
  response: { 200: ref(OrganizerBalancePage), ...errorAnswers(400, 401, 403) },
};

export const deskPayoutsSchema = {
  tags,
  security,
  operationId: 'listDeskPayouts',
  summary: 'List payouts that need a person (administrators only)',
  description: 'Those that wait, oldest first; those that came back, newest first.',
  querystring: DeskPayoutsQuery,
  response: { 200: ref(DeskPayoutPage), ...errorAnswers(400, 401, 403) },
};
