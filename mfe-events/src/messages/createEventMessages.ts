import type { ApiError } from '@nzuko/shared-auth';

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

/** What a suspended account is told, which nobody but us can change (decision 0101). */
export const suspendedText = (error: ApiError) =>
  error.text('code') === 'account_suspended' ? error.text('detail') : undefined;

/** Why an event was not created. Spec section 8, "Create event". */
export function createEventFailedMessage(error: ApiError): string {
  if (error.kind === 'network' || error.kind === 'timeout') {
    return 'Network error. Please check your connection and try again.';
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
