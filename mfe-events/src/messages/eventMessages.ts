import type { ApiError } from '@nzuko/shared-auth';
import { formatNaira } from '@nzuko/shared-ui';

/** Shown below the empty city select. */
export const citiesFailedMessage = 'We couldn’t load the list of cities.';

/** Why the event can't be shown; below the heading Event Not Found. */
export function eventFailedMessage(error: ApiError): string {
  // 400: the URL's id is malformed.
  if (error.status === 404 || error.status === 400)
    return 'This event doesn’t exist or is no longer public.';
  if (error.isUnreachable) return 'Network error. Please check your connection and try again.';
  return error.text('detail') ?? 'This event could not be loaded. Please try again.';
}

/** Why a picture to share can't be downloaded. */
export function pictureFailedMessage(error: ApiError): { title: string; description: string } {
  const title = 'The picture could not be downloaded';
  if (error.status === 404) {
    return { title, description: 'This event doesn’t exist or is no longer public.' };
  }
  if (error.status === 429) {
    return { title, description: 'Too many pictures at once. Please try again in a minute.' };
  }
  return { title, description: 'Check your connection and try again in a moment.' };
}

export const feesMessage = (fees: string) => `The total includes ${formatNaira(fees)} in fees.`;
