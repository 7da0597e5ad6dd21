import type { Kysely } from 'kysely';
import { requireVerifiedToReach } from '../../accounts';
import { countReach } from '../../events';
import type { Clock } from '../../platform/clock';
import { DatabaseUnavailableError } from '../../platform/database/lostConnection';
import type { Database } from '../../platform/database/schema';
import type { FeeTerms } from '../../platform/fees';
import { InvalidFieldsError } from '../../platform/http/errors';
import type { Upload } from '../../platform/http/forms';
import { answerOnce, keyFinder, type RequestKey } from '../../platform/http/idempotency';
import { takeKey } from '../../platform/http/idempotency-repository';
import type { Actor } from '../../platform/security/tokens';
import { TICKET_IMAGE } from '../../platform/media/image-rules';
import type { MediaService } from '../../platform/media/media-service';
import type { PurchasePayload, PurchaseResult } from './purchase-schemas';
import { readPhone } from './buyer-phone';
import { EventLines } from './event-lines';
import { presentPurchase } from './order-presenter';
import { findLostOrder } from './lost-order';
import { orderPreparer } from './prepared-orders';
import { HoldsToVerify, sellUnderLock, sellWithoutLock } from './place-order';
import type { OrderRequest, PlacedOrder } from './order-plan';
import { isPlaced } from './orders-repository';
import { refuseIfFull } from './refuse-full';
import { newTicketNumber } from './ticket-number';

interface OrdersOptions {
  /** How long an unpaid order keeps its seats, in milliseconds. */
  holdMs: number;
  fees: FeeTerms;
  /** Asks the provider about expired holds (order ids), and ends those that aren't paid. */
  expireHolds: (orderIds: number[]) => Promise<void>;
}

export class OrdersService {
  private readonly lines = new EventLines();
  private readonly findKey: ReturnType<typeof keyFinder>;
  private readonly prepare: ReturnType<typeof orderPreparer>;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly now: Clock,
    private readonly options: OrdersOptions,
  ) {
    this.findKey = keyFinder(db, now);
    this.prepare = orderPreparer(db);
  }

  /**
   * Takes seats and issues tickets: free ones are valid at once and mailed, others are pending under a hold until paid. If
   * the event is sold out but the buyer holds just these seats, returns that order.
   *
   * @throws NotFoundError for an event the buyer can't see.
   * @throws InvalidFieldsError for a ticket type the event doesn't sell, an invalid picture or phone number.
   * @throws ApiError 403 `email_unverified` for holders other than the buyer; TooManyRequestsError at the day's limit of mails.
   * @throws ConflictError `sold_out`, `not_enough_seats`, `too_many_unpaid_seats`, `event_cancelled`, `booking_closed`,
   *   `not_on_sale`, `price_changed`, `too_many_cancellations`, `organizer_unverified`; OpenOrderError if the buyer's hold
   *   isn't just what they ask for now.
   * @throws KeyReusedError if the key came with another request.
   * @throws UnavailableError `busy` if too many people buy tickets for this event at once; `outcome_unknown` if the connection
   *   was lost and the database stays down.
   */
  async purchase(
    actor: Actor,
    payload: PurchasePayload,
    upload: Upload | null,
    key: RequestKey | null = null,
  ): Promise<PurchaseResult> {
    const { db, now, findKey } = this;
    return answerOnce({ db, now, findKey }, key, () => this.order(actor, payload, upload, key));
  }

  private async order(
    actor: Actor,
    payload: PurchasePayload,
    upload: Upload | null,
    key: RequestKey | null,
  ): Promise<PurchaseResult> {
    const { quantity = 1, attendees = [] } = payload;
    if (attendees.length > quantity) {
      throw new InvalidFieldsError({ attendees: ['There are more attendees than tickets.'] });
    }
    const reached = await requireVerifiedToReach(
      this.db,
      actor.id,
      attendees.map(({ email }) => email),
      'to put other people on your tickets',
    );
    if (reached > 0) {
      const now = this.now();
      await this.db.transaction().execute((trx) => countReach(trx, actor, reached, now));
    }
    const phone = readPhone(payload.phone);
    const image = upload && (await this.media.save(this.db, upload, TICKET_IMAGE));
    const ticketNumbers = Array.from({ length: quantity }, newTicketNumber);
    const request: OrderRequest = {
      userId: actor.id,
      payload,
      ticketNumbers,
      image,
      phone,
      holdMs: this.options.holdMs,
      fees: this.options.fees,
      now: this.now(),
      ...(key && {
        keep: (placed) =>
          takeKey(key, this.now(), present(placed, payload), isPlaced(placed.order.id)),
      }),
    };
    try {
      const prepared = this.prepare(request);
      const soldAtOnce = await this.lines.inLine(payload.event_id, () =>
        sellWithoutLock(this.db, request, prepared),
      );
      if (soldAtOnce) return present(soldAtOnce, payload);
      await refuseIfFull(this.db, request, (await prepared()).offered);
      return present(await this.sellOnceVerified(request), payload);
    } catch (error) {
      const isLost = error instanceof DatabaseUnavailableError;
      const placed = isLost ? await findLostOrder(this.db, ticketNumbers) : null;
      if (placed) return present(placed, payload);
      await this.media.forgetUnused(this.db, image);
      throw error;
    }
  }

  /** If only expired holds could free seats, asks the provider about them first. */
  private async sellOnceVerified(request: OrderRequest) {
    const sell = (asked: OrderRequest, isVerified: boolean) =>
      this.lines.inLine(asked.payload.event_id, () => sellUnderLock(this.db, asked, isVerified));
    try {
      return await sell(request, false);
    } catch (error) {
      if (!(error instanceof HoldsToVerify)) throw error;
      await this.options.expireHolds(error.orderIds);
      return sell({ ...request, now: this.now() }, true);
    }
  }
}

const present = ({ order, tickets }: PlacedOrder, { ticket_type: kind }: PurchasePayload) =>
  presentPurchase(order, tickets, kind);
