import { OPEN_BOOKING_KEY } from '@nzuko/contract';
import { useEffect } from 'react';
import { memberDrafts, useSession } from '@nzuko/shared-auth';

import { keepForOtherTab } from './signInDraft';
import type { Booking } from './useBooking';

/** Whether the buyer's address is unconfirmed. As long as it is, the booking is kept for the tab that the mail's link opens. */
export function useMustConfirm({ draft, path }: Booking): boolean {
  const mustConfirm = useSession(({ user }) => user?.email_verified === false);
  useEffect(() => {
    if (!mustConfirm) return;
    keepForOtherTab(draft, path);
    return () => memberDrafts.set(OPEN_BOOKING_KEY, null);
  }, [mustConfirm, draft, path]);
  return mustConfirm;
}
