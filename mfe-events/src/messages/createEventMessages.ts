import type { ApiError } from 'shared-auth';

export const fixBeforePublishingMessage = 'Please fix all validation errors before publishing.';

/** What a draft still lacks, by the labels of its fields. */
export const draftRequiresMessage = (labels: readonly string[]) =>
  `The following fields are required: ${labels.join(', ')}`;

/** Why an event was not created. Spec section 8, "Create event". */
export function createEventFailedMessage(error: ApiError): string {
  if (error.kind !== 'response') {
    return error.kind === 'cancelled'
      ? 'An unexpected error occurred. Please try again.'
      : 'Network error. Please check your connection and try again.';
  }
  switch (error.status) {
    case 401:
      return 'Authentication failed. Please log in again.';
    case 403:
      return 'You do not have permission to create events. Please contact an administrator.';
    case 400:
      return joinedErrors(error.data) || 'Invalid data provided';
    default:
      return error.text('message') ?? error.text('error') ?? `Server error: ${error.status}`;
  }
}

/** Every sentence of a 400 answer, each once: the fields' lists, `error`, `message`, `non_field_errors`. */
function joinedErrors(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const sentences = Object.values(data)
    .flat()
    .filter((each): each is string => typeof each === 'string' && each !== '')
    .map((each) => (/[.!?]$/.test(each) ? each : `${each}.`));
  return [...new Set(sentences)].join(' ');
}
