import type { ApiError } from 'shared-auth';

// Spec section 8 has no row for these: the server's words where it answered, else ours.

const wordsOf = (error: ApiError) =>
  error.status >= 500 ? undefined : (error.text('detail') ?? Object.values(error.fields)[0]);

export const duplicateFailedMessage = (error: ApiError) =>
  wordsOf(error) ?? 'The event could not be copied. Please try again.';
export const cancelEventFailedMessage = (error: ApiError) =>
  wordsOf(error) ?? 'The event could not be cancelled. Please try again.';

/** Who hears of a cancellation, and what becomes of the money. */
export function cancellationMessage(soldTickets: number | undefined): string {
  if (soldTickets === 0) {
    return 'Nobody has a ticket yet, so nobody is told. This cannot be undone.';
  }
  const holders =
    soldTickets === undefined
      ? 'Everybody with a ticket'
      : `Everybody with one of the ${soldTickets.toLocaleString('en-NG')} tickets`;
  return `${holders} is told by mail, and what was paid is sent back to its buyer. This cannot be undone.`;
}
