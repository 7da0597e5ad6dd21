import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { isMissing } from '../../database/violations';
import { ConflictError, InvalidFieldsError } from '../../http/errors';
import type { Upload } from '../../http/forms';
import { HOLD_DURATION_MS } from '../../limits';
import type { Actor } from '../../security/tokens';
import { TICKET_IMAGE } from '../media/image-rules';
import type { MediaService } from '../media/media-service';
import type { PurchasePayload, PurchaseResult } from '../tickets/tickets-schemas';
import { presentPurchase } from './order-presenter';
import * as repository from './orders-repository';
import { makeRoom } from './room';
import { judgeOffer, planSale, type Wish } from './sale-plan';
import { lockForSale, readOffer, sellAsOffered, type PlannedSale } from './sale-repository';
import { roomFor } from './sale-rules';
import { queueTicketMails } from './ticket-mails';

type Trx = Transaction<Database>;

export interface OrdersOptions {
  /** How long an unpaid order keeps its seats, in milliseconds. */
  holdMs?: number;
  /** Off only in the test that shows what the guard of the sale's statement is for. */
  guardSeats?: boolean;
  /** Off only in the tests that drive every sale through the lock. */
  sellAtOnce?: boolean;
  /** Asks the provider about holds (order ids) whose time is up, and expires those that are not paid. */
  expireHolds?: (orderIds: number[]) => Promise<void>;
}

/** Nothing is left, but for seats under holds that the provider must be asked about before they can be given away. */
class HoldsToAsk extends Error {
  constructor(readonly orderIds: number[]) {
    super('Holds are due');
  }
}

export class OrdersService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly now: Clock,
    private readonly options: OrdersOptions = {},
  ) {}

  /**
   * Takes seats and issues their tickets: valid ones with their mail when they are free, pending ones under a hold
   * when they are to be paid. A buyer who finds the seats gone, but holds some, gets their own order back.
   *
   * @throws NotFoundError for an event the buyer cannot see.
   * @throws InvalidFieldsError for a ticket type that the event does not sell, or a picture that is none.
   * @throws ConflictError `sold_out`, `not_enough_seats`, `event_cancelled`, `booking_closed`, `not_on_sale`.
   */
  async purchase(
    actor: Actor,
    payload: PurchasePayload,
    upload: Upload | null,
  ): Promise<PurchaseResult> {
    const { quantity = 1, attendees = [] } = payload;
    if (attendees.length > quantity) {
      throw new InvalidFieldsError({ attendees: ['There are more attendees than tickets.'] });
    }
    const { expireHolds, holdMs = HOLD_DURATION_MS } = this.options;
    const image = upload && (await this.media.save(upload, TICKET_IMAGE));
    const wish: Wish = { userId: actor.id, payload, image, holdMs, now: this.now() };
    try {
      const sold = await this.sellAtOnce(wish);
      if (sold) return sold;
      return await this.sellUnderLock(wish, !expireHolds).catch(async (error: unknown) => {
        if (!(error instanceof HoldsToAsk)) throw error;
        await expireHolds?.(error.orderIds);
        return this.sellUnderLock({ ...wish, now: this.now() }, true);
      });
    } catch (error) {
      if (image) await this.media.remove(image);
      throw error;
    }
  }

  /**
   * The way of nearly every sale: the offer is read and judged without a lock, and one statement sells it if it still
   * stands. The event's row is locked for that statement and its commit alone, so a hot event sells as fast as
   * PostgreSQL commits. Were that ever too slow, this is the place to collect the sales of one event that wait here and
   * write them by one statement, for one commit.
   */
  private async sellAtOnce(wish: Wish): Promise<PurchaseResult | null> {
    if (this.options.sellAtOnce === false) return null;
    const { quantity = 1, event_id: eventId, ticket_type: kind } = wish.payload;
    const offer = judgeOffer(await readOffer(this.db, eventId, kind), wish);
    if (roomFor(offer.type, offer.event) < quantity) return null;
    const plan = planSale(offer, wish);
    try {
      // Alone the statement is its own transaction; a free order's mail has to go with it.
      const sold =
        plan.orderStatus === 'HELD'
          ? await sellAsOffered(this.db, plan, this.options.guardSeats)
          : await this.transaction((trx) => this.sell(trx, plan));
      return sold && presentPurchase(sold.order, sold.tickets, kind);
    } catch (error) {
      if (isMissing(error, 'ticket_type_id')) return null;
      throw error;
    }
  }

  /** For what cannot be sold at once: holds that are due are ended first, under the lock, and refusals have their reason. */
  private sellUnderLock(wish: Wish, asked: boolean): Promise<PurchaseResult> {
    const { quantity = 1, event_id: eventId, ticket_type: kind } = wish.payload;
    return this.transaction(async (trx) => {
      await lockForSale(trx, eventId, kind);
      const offer = judgeOffer(await readOffer(trx, eventId, kind), wish);
      const { event, type } = offer;
      const { left, toAsk } = await makeRoom(trx, event, type, quantity, wish.now);
      if (left >= quantity) {
        const sold = await this.sell(trx, planSale(offer, wish));
        if (!sold) throw new Error(`Event ${eventId} is locked and has room, but did not sell`);
        return presentPurchase(sold.order, sold.tickets, kind);
      }
      if (toAsk.length > 0 && !asked) throw new HoldsToAsk(toAsk);

      const held = await repository.ownHold(trx, wish.userId, type.id, wish.now);
      if (held) {
        if (wish.image) await this.media.remove(wish.image);
        return presentPurchase(held, await repository.ticketsOfOrder(trx, held.id), kind);
      }
      throw left === 0
        ? new ConflictError('sold_out', `${event.title} is sold out.`)
        : new ConflictError('not_enough_seats', `Only ${left} of these tickets are left.`);
    });
  }

  private async sell(trx: Trx, plan: PlannedSale) {
    const sold = await sellAsOffered(trx, plan, this.options.guardSeats);
    if (sold && plan.orderStatus === 'PAID') await queueTicketMails(trx, sold.order.id);
    return sold;
  }

  /**
   * READ COMMITTED matters: after waiting for the event's row, its seats are the newest ones. Under REPEATABLE READ
   * they would be as old as the transaction, and the lock would guard nothing.
   */
  private transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return this.db.transaction().setIsolationLevel('read committed').execute(work);
  }
}
