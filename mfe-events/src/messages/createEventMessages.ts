import { networkErrorMessage } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';

import type { Refusal } from '../team/mayCreate';

export const fixBeforePublishingMessage = 'Please fix all validation errors before publishing.';

/** The same for an event that is published already. */
export const fixPublishedMessage = 'Please fix all validation errors before saving.';

/** Shown when a number is invalid even for a draft; the details are at its field. */
export const fixBeforeSavingMessage = 'Please correct the highlighted number before saving.';

/** The labels of the fields a draft still needs. */
export const draftRequiresMessage = (labels: readonly string[]) =>
  `The following fields are required: ${labels.join(', ')}`;

const noPermissionMessage =
  'You do not have permission to create events. Please contact an administrator.';

/** The API's text for a suspended account; undefined for other errors. Only we can lift a suspension (decision 0101). */
const suspendedText = (error: ApiError) =>
  error.text('code') === 'account_suspended' ? error.text('detail') : undefined;

/** Why an attendee has not become an organizer. */
export const becomeOrganizerFailedMessage = (error: ApiError): string =>
  suspendedText(error) ??
  (error.isUnreachable
    ? networkErrorMessage
    : 'We couldn’t make you an organizer. Please try again.');

/** Why somebody can't create events for a team, shown before they fill in the form. */
export function refusedMessage({ team, why }: Refusal): string {
  if (team === null) {
    return why === 'not_in_team'
      ? 'You’ve left your own team, so you can’t create events for it.'
      : refusals[why]('your own team');
  }
  return refusals[why](`${team}’s team`);
}

const refusals: Record<Refusal['why'], (team: string) => string> = {
  not_in_team: (team) => `You’re no longer in ${team}.`,
  not_in_role: (team) =>
    `Your role in ${team} doesn’t include creating events. An owner can change that.`,
  not_all_events: (team) =>
    `You only work on some of ${team}’s events, so you can’t create new ones. An owner can change that.`,
  two_step_required: (team) =>
    `Turn on two-step sign-in in your settings to create events for ${team}.`,
};

/** Why an event was not created. Spec section 8, "Create event". */
export function createEventFailedMessage(error: ApiError): string {
  if (error.kind === 'network' || error.kind === 'timeout') {
    return networkErrorMessage;
  }
  if (error.kind !== 'response') return 'An unexpected error occurred. Please try again.';
  switch (error.status) {
    case 401:
      return 'Authentication failed. Please log in again.';
    case 403:
      return suspendedText(error) ?? noPermissionMessage;
    case 400:
      return joinedErrors(error.data) || 'Invalid data provided';
    case 422:
      return 'Your event was saved as it was before you changed it. You’ll find it in your dashboard, where you can edit it.';
    default:
      return error.text('message') ?? error.text('error') ?? `Server error: ${error.status}`;
  }
}

/** All messages of a 400 response without duplicates: field errors, `error`, `message`, `non_field_errors`. */
function joinedErrors(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const sentences = Object.values(data)
    .flat()
    .filter((each): each is string => typeof each === 'string' && each !== '')
    .map((each) => (/[.!?]$/.test(each) ? each : `${each}.`));
  return [...new Set(sentences)].join(' ');
}
