import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { transactInOneTrip } from '../../platform/database/oneTrip';
import { isMissing } from '../../platform/database/violations';
import { accountIsGone } from '../../platform/http/errors';
import { MAX_UNPAID_SEATS } from '../../platform/limits';
import { freeSeats } from './free-seats';
import { findOpenOrder } from './open-order';
import type { PreparedOrder } from './prepared-orders';
import { judgeOffer, placedBy, planOrder, type OrderRequest } from './order-plan';
import {
  buyerLock,
  insertOrder,
  insertOrderSql,
  lockBuyer,
  lockForOrder,
  readOffer,
  reserveIds,
  unpaidSeats,
  type PlannedOrder,
} from './offer-repository';
import { seatsLeft, tooManyUnpaidSeats } from './order-rules';
import { notEnoughSeats } from './refuse-full';
import { queueTicketMails } from './ticket-mails';

type Trx = Transaction<Database>;

/** No seats are left except those under holds, which the provider must confirm are unpaid before they can be sold. */
export class HoldsToVerify extends Error {
  constructor(readonly orderIds: number[]) {
    super('Holds are due');
  }
}

/**
 * Nearly every order goes this way: the offer is read and checked without a lock, then one statement sells it if it hasn't
 * changed. The event's row is only locked for that statement, a free order's mail and the commit, so a hot event sells as
 * fast as PostgreSQL commits. An order without a mail is one round trip, during which nothing waits for this process.
 *
 * @returns null if it couldn't be placed this way.
 * @throws NotAuthenticatedError for a deleted account; and as `judgeOffer` does.
 */
export async function sellWithoutLock(
  db: Kysely<Database>,
  request: OrderRequest,
  prepared: () => Promise<PreparedOrder>,
) {
  const { quantity = 1 } = request.payload;
  const { offered, ids } = await prepared();
  const offer = judgeOffer(offered, request);
  if (seatsLeft(offer.type, offer.event) < quantity) return null;
  const plan = planOrder(offer, request, ids);
  try {
    if (plan.orderStatus === 'HELD') return await insertHold(db, plan, request);
    return await inTransaction(db, async (trx) => {
      await requireBuyer(trx, plan.userId);
      return insertAndMail(trx, plan, request);
    });
  } catch (error) {
    if (isMissing(error, 'ticket_type_id')) return null;
    throw error;
  }
}

/**
 * For orders that `sellWithoutLock` couldn't place: ends expired holds first, under the lock, and gives the reason for a refusal. A
 * buyer who already holds these seats gets their own order back.
 *
 * @param isVerified whether the provider has been asked about the expired holds.
 * @throws NotAuthenticatedError for a deleted account; HoldsToVerify; OpenOrderError; ConflictError `sold_out`,
 *   `not_enough_seats`, `too_many_unpaid_seats`, `organizer_unverified`; and as `judgeOffer` does.
 */
export function sellUnderLock(db: Kysely<Database>, request: OrderRequest, isVerified: boolean) {
  const { quantity = 1, event_id: eventId, ticket_type: kind } = request.payload;
  return inTransaction(db, async (trx) => {
    await requireBuyer(trx, request.userId);
    await lockForOrder(trx, eventId, kind);
    const offer = judgeOffer(await readOffer(trx, eventId, kind, request.userId), request);
    const plan = planOrder(offer, request, await reserveIds(trx, quantity));
    const countUnpaid = async () =>
      plan.orderStatus === 'HELD' ? unpaidSeats(trx, request.userId, eventId) : 0;
    // A buyer's own expired hold doesn't count against them: it is ended first, even if seats are left.
    const isAtLimit = (await countUnpaid()) + quantity > MAX_UNPAID_SEATS;
    const wanted = isAtLimit ? Infinity : quantity;
    const counted = await freeSeats(trx, { ...offer, quantity: wanted, now: request.now });
    const { event, type, left, toVerify } = counted;
    const unpaid = isAtLimit ? await countUnpaid() : 0;
    const isWithinLimit = unpaid + quantity <= MAX_UNPAID_SEATS;
    if (left >= quantity && isWithinLimit) {
      const placed = await insertAndMail(trx, plan, request);
      if (!placed) throw new Error(`Event ${eventId} is locked and has seats, but did not sell`);
      return placed;
    }
    if (toVerify.length > 0 && !isVerified) throw new HoldsToVerify(toVerify);
    if (left >= quantity) throw tooManyUnpaidSeats(unpaid);

    const held = await findOpenOrder(trx, { event, type }, request);
    if (held) {
      await request.keep?.(held).execute(trx);
      return held;
    }
    throw notEnoughSeats(event, type, left);
  });
}

/** @throws NotAuthenticatedError if the account was deleted after its token was checked. */
async function requireBuyer(trx: Trx, userId: number): Promise<void> {
  if (!(await lockBuyer(trx, userId))) throw accountIsGone();
}

/** Inserts an order to be paid, with a transaction in one round trip. */
async function insertHold(db: Kysely<Database>, plan: PlannedOrder, { keep }: OrderRequest) {
  const placed = placedBy(plan);
  const statements = [
    buyerLock(plan.userId),
    insertOrderSql(plan),
    ...(keep ? [keep(placed)] : []),
  ];
  const [, sold = []] = await transactInOneTrip(db, statements);
  return sold.length > 0 ? placed : null;
}

async function insertAndMail(trx: Trx, plan: PlannedOrder, { keep }: OrderRequest) {
  if (!(await insertOrder(trx, plan))) return null;
  const placed = placedBy(plan);
  if (plan.orderStatus === 'PAID') {
    await queueTicketMails(trx, placed.order.id, { ownerId: plan.userId });
  }
  await keep?.(placed).execute(trx);
  return placed;
}

/**
 * Relies on READ COMMITTED: after waiting for the event's row, its seats are current. Under REPEATABLE READ they would be
 * as old as the transaction, and the lock would be useless.
 */
function inTransaction<T>(db: Kysely<Database>, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('read committed').execute(work);
}
