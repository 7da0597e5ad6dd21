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

/** The basis for planning an order: the offer as read without a lock, and reserved ids. */
export interface PreparedOrder {
  offered: Awaited<ReturnType<typeof readOffer>>;
  ids: ReservedIds;
}

type OrderAsked = OfferAsked & { quantity: number };

/**
 * Prepares many orders with two statements in one round trip. Only the reading is shared: each order is placed in its own
 * transaction, which sells exactly as offered or not at all.
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

/** Prepares this process's orders in batches: the first in line takes along those waiting behind it. */
export function orderPreparer(db: Kysely<Database>) {
  const ask = askAhead((asked: OrderAsked[]) => prepareOrders(db, asked));
  return ({ userId, payload }: OrderRequest) => {
    const { quantity = 1, event_id: eventId, ticket_type: kind } = payload;
    return ask({ eventId, kind, quantity, buyerId: userId });
  };
}
