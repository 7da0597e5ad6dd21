import type { ApiError } from '@nzuko/shared-auth';

import { createEventFailedMessage, suspendedText } from './createEventMessages';

export const notYoursMessage = 'Only the organizer of an event can change it.';

/** Why an update failed: as for creation, plus the case that only updates have. */
export function editEventFailedMessage(error: ApiError): string {
  if (error.kind === 'response' && error.status === 403) {
    return suspendedText(error) ?? notYoursMessage;
  }
  return createEventFailedMessage(error);
}
