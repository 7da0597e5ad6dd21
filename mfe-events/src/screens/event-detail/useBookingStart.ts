import { useEffect, useState } from 'react';
import { useSession } from '@nzuko/shared-auth';

import type { Event } from '../../api/eventsApi';
import type { PurchaseResult } from '../../api/ticketsApi';
import { readPress, type Press } from './unansweredPress';
import { useTicketChoice } from './useTicketChoice';

/** The page's part of a booking. The rest loads with the dialog, once somebody comes near a button. */
export function useBookingStart(event: Event) {
  const userId = useSession(({ user }) => user?.id);
  const choice = useTicketChoice(event);
  // Made before this page was loaded, so the form doesn't show it.
  const [unanswered, setUnanswered] = useState<Press>();
  const [result, setResult] = useState<PurchaseResult>();

  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    void readPress(userId, event.id).then((found) => {
      if (!isGone) setUnanswered(found);
    });
    return () => {
      isGone = true;
    };
  }, [userId, event.id]);

  return { choice, unanswered, setUnanswered, result, setResult };
}

/** The result of `useBookingStart`. */
export type BookingStart = ReturnType<typeof useBookingStart>;
