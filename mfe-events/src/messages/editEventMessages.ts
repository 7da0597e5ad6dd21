import type { ApiError } from 'shared-auth';

import { createEventFailedMessage } from './createEventMessages';

export const notYoursMessage = 'Only the organizer of an event can change it.';

/** Why a change was refused: as at creation, but for what only a change can run into. */
export function editEventFailedMessage(error: ApiError): string {
  if (error.kind === 'response' && error.status === 403) return notYoursMessage;
  return createEventFailedMessage(error);
}
