import type { ApiError } from '@nzuko/shared-auth';

import { createEventFailedMessage } from './createEventMessages';

export const notYoursMessage = 'Only the organizer of an event can change it.';

/** The heading above `eventFailedMessage`. The event's own page says Event Not Found whatever has failed: section 2 of the spec. */
export const editNotLoadedTitle = ({ status }: ApiError): string =>
  status === 404 || status === 400 ? 'Event Not Found' : 'This event could not be loaded';

/** Added when what was typed is back, without the edits of ticket types. */
export const lostTypesMessage =
  'The ticket types have been changed since, so please make your changes to them again.';

const changedMessage =
  'This event has been changed since you opened it. Please reload the page to see it as it is now.';

/** Why an update failed: as for creation, plus the cases that only updates have. */
export function editEventFailedMessage(error: ApiError): string {
  if (error.status === 403) return error.text('detail') ?? notYoursMessage;
  if (error.text('code') === 'event_changed') return changedMessage;
  return createEventFailedMessage(error);
}
