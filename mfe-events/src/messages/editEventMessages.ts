import type { ApiError } from 'shared-auth';

import { createEventFailedMessage } from './createEventMessages';

export const notYoursMessage = 'Only the organizer of an event can change it.';

/** Why a change was refused: as at creation, but for what only a change can run into. */
export function editEventFailedMessage(error: ApiError): string {
  if (error.kind === 'response' && error.status === 403) return notYoursMessage;
  return createEventFailedMessage(error);
}

/** Who hears of a cancellation, and what becomes of the money. */
export function cancellationMessage(soldTickets: number | undefined): string {
  if (soldTickets === 0)
    return 'Nobody has a ticket yet, so nobody is told. This cannot be undone.';
  if (soldTickets === 1) {
    return 'Who has the one ticket is told by mail, and what was paid is sent back. This cannot be undone.';
  }
  const holders =
    soldTickets === undefined
      ? 'Everybody with a ticket'
      : `Everybody with one of the ${soldTickets.toLocaleString('en-NG')} tickets`;
  return `${holders} is told by mail, and what was paid is sent back to its buyer. This cannot be undone.`;
}
