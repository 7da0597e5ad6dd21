import { useState } from 'react';

import type { Purchase } from '../../../api/ticketsApi';
import type { BookingStart } from '../useBookingStart';
import type { Press } from '../unansweredPress';
import { forgetPress, isSameOrder, keepPress, newPress } from './keepPress';

/** The buyer's last press that has no answer yet. */
export function useUnansweredPress(
  userId: number | undefined,
  eventId: number,
  { setUnanswered }: BookingStart,
) {
  const [press, setPress] = useState<Press>();
  return {
    /** The press to send for an order: the last one again if it was the same and has no answer. */
    pressFor: (order: Purchase): Press =>
      press && isSameOrder(press.order, order) ? press : newPress(order),
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
