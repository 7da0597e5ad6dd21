import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { ConflictError, NotAuthenticatedError } from '../../http/errors';
import type { Upload } from '../../http/forms';
import { HOLD_DURATION_MS } from '../../limits';
import type { Actor } from '../../security/tokens';
import { queueMail } from '../mail/mail-repository';
import { TICKET_IMAGE } from '../media/image-rules';
import type { MediaService } from '../media/media-service';
import type { PurchasePayload, PurchaseResult } from '../tickets/tickets-schemas';
import { presentPurchase } from './order-presenter';
import * as repository from './orders-repository';
import {
  holdEnd,
  requireBookable,
  requireOnSale,
  roomFor,
  type BookableEvent,
  type TypeOnSale,
} from './sale-rules';
import { newTicketNumber } from './ticket-number';

type Trx = Transaction<Database>;

export interface OrdersOptions {
  /** How long an unpaid order keeps its seats, in milliseconds. */
  holdMs?: number;
  /** Off only in the test that shows what the lock is for. */
  lockSeats?: boolean;
}

/** What is bought by whom, once it is known that it can be. */
interface Sale {
  actor: Actor;
  event: BookableEvent;
  type: TypeOnSale;
  quantity: number;
  image: string | null;
  now: Date;
}

export class OrdersService {
  private readonly holdMs: number;
  private readonly lockSeats: boolean;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly now: Clock,
    { holdMs = HOLD_DURATION_MS, lockSeats = true }: OrdersOptions = {},
  ) {
    this.holdMs = holdMs;
    this.lockSeats = lockSeats;
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
    const image = upload && (await this.media.save(upload, TICKET_IMAGE));
    try {
      return await this.db
        .transaction()
        .setIsolationLevel('read committed')
        .execute((trx) => this.purchaseIn(trx, actor, payload, image));
    } catch (error) {
      if (image) await this.media.remove(image);
      throw error;
    }
  }

  private async purchaseIn(
    trx: Trx,
    actor: Actor,
    { event_id: eventId, ticket_type: kind, quantity = 1 }: PurchasePayload,
    image: string | null,
  ): Promise<PurchaseResult> {
    const now = this.now();
    const lock = this.lockSeats;
    const event = requireBookable(await repository.eventForSale(trx, eventId, lock), now);
    const found = await repository.ticketTypeForSale(trx, eventId, kind, lock);
    const type = requireOnSale(found, kind, now);
    const sale: Sale = { actor, event, type, quantity, image, now };

    const left = await this.seatsLeft(trx, sale);
    if (left >= quantity) return this.issue(trx, sale);

    const held = await repository.ownHold(trx, actor.id, type.id, now);
    if (held) {
      if (image) await this.media.remove(image);
      return presentPurchase(held, await repository.ticketsOfOrder(trx, held.id), kind);
    }
    throw left === 0
      ? new ConflictError('sold_out', `${event.title} is sold out.`)
      : new ConflictError('not_enough_seats', `Only ${left} of these tickets are left.`);
  }

  /** Counts what is left; when it is not enough, holds whose time is up give their seats back first. */
  private async seatsLeft(trx: Trx, { event, type, quantity, now }: Sale): Promise<number> {
    if (roomFor(type, event) >= quantity) return roomFor(type, event);
    for (const due of await repository.dueHolds(trx, event.id, now)) {
      await repository.expireOrder(trx, due.id);
      await repository.addTaken(trx, event.id, due.ticket_type_id, -due.quantity);
      event.taken -= due.quantity;
      if (due.ticket_type_id === type.id) type.taken -= due.quantity;
    }
    return roomFor(type, event);
  }

  private async issue(trx: Trx, sale: Sale): Promise<PurchaseResult> {
    const { actor, event, type, quantity, image, now } = sale;
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
      Array.from({ length: quantity }, () => ({ ...ticket, ticket_number: newTicketNumber() })),
    );
    if (isFree) {
      const numbers = tickets.map(({ ticket_number }) => ticket_number);
      await this.queueTicketMail(trx, sale, numbers);
    }
    return presentPurchase(order, tickets, type.kind);
  }

  private async queueTicketMail(trx: Trx, { actor, event }: Sale, ticketNumbers: string[]) {
    const buyer = await repository.findBuyer(trx, actor.id);
    if (!buyer)
      throw new NotAuthenticatedError('This account no longer exists.', 'token_not_valid');
    await queueMail(trx, {
      template: 'ticket',
      recipient: buyer.email,
      data: {
        firstName: buyer.first_name,
        eventId: event.id,
        eventTitle: event.title,
        startsAt: event.start_date.toISOString(),
        timezone: event.timezone,
        location: event.location,
        ticketNumbers,
      },
    });
  }
}
