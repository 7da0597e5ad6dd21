import { networkErrorMessage } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';
import { formatNaira } from '@nzuko/shared-ui';

/** Shown below the empty city select. */
export const citiesFailedMessage = 'We couldn’t load the list of cities.';

/** Why the event can't be shown; below the heading Event Not Found. */
export function eventFailedMessage(error: ApiError): string {
  // 400: the URL's id is malformed.
  if (error.status === 404 || error.status === 400)
    return 'This event doesn’t exist or is no longer public.';
  if (error.isUnreachable) return networkErrorMessage;
  return error.text('detail') ?? 'This event could not be loaded. Please try again.';
}

export const feesMessage = (fees: string) => `The total includes ${formatNaira(fees)} in fees.`;

/** On the page of an event whose door checks photos. */
export const photosCheckedFact =
  'Photos are checked. Everybody needs one on their ticket that shows their face.';
