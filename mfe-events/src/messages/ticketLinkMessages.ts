import type { ApiError } from '@nzuko/shared-auth';
import { refusalOr } from '@nzuko/shared-auth/queries';

/** Title and text for a ticket link that shows no ticket. */
export function linkFailure(error: ApiError): { title: string; text: string } {
  if (error.status === 410) {
    return { title: 'This link has ended', text: error.text('detail') ?? linkEndedMessage };
  }
  if (error.status === 404) {
    return {
      title: 'No ticket here',
      text: error.text('detail') ?? 'Check that you copied the whole link.',
    };
  }
  if (error.status === 409) {
    return { title: 'This ticket is on hold', text: error.text('detail') ?? 'Try again later.' };
  }
  if (error.isUnreachable) {
    return {
      title: 'No connection',
      text: 'This ticket isn’t saved on this device yet. Check your connection and try again.',
    };
  }
  return {
    title: 'The ticket could not be loaded',
    text: error.text('detail') ?? 'Please try again.',
  };
}

/** True if the API says that the link has no ticket to show: none, no longer, or one on hold. */
export const hasNoTicket = ({ status }: ApiError): boolean =>
  status === 404 || status === 409 || status === 410;

const linkEndedMessage = 'This link is no longer valid.';

export const acceptFailedMessage = refusalOr('The ticket could not be accepted. Please try again.');
export const declineFailedMessage = refusalOr('The offer could not be declined. Please try again.');
export const claimFailedMessage = refusalOr(
  'The ticket could not be added to your account. Please try again.',
);
export const photoFailedMessage = refusalOr('Your photo could not be added. Please try again.');

/** On a ticket whose event has been moved. */
export const movedMessage =
  'The organizer has changed the time or place since this ticket was booked.';

/** Tells a holder about a door that checks photos. */
export const photosCheckedMessage = (hasPhoto: boolean) =>
  hasPhoto
    ? 'Photos are checked at the door. The person at the door compares this one with your face.'
    : 'Photos are checked at the door. Add one that shows your face.';

/** Asks whether somebody wants to be taken off a ticket. */
export const removeHolderMessage =
  'We’ll delete your name and email address from this ticket, and any photo or phone number you gave for it. The ticket stays valid, but you won’t get any more emails about the event, so save this link first. You can’t undo this.';

export const cancelFailedMessage = refusalOr(
  'The ticket could not be cancelled. Please try again.',
);
export const holderDataFailedMessage = refusalOr(
  'Your data could not be downloaded. Please try again.',
);
export const removeHolderFailedMessage = refusalOr(
  'Your name could not be removed. Please try again.',
);
