import { memberStorage } from '@nzuko/shared-auth';
import { newRequestKey } from '@nzuko/shared-auth/queries';

import type { Purchase } from '../../../api/ticketsApi';
import { pressName, type Press } from '../unansweredPress';

export const newPress = (order: Purchase): Press => ({
  order,
  key: newRequestKey(),
  pressedAt: Date.now(),
});

/** Keeps a press until it is answered, through reloads; its picture too. */
export const keepPress = (userId: number, press: Press): Promise<void> =>
  memberStorage.set(pressName(userId, press.order.eventId), press);

export const forgetPress = (userId: number, eventId: number): Promise<void> =>
  memberStorage.remove(pressName(userId, eventId));
