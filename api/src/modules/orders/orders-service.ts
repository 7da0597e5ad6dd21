import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { ConflictError, InvalidFieldsError } from '../../http/errors';
import type { Upload } from '../../http/forms';
import { HOLD_DURATION_MS } from '../../limits';
import type { Actor } from '../../security/tokens';
import { TICKET_IMAGE } from '../media/image-rules';
import type { MediaService } from '../media/media-service';
import type { PurchasePayload, PurchaseResult, TicketHolder } from '../tickets/tickets-schemas';
import { presentPurchase } from './order-presenter';
import * as repository from './orders-repository';
import { makeRoom } from './room';
import {
  holdEnd,
  requireBookable,
  requireOnSale,
  type BookableEvent,
  type TypeOnSale,
} from './sale-rules';
import { queueTicketMails } from './ticket-mails';
import { newTicketNumber } from './ticket-number';

type Trx = Transaction<Database>;

export interface OrdersOptions {
  /** How long an unpaid order keeps its seats, in milliseconds. */
  holdMs?: number;
  /** Off only in the test that shows what the lock is for. */
  lockSeats?: boolean;
  /** Asks the provider about holds (order ids) whose time is up, and expires those that are not paid. */
  expireHolds?: (orderIds: number[]) => Promise<void>;
}

/** Nothing is left, but for seats under holds that the provider must be asked about before they can be given away. */
class HoldsToAsk extends Error {
  constructor(readonly orderIds: number[]) {
    super('Holds are due');
  }
}

/** What is bought by whom, once it is known that it can be. */
interface Sale {
  actor: Actor;
  event: BookableEvent;
  type: TypeOnSale;
  quantity: number;
  /** Of the first tickets; the others are the buyer's. */
  holders: TicketHolder[];
  image: string | null;
  now: Date;
}

export class OrdersService {
  private readonly holdMs: number;
  private readonly lockSeats: boolean;
  private readonly expireHolds: OrdersOptions['expireHolds'];

  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly now: Clock,
    { holdMs = HOLD_DURATION_MS, lockSeats = true, expireHolds }: OrdersOptions = {},
  ) {
    this.holdMs = holdMs;
    this.lockSeats = lockSeats;
    this.expireHolds = expireHolds;
  }

  /**
   * Takes seats and issues their tickets: valid ones with their mail when they are free, pending ones under a hold
   * when they are to be paid. A buyer who finds the seats gone, but holds some, gets their own order back.
   *
   * READ COMMITTED matters: after waiting for the event's row, the count is the newest one. Under REPEATABLE READ it
   * would be as old as the transaction, and the lock would guard nothing.
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
    const image = upload && (await this.media.save(upload, TICKET_IMAGE));
    const attempt = (asked: boolean) =>
      this.db
        .transaction()
        .setIsolationLevel('read committed')
        .execute((trx) => this.purchaseIn(trx, actor, payload, image, asked));
    try {
      return await attempt(!this.expireHolds).catch(async (error: unknown) => {
        if (!(error instanceof HoldsToAsk)) throw error;
        await this.expireHolds?.(error.orderIds);
        return attempt(true);
      });
    } catch (error) {
      if (image) await this.media.remove(image);
      throw error;
    }
  }

  private async purchaseIn(
    trx: Trx,
    actor: Actor,
    {
      event_id: eventId,
      ticket_type: kind,
      quantity = 1,
      attendees: holders = [],
    }: PurchasePayload,
    image: string | null,
    asked: boolean,
  ): Promise<PurchaseResult> {
    const now = this.now();
    const lock = this.lockSeats;
    const event = requireBookable(await repository.eventForSale(trx, eventId, lock), now);
    const found = await repository.ticketTypeForSale(trx, eventId, kind, lock);
    const type = requireOnSale(found, kind, now);
    const sale: Sale = { actor, event, type, quantity, holders, image, now };

    const { left, toAsk } = await makeRoom(trx, event, type, quantity, now);
    if (left >= quantity) return this.issue(trx, sale);
    if (toAsk.length > 0 && !asked) throw new HoldsToAsk(toAsk);

    const held = await repository.ownHold(trx, actor.id, type.id, now);
    if (held) {
      if (image) await this.media.remove(image);
      return presentPurchase(held, await repository.ticketsOfOrder(trx, held.id), kind);
    }
    throw left === 0
      ? new ConflictError('sold_out', `${event.title} is sold out.`)
      : new ConflictError('not_enough_seats', `Only ${left} of these tickets are left.`);
  }

  private async issue(trx: Trx, sale: Sale): Promise<PurchaseResult> {
    const { actor, event, type, quantity, holders, image, now } = sale;
    const total = type.price_kobo * quantity;
    const isFree = total === 0;

    await repository.addTaken(trx, event.id, type.id, quantity);
    const order = await repository.insertOrder(trx, {
      user_id: actor.id,
      event_id: event.id,
      ticket_type_id: type.id,
      quantity,
      total_kobo: total,
      status: isFree ? 'PAID' : 'HELD',
      expires_at: isFree ? null : holdEnd(event, now, this.holdMs),
      created_at: now,
      paid_at: isFree ? now : null,
    });
    const ticket = {
      order_id: order.id,
      event_id: event.id,
      ticket_type_id: type.id,
      user_id: actor.id,
      status: isFree ? ('VALID' as const) : ('PENDING' as const),
      custom_image: image,
      created_at: now,
    };
    const tickets = await repository.insertTickets(
      trx,
      Array.from({ length: quantity }, (_, index) => ({
        ...ticket,
        ticket_number: newTicketNumber(),
        holder_name: holders[index]?.name.trim() ?? null,
        holder_email: holders[index]?.email.trim().toLowerCase() ?? null,
      })),
    );
    if (isFree) await queueTicketMails(trx, order.id);
    return presentPurchase(order, tickets, type.kind);
  }
}
