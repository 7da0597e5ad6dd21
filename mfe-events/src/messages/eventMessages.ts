import type { ApiError } from 'shared-auth';

/** Beside the list that could not be had, with Try Again. */
export const eventsFailedMessage = 'Failed to load events. Please try again.';

/** Under the choice of a city, which then has none to offer. */
export const citiesFailedMessage = 'The cities could not be loaded.';

/** Under the heading Event Not Found: why the page has no event. */
export function eventFailedMessage(error: ApiError): string {
  // 400: what stands in the URL cannot be an id.
  if (error.status === 404 || error.status === 400)
    return 'This event does not exist, or it is no longer public.';
  if (error.isUnreachable) return 'Network error. Please check your connection and try again.';
  return error.text('detail') ?? 'This event could not be loaded. Please try again.';
}

/** A toast, when an account's saved events could not be changed. */
export const saveFailedMessage = 'The event could not be saved. Please try again.';
