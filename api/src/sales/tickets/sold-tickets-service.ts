import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ConflictError, InvalidFieldsError, notFound } from '../../platform/http/errors';
import { formatNaira, naira } from '../../platform/money';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import { findMemberships } from '../../platform/teams/members-repository';
import { managedEvent } from '../../events';
import { cancelTickets } from '../orders/cancellation';
import { requireNotSoldAtDoor } from '../orders/door-order';
import { lockOrder, type LockedOrder } from '../orders/order-lock-repository';
import { hasRefund } from '../orders/orders-repository';
import { presentOrder } from '../orders/order-presenter';
import { queueTicketMails } from '../orders/ticket-mails';
import { tellOfCancellation } from './cancellation-mails';
import { lockOwnTicket, requireLive } from './own-ticket';
import { refundEntry } from './refund-entry';
import { lockTicket, type LockedTicket, type LockedTicketAndOrder } from './ticket-lock-repository';
import { nameHolder } from './ticket-name-repository';
import { requireNotOnHold, requirePaid, requireUnused } from './ticket-rules';
import { findOwner } from './tickets-repository';
import type { Cancellation } from './tickets-schemas';

type Trx = Transaction<Database>;

/** Actions on sold tickets: refund, cancel, resend, correct the name. */
export class SoldTicketsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /**
   * Cancels a ticket for its event's organizer: frees the seat, queues the refund and notifies everyone involved, in one
   * transaction. Also allowed after the event has started, since that's when people complain.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   * @throws ConflictError `ticket_unpaid`, `checked_in`, `already_refunded`, `ticket_cancelled`, `ticket_on_hold`,
   *   `sold_at_door`.
   */
  async refund(actor: Actor, ticketId: number): Promise<Cancellation> {
    const { event_id: eventId } = await this.find(ticketId);
    const { organizer_id: organizerId } = await managedEvent(this.db, actor, eventId, 'money');
    return this.db.transaction().execute(async (trx) => {
      const { ticket, ...locked } = await lockTicket(trx, ticketId);
      await requireRefundable(trx, ticket, locked);
      requireNotOnHold(locked.order);
      await requireNotSoldAtDoor(trx, locked.order.id);
      const cause = {
        reason: 'cancelled_by_organizer' as const,
        now: this.now(),
        byPlatform: actor.role === 'ADMIN' && organizerId !== actor.id,
      };
      const refunded = await cancelTickets(trx, locked, ticketId, cause);
      const isRefunded = refunded > 0;
      await tellOfCancellation(
        trx,
        { ticket, ...locked },
        { by: 'organizer', isRefunded, payerKnows: isRefunded },
      );
      const { order } = await lockOrder(trx, locked.order.id);
      const about = { event: eventId, team: organizerId, order: order.id, ticket: ticketId };
      await appendEntry(trx, { by: actor, ...refundEntry(refunded), about, at: cause.now });
      return {
        detail: sentenceFor(refunded, order.total_kobo, await hasRefund(trx, order.id)),
        refund: refunded > 0 ? formatNaira(refunded) : null,
        order: presentOrder(order),
      };
    });
  }

  /**
   * Resends ticket mail: for an owner, to them with all their tickets of the order and to every holder they named; for the
   * organizer, only this ticket, to its holder.
   *
   * @throws NotFoundError for an attendee who doesn't own the ticket; ForbiddenError as `managedEvent` does.
   * @throws ConflictError `ticket_transferred`, `ticket_unpaid`, `ticket_cancelled`, `ticket_on_hold`, `no_address`.
   */
  async resend(actor: Actor, ticketId: number): Promise<{ detail: string }> {
    return this.withTicket(actor, ticketId, async (trx, locked, asOrganizer) => {
      const { ticket, order } = locked;
      requireLive(locked);
      requirePaid(ticket);
      requireNotOnHold(order);
      const scope = asOrganizer ? { ticketId } : { ownerId: actor.id };
      const sent = await queueTicketMails(trx, order.id, scope);
      if (sent.people === 0) {
        throw new ConflictError('no_address', 'We have no email address to send this ticket to.');
      }
      return {
        detail: asOrganizer ? 'The ticket is on its way by email.' : sentSentence(sent),
      };
    });
  }

  /**
   * Corrects the name on a ticket, for its owner or the event's organizer. Its code, links and account stay as they are.
   *
   * @throws NotFoundError, ForbiddenError, ConflictError `ticket_transferred` as `resend` does.
   * @throws InvalidFieldsError on `name`; ConflictError `ticket_cancelled`, `checked_in`, `ticket_on_hold`.
   */
  async rename(actor: Actor, ticketId: number, given: string): Promise<{ detail: string }> {
    const name = given.trim();
    if (name === '') throw new InvalidFieldsError({ name: ['Name is required'] });
    return this.withTicket(actor, ticketId, async (trx, locked, asOrganizer) => {
      const { ticket, order, event } = locked;
      requireLive(locked);
      requireUnused(ticket);
      requireNotOnHold(order);
      await nameHolder(trx, ticket, name);
      if (asOrganizer) {
        const about = {
          event: event.id,
          team: event.organizer_id,
          order: order.id,
          ticket: ticketId,
        };
        await appendEntry(trx, { by: actor, action: 'ticket_renamed', about, at: this.now() });
      }
      return { detail: `The name on the ticket is now ${name}.` };
    });
  }

  /** Runs `work` on a locked ticket, for its owner or somebody who may write to the event's guests. */
  private async withTicket<T>(
    actor: Actor,
    ticketId: number,
    work: (trx: Trx, locked: LockedTicketAndOrder, asOrganizer: boolean) => Promise<T>,
  ): Promise<T> {
    const { event_id: eventId, user_id: ownerId } = await this.find(ticketId);
    const asOrganizer = ownerId !== actor.id && (await this.organizes(actor));
    if (asOrganizer) await managedEvent(this.db, actor, eventId, 'guests');
    return this.db.transaction().execute(async (trx) => {
      const locked = asOrganizer
        ? await lockTicket(trx, ticketId)
        : await lockOwnTicket(trx, actor, ticketId);
      return work(trx, locked, asOrganizer);
    });
  }

  /** Whether the actor belongs to any team. */
  private async organizes({ id, role }: Actor): Promise<boolean> {
    return role !== 'ATTENDEE' || (await findMemberships(this.db, id)).length > 0;
  }

  private async find(ticketId: number) {
    const found = await findOwner(this.db, ticketId);
    if (!found) throw notFound('ticket');
    return found;
  }
}

function sentenceFor(refundedKobo: number, totalKobo: number, hasBeenRefunded: boolean): string {
  if (refundedKobo > 0) {
    return `The ticket is cancelled, and ${naira(refundedKobo)} is being refunded to the buyer.`;
  }
  if (hasBeenRefunded) return 'The ticket is cancelled. Its price has already been refunded.';
  // Orders in the demo data, for example.
  if (totalKobo > 0) {
    return 'The ticket is cancelled. We have no record of its payment, so it can’t be refunded from here.';
  }
  return 'The ticket is cancelled. Nothing was paid for it.';
}

async function requireRefundable(
  trx: Trx,
  ticket: LockedTicket,
  { order }: LockedOrder,
): Promise<void> {
  if (ticket.status === 'CANCELLED' && (await hasRefund(trx, order.id))) {
    throw new ConflictError('already_refunded', 'This ticket has already been refunded.');
  }
  if (ticket.status === 'CANCELLED') {
    throw new ConflictError('ticket_cancelled', 'This ticket has already been cancelled.');
  }
  requirePaid(ticket);
  if (ticket.checked_in_at) {
    throw new ConflictError(
      'checked_in',
      'This ticket has been used at the door. Undo its check-in before you refund it.',
    );
  }
}

/** The answer to an owner whose tickets were mailed to them, and to everybody they named. */
function sentSentence({ tickets, people }: { tickets: number; people: number }): string {
  const sent =
    tickets === 1 ? 'Your ticket is on its way by email' : 'Your tickets are on their way by email';
  if (people === 1) return `${sent}.`;
  return `${sent}, to you and ${people === 2 ? 'the person' : 'everybody'} you named.`;
}
