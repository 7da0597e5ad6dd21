import { memberStorage } from '@nzuko/shared-auth';
import { newRequestKey } from '@nzuko/shared-auth/queries';

import type { Purchase } from '../../../api/ticketsApi';

/** What was sent when the buyer pressed the button, and its key, which makes sending it again safe. */
export interface Press {
  order: Purchase;
  key: string;
  pressedAt: number;
}

/** The API forgets a key after 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export const newPress = (order: Purchase): Press => ({
  order,
  key: newRequestKey(),
  pressedAt: Date.now(),
});

/** True if two orders are the same wish. A new picture is a new wish too. */
export const isSameOrder = ({ image, ...texts }: Purchase, other: Purchase): boolean => {
  const { image: otherImage, ...otherTexts } = other;
  return image === otherImage && JSON.stringify(texts) === JSON.stringify(otherTexts);
};

/** Starts with what an expired session leaves in the storage. */
const nameOf = (userId: number, eventId: number) => `booking ${userId} ${eventId}`;

/** Keeps a press until it is answered, through reloads; its picture too. */
export const keepPress = (userId: number, press: Press): Promise<void> =>
  memberStorage.set(nameOf(userId, press.order.eventId), press);

/** The member's unanswered press for this event, if it can still be sent again. */
export async function readPress(userId: number, eventId: number): Promise<Press | undefined> {
  const press = await memberStorage.get<Press>(nameOf(userId, eventId));
  return press && Date.now() - press.pressedAt < KEPT_MS ? press : undefined;
}

export const forgetPress = (userId: number, eventId: number): Promise<void> =>
  memberStorage.remove(nameOf(userId, eventId));
