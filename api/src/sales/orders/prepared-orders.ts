import type { Kysely } from 'kysely';
import { askAhead } from '../../platform/http/askAhead';
import { inPlaces } from '../../platform/database/inPlaces';
import { inOneTrip } from '../../platform/database/oneTrip';
import type { Database } from '../../platform/database/schema';
import {
  newIds,
  offerIn,
  offersOf,
  type OfferAsked,
  type readOffer,
  type ReservedIds,
} from './offer-repository';
import type { OrderRequest } from './order-plan';

/** What an order is planned with: the offer as read without a lock, and ids of its own. */
export interface PreparedOrder {
  offered: Awaited<ReturnType<typeof readOffer>>;
  ids: ReservedIds;
}

type OrderAsked = OfferAsked & { quantity: number };

/**
 * Reads what many orders need before they are placed, by two statements in one round trip. Only the reading is shared: each order
 * is placed by a transaction of its own, which sells as it was offered or not at all.
 */
export async function prepareOrders(
  db: Kysely<Database>,
  asked: OrderAsked[],
): Promise<PreparedOrder[]> {
  const quantities = asked.map(({ quantity }) => quantity);
  const [offers, ids] = await inOneTrip(db, [offersOf(asked), newIds(quantities)]);
  const rows = inPlaces(offers, asked.length);
  return ids.map((own, index) => ({ offered: offerIn(rows[index]), ids: own }));
}

/** Prepares orders of this process: the first in line whose turn it is takes along those behind. */
export function orderPreparer(db: Kysely<Database>) {
  const ask = askAhead((asked: OrderAsked[]) => prepareOrders(db, asked));
  return ({ userId, payload }: OrderRequest) => {
    const { quantity = 1, event_id: eventId, ticket_type: kind } = payload;
    return ask({ eventId, kind, quantity, buyerId: userId });
  };
}
