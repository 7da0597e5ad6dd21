import type { ApiError } from '@nzuko/shared-auth';
import { refusalOr } from '@nzuko/shared-auth/queries';

import { countText } from '../text/countText';
import { checkInFailedMessage } from './dashboardMessages';

// Door messages. The spec only covers a failed check-in; the others are our own.

export const doorFailedMessage = 'Failed to load the door list. Please try again.';
/** Why they can't work at this door, or can't any longer. */
export const doorRefusedMessage = refusalOr('You no longer have access to this door.');
export const conflictsFailedMessage = 'Failed to load conflicts. Please try again.';

export const handleFailedMessage = refusalOr('We couldn’t save that. Please try again.');
export const boardFailedMessage = 'Failed to load the live board. Please try again.';
export const gatesFailedMessage = 'Failed to load the gates. Please try again.';
export const saveGateFailedMessage = refusalOr('We couldn’t save the gate. Please try again.');
export const removeGateFailedMessage = refusalOr('We couldn’t remove the gate. Please try again.');
export const saveRulesFailedMessage = refusalOr('We couldn’t save the rules. Please try again.');

export const doorSalesFailedMessage = 'Failed to load sales at the door. Please try again.';
export const sellOfflineMessage =
  'Selling needs a connection, so that no seat is sold twice. You can keep scanning without one.';
/** As the API refuses a sale after the event. */
export const sellOverMessage = (title: string) => `${title} is over.`;
export const voidFailedMessage = refusalOr('We couldn’t void the sale. Please try again.');

/** Confirms a sale at the door, for example "Tickets sold and checked in". */
export function soldMessage(quantity: number, did: { give: boolean; checkIn: boolean }): string {
  const tickets = quantity === 1 ? 'Ticket' : 'Tickets';
  return `${tickets} ${did.give ? 'given' : 'sold'}${did.checkIn ? ' and checked in' : ''}`;
}

/** About money taken at the door for a cancelled event. */
export const giveBackMessage =
  'We can’t refund what you took at the door, so please give it back yourself.';

/** Why nothing was sold, or that it may have been. */
export function sellFailedMessage(error: ApiError): string {
  if (error.isUnreachable) {
    return 'We couldn’t reach the site, so we don’t know whether it was sold. Try again: it won’t be sold twice.';
  }
  if (error.status === 422) {
    return 'The sale went through as it was before you changed it. Look at the list before you sell again.';
  }
  return sellRefusedMessage(error);
}

const sellRefusedMessage = refusalOr('We couldn’t sell the ticket. Please try again.');

/** The answer to a failed scan. The spec's sentence says to try again, which is wrong for someone who may not check in. */
export function scanFailure(error: ApiError): { title: string; detail: string } {
  const { alert, reason } = checkInFailedMessage(error);
  return error.status === 403 && reason
    ? { title: reason, detail: 'This ticket wasn’t checked in.' }
    : { title: alert, detail: reason ?? '' };
}

/** Why the API rejected the unsent scans; they stay on the device. */
export const syncFailedMessage = (error: ApiError) =>
  error.text('detail') ?? 'We couldn’t send the saved scans. They’re still on this device.';

/** About scans at doors other than the shown one, which may no longer be theirs. */
export const unsentElsewhereText = (count: number) =>
  count === 1
    ? '1 scan at another event hasn’t been sent from this device. Open that event here to send it. If you can’t find it, ask its organizer to add you to the team again.'
    : `${count} scans at other events haven’t been sent from this device. Open those events here to send them. If you can’t find one, ask its organizer to add you to the team again.`;

/** How many scans this device hasn't sent yet. */
export const unsentText = (waiting: number) =>
  `${waiting === 1 ? '1 scan is' : `${waiting} scans are`} waiting to be sent from this device.`;

/** How many people this device has wrongly let in. */
export const wronglyLetInText = (count: number) =>
  count === 1
    ? '1 scan on this device let in somebody who shouldn’t have been let in.'
    : `${count} scans on this device let in people who shouldn’t have been let in.`;

/** For a gate link's helper, who can't see the conflicts. */
export const tellOrganizerText = 'Tell the organizer: they can see which.';

/** For a QR code or text that isn't a ticket's. */
export const notATicketMessage = 'This code isn’t a ticket’s.';
export const ticketLinkMessage =
  'This code is the link to a ticket. Ask them to open the link and show the code there.';

/** Why the camera isn't available; ticket numbers can still be typed. */
export const cameraMessages = {
  denied: {
    title: 'Camera blocked',
    text: 'The camera is blocked for this site. Allow it in the browser’s site settings, then start it again.',
  },
  missing: { title: 'No camera', text: 'This device has no usable camera.' },
  insecure: {
    title: 'Camera needs HTTPS',
    text: 'The camera only works over HTTPS. Open this site at its https:// address.',
  },
  noReader: {
    title: 'QR reader not loaded',
    text: 'We couldn’t load the QR code reader. Check your connection, then start the camera again.',
  },
  busy: {
    title: 'Camera didn’t start',
    text: 'We couldn’t start the camera. Another app may be using it.',
  },
};

/** Why a holder’s photo isn’t shown. */
export function doorPhotoMessage(error: ApiError): { text: string; canRetry: boolean } {
  if (error.status === 404) return { text: 'The photo was removed or changed.', canRetry: false };
  return {
    text: error.isUnreachable
      ? 'The photo isn’t on this device, and there is no connection.'
      : 'We couldn’t load the photo.',
    canRetry: true,
  };
}

interface KeptPhotos {
  kept: number;
  wanted: number;
  isFull: boolean;
  isOffline: boolean;
  isSaving: boolean;
}

/** How many photos this device has for offline use, and why some are missing. */
export function keptPhotosText({ kept, wanted, isFull, isOffline, isSaving }: KeptPhotos): string {
  const count = `Photos: ${countText(kept)} of ${countText(wanted)}`;
  if (kept >= wanted) return count;
  if (isFull) {
    return `${count}. This device has no room for more. You can keep scanning; the other photos only show while you’re online.`;
  }
  if (isOffline) return `${count}. The others load once you’re back online.`;
  return isSaving ? `${count}. Data Saver is on, so each loads with its scan.` : count;
}
