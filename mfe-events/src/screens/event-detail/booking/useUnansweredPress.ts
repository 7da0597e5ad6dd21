import { useState } from 'react';

import type { Purchase } from '../../../api/ticketsApi';
import type { BookingStart } from '../useBookingStart';
import type { Press } from '../unansweredPress';
import { forgetPress, keepPress, newPress } from './keepPress';

/** The buyer's last press that has no answer yet. */
export function useUnansweredPress(
  userId: number | undefined,
  eventId: number,
  { setUnanswered }: BookingStart,
) {
  const [press, setPress] = useState<Press>();
  return {
    /**
     * The press to send for an order. Until the last one has an answer, with its key, even if something else is asked for by now: it may
     * have been carried out, and then the API says so instead of booking again.
     */
    pressFor: (order: Purchase): Press => (press ? { ...press, order } : newPress(order)),
    keep: async (sent: Press) => {
      setPress(sent);
      if (userId !== undefined) await keepPress(userId, sent);
    },
    forget: () => {
      setPress(undefined);
      setUnanswered(undefined);
      if (userId !== undefined) void forgetPress(userId, eventId);
    },
  };
}
