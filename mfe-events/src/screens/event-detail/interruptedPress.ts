import { memberStorage } from '@nzuko/shared-auth';

import type { Purchase } from '../../api/ticketsApi';

/** An order as sent when the buyer pressed the button; its key makes it safe to resend. */
export interface Press {
  order: Purchase;
  key: string;
  pressedAt: number;
}

/** The API forgets a key after 24 hours. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** Starts with a prefix that an expired session leaves in storage. */
export const pressName = (userId: number, eventId: number) => `booking ${userId} ${eventId}`;

/** The member's unanswered press for this event, if it can still be sent again; otherwise it is removed. */
export async function readPress(userId: number, eventId: number): Promise<Press | undefined> {
  const name = pressName(userId, eventId);
  const press = await memberStorage.get<Press>(name);
  if (!press || Date.now() - press.pressedAt < KEPT_MS) return press;
  await memberStorage.remove(name);
  return undefined;
}
