import { useEffect, useState } from 'react';

import type { Purchase } from '../../../api/ticketsApi';
import {
  forgetPress,
  isSameOrder,
  keepPress,
  newPress,
  readPress,
  type Press,
} from './unansweredPress';

/** The buyer's last press that has no answer yet. */
export function useUnansweredPress(userId: number | undefined, eventId: number) {
  const [press, setPress] = useState<Press>();
  // Made before this page was loaded, so the form doesn't show it.
  const [interrupted, setInterrupted] = useState<Press>();

  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    void readPress(userId, eventId).then((found) => {
      if (!isGone) setInterrupted(found);
    });
    return () => {
      isGone = true;
    };
  }, [userId, eventId]);

  return {
    interrupted,
    /** The press to send for an order: the last one again if it was the same and has no answer. */
    pressFor: (order: Purchase): Press =>
      press && isSameOrder(press.order, order) ? press : newPress(order),
    keep: async (sent: Press) => {
      setPress(sent);
      if (userId !== undefined) await keepPress(userId, sent);
    },
    forget: () => {
      setPress(undefined);
      setInterrupted(undefined);
      if (userId !== undefined) void forgetPress(userId, eventId);
    },
  };
}
