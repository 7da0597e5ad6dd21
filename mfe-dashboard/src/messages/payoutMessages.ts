import { payoutCodeDuration } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';
import { isUndecided, refusalOf, refusalOr } from '@nzuko/shared-auth/queries';

import type { PayoutAccount } from '../api/payoutAccountApi';

// Not in spec section 8: the server's message if it responded, else our own.

const providerFailed =
  'Our payment provider isn’t responding right now. Please try again in a moment.';

/** Says when it is the payment provider that fails, not the account. */
const lookUpFailedOr = (ours: string) => (error: ApiError) =>
  error.text('code') === 'provider_unavailable' ? providerFailed : refusalOr(ours)(error);

export const accountFailedMessage = 'Failed to load your payout account. Please try again.';
export const payoutBanksFailedMessage = lookUpFailedOr('The list of banks could not be loaded.');
export const accountRefusedMessage = lookUpFailedOr(
  'The account could not be checked. Please try again.',
);
/** Who has the code for an account, and whether it still works. */
export function codeMessage(
  {
    is_yours: isYours,
    code_expires_at: expires,
    tries_left: tries,
  }: NonNullable<PayoutAccount['waiting']>,
  now: number,
) {
  const recipient = isYours ? 'you' : 'the owner who added this account';
  return tries === 0 || Date.parse(expires) <= now
    ? `The code we emailed ${recipient} no longer works. Send another one to confirm the account.`
    : `We’ve emailed a code to ${recipient}. Enter it to confirm the account. It works for ${payoutCodeDuration}.`;
}

export const codeRefusedMessage = refusalOr('The code could not be checked. Please try again.');
export const codeNotSentMessage = refusalOr('No code could be sent. Please try again.');
export const moneyFailedMessage = 'Failed to load your money. Please try again.';
export const eventMoneyFailedMessage = 'Failed to load this event’s money. Please try again.';
export const payoutTermsFailedMessage = 'Failed to load what can be paid out. Please try again.';

/** When what can be paid out is sent, if nobody has to approve it. */
export const readyMessage = (isAutomatic: boolean) =>
  isAutomatic
    ? 'We’ll pay it out automatically within the hour, or as soon as you request it.'
    : 'We’ll send it as soon as you request it.';

/** The same for what somebody has to approve: more than `limit` (naira) within a day. */
export const readyForApprovalMessage = (isAutomatic: boolean, limit: string) =>
  `${isAutomatic ? 'We’ll submit it automatically within the hour, or as soon as you request it' : 'You can request it at any time'}, but payouts of more than ${limit} within 24 hours are only sent once we’ve approved them.`;

/** Before a request of so much. */
export const needsApprovalMessage = (limit: string) =>
  `With this you’ll have been paid more than ${limit} within 24 hours, so we have to approve it before it’s sent.`;

/** Why a payout takes less than was asked for. */
export const leftInBalanceMessage = (rest: string) =>
  `${rest} stays in your balance: paying it out would only raise the transfer fee.`;

/** Tells a request that was refused from one that may have been carried out. */
export const payoutNotRequestedMessage = (error: ApiError) =>
  refusalOf(error) ??
  (isUndecided(error)
    ? 'We didn’t get a response, so we don’t know whether your payout was requested. Try again: you won’t be paid twice.'
    : 'The payout could not be requested. Please try again.');
