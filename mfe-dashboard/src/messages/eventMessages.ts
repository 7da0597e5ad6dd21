import { refusalOr } from '@nzuko/shared-auth/queries';

// Not in spec section 8: the server's message if it responded, else our own.

export const duplicateFailedMessage = refusalOr('The event could not be copied. Please try again.');
export const cancelEventFailedMessage = refusalOr(
  'Something went wrong, so we don’t know whether the event was cancelled. Please try again: it’s only cancelled once.',
);
export const deleteDraftFailedMessage = refusalOr(
  'The draft could not be deleted. Please try again.',
);

/** Begins a sentence about a cancelled event. */
export const ticketsVoidText = 'Its tickets are no longer valid';

const NAMED_AT_MOST = 3;

/** Tells organizers that events of theirs are suspended. Only the team's owner learns why, by email. */
export function suspendedEventsMessage(titles: readonly string[]) {
  const [first] = titles;
  const isOne = titles.length === 1;
  const names =
    titles.length > NAMED_AT_MOST ? 'them' : new Intl.ListFormat('en-NG').format(titles);
  const means = isOne
    ? 'Nobody can book it, and any money it has earned is held.'
    : `Nobody can book ${names}, and any money they’ve earned is held.`;
  return {
    title: isOne ? `${first} is suspended` : `${titles.length} of your events are suspended`,
    text: `${means} Tickets people already have stay valid. The reason is in our email to the team’s owner. If you think this is a mistake, reply to that email or write to us.`,
  };
}
