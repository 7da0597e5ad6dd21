import { OPEN_BOOKING_KEY } from '@nzuko/contract';
import { useEffect, useEffectEvent } from 'react';
import { memberDrafts, useSession } from '@nzuko/shared-auth';

import { keepForOtherTab } from './signInDraft';
import type { Booking } from './useBooking';

/**
 * Whether the buyer's address is unconfirmed. Until it is, the booking is kept for the tab that the mail's link opens. Once it is, a
 * refusal for lack of it goes.
 */
export function useMustConfirm({ draft, path, failure, clearError }: Booking): boolean {
  const mustConfirm = useSession(({ user }) => user?.email_verified === false);
  useEffect(() => {
    if (!mustConfirm) return;
    keepForOtherTab(draft, path);
    return () => memberDrafts.set(OPEN_BOOKING_KEY, null);
  }, [mustConfirm, draft, path]);
  const handleConfirmed = useEffectEvent(() => {
    if (failure?.text('code') === 'email_unverified') clearError();
  });
  useEffect(() => {
    if (!mustConfirm) handleConfirmed();
  }, [mustConfirm]);
  return mustConfirm;
}
