import { memberStorage } from '@nzuko/shared-auth';

import type { Purchase } from '../../api/ticketsApi';

/** What was sent when the buyer pressed the button, and its key, which makes sending it again safe. */
export interface Press {
  order: Purchase;
  key: string;
  pressedAt: number;
}

/** The API forgets a key after 24 hours. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** Starts with what an expired session leaves in the storage. */
export const pressName = (userId: number, eventId: number) => `booking ${userId} ${eventId}`;

/** The member's unanswered press for this event, if it can still be sent again; otherwise it is removed. */
export async function readPress(userId: number, eventId: number): Promise<Press | undefined> {
  const name = pressName(userId, eventId);
  const press = await memberStorage.get<Press>(name);
  if (!press || Date.now() - press.pressedAt < KEPT_MS) return press;
  await memberStorage.remove(name);
  return undefined;
}
