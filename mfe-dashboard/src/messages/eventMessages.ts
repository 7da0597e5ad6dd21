import type { ApiError } from 'shared-auth';

// Spec section 8 has no row for these: the server's words where it answered, else ours.

const wordsOf = (error: ApiError) =>
  error.status >= 500 ? undefined : (error.text('detail') ?? Object.values(error.fields)[0]);

export const duplicateFailedMessage = (error: ApiError) =>
  wordsOf(error) ?? 'The event could not be copied. Please try again.';
export const cancelEventFailedMessage = (error: ApiError) =>
  wordsOf(error) ?? 'The event could not be cancelled. Please try again.';
