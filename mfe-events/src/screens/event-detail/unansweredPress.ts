import { memberStorage } from '@nzuko/shared-auth';
import { lastingKey } from '@nzuko/shared-auth/lasting-values';

import type { Purchase } from '../../api/ticketsApi';

/** An order as sent when the buyer pressed the button; its key makes it safe to resend. */
export interface Press {
  order: Purchase;
  key: string;
  pressedAt: number;
}

/** The API forgets a key after 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Kept when the session expires: with another key, whoever signs in again would be booked twice. */
export const pressName = (userId: number, eventId: number) => lastingKey(`${userId} ${eventId}`);

/** True if a press can no longer be sent again. */
export const isTooOld = ({ pressedAt }: Press): boolean => Date.now() - pressedAt >= KEPT_MS;

/** The member's unanswered press for this event, if it can still be sent again; otherwise it is removed. */
export async function readPress(userId: number, eventId: number): Promise<Press | undefined> {
  const name = pressName(userId, eventId);
  const press = await memberStorage.get<Press>(name);
  if (!press || !isTooOld(press)) return press;
  await memberStorage.remove(name);
  return undefined;
}
