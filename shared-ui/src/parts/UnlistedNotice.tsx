import { unverifiedEventSeats } from '@nzuko/contract';
import { Banner } from '@nzuko/shared-ui';

import { ConfirmEmailButton } from './ConfirmEmailAction';

/** Tells organizers without a confirmed address what that costs their events, and the way out. */
export function UnlistedNotice() {
  return (
    <Banner
      tone="warning"
      title="Confirm your email address to list your events"
      action={<ConfirmEmailButton />}
    >
      Until then, only people with the link can find a published event, and it sells at most{' '}
      {unverifiedEventSeats} tickets. Open the link we emailed you.
    </Banner>
  );
}
