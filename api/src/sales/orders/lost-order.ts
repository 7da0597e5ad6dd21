import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailableError } from '../../platform/database/lostConnection';
import type { Queryable } from '../../platform/database/schema';
import { UnavailableError } from '../../platform/http/errors';
import { orderOfTickets, ticketsOfOrder } from './orders-repository';

const GIVE_UP_AFTER_MS = 4000;
const LOOK_AGAIN_MS = 250;

/**
 * Checks whether an order whose response was lost with the connection went through, so that its buyer isn't asked to buy the
 * same tickets again.
 *
 * @returns null if there is no such order.
 * @throws UnavailableError `outcome_unknown` if the database stays down.
 */
export async function findLostOrder(db: Queryable, ticketNumbers: string[]) {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      const order = await orderOfTickets(db, ticketNumbers);
      return order ? { order, tickets: await ticketsOfOrder(db, order.id) } : null;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
    }
    if (Date.now() > deadline) {
      throw new UnavailableError(
        'outcome_unknown',
        'We lost the connection while booking. Please check My Tickets before you book again.',
      );
    }
    await sleep(LOOK_AGAIN_MS);
  }
}
