import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { ConflictError, NotFoundError } from '../../http/errors';
import { formatNaira } from '../../money';
import type { Actor } from '../../security/tokens';
import { managedEvent } from '../events/event-access';
import { queueMail } from '../mail/mail-repository';
import { cancelTickets } from '../orders/cancellation';
import { lockOrder, type LockedOrder } from '../orders/order-lock';
import { presentOrder } from '../orders/order-presenter';
import { queueTicketMails } from '../orders/ticket-mails';
import { lockTicket, requirePaid, type LockedTicket } from './ticket-lock';
import type { Cancellation } from './tickets-schemas';

type Trx = Transaction<Database>;

/** What is done with a ticket once it is sold. */
export class SoldTicketsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /**
   * Takes a ticket back for the organizer of its event: its seat is free again, its price is on its way back, and
   * everybody concerned is told, in one transaction. Also after the event has begun, since people complain then.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   * @throws ConflictError `ticket_unpaid`, `checked_in`, `already_refunded`, `ticket_cancelled`.
   */
  async refund(actor: Actor, ticketId: number): Promise<Cancellation> {
    const { event_id: eventId } = await this.find(ticketId);
    await managedEvent(this.db, actor, eventId);
    return this.db.transaction().execute(async (trx) => {
      const { ticket, ...locked } = await lockTicket(trx, ticketId);
      await requireRefundable(trx, ticket, locked);
      const cause = { reason: 'cancelled_by_organizer' as const, now: this.now() };
      const refunded = await cancelTickets(trx, locked, [ticketId], cause);
      await tellOfCancellation(trx, ticket, locked, refunded > 0);
      const { order } = await lockOrder(trx, locked.order.id);
      return {
        detail: sentenceFor(refunded, order.total_kobo),
        refund: refunded > 0 ? formatNaira(refunded) : null,
        order: presentOrder(order),
      };
    });
  }

  /**
   * Sends ticket mail again: to a buyer and everybody whom they named; for the event's organizer this ticket's alone,
   * to who enters with it.
   *
   * @throws NotFoundError for an attendee whose ticket it is not; ForbiddenError as `managedEvent` does.
   * @throws ConflictError `ticket_unpaid`, `ticket_cancelled`.
   */
  async resend(actor: Actor, ticketId: number): Promise<{ detail: string }> {
    const { event_id: eventId, user_id: buyerId } = await this.find(ticketId);
    const isBuyer = buyerId === actor.id;
    if (!isBuyer && actor.role === 'ATTENDEE') throw noSuchTicket();
    if (!isBuyer) await managedEvent(this.db, actor, eventId);
    return this.db.transaction().execute(async (trx) => {
      const { ticket, order } = await lockTicket(trx, ticketId);
      if (ticket.status === 'CANCELLED') {
        throw new ConflictError('ticket_cancelled', 'This ticket has been cancelled.');
      }
      requirePaid(ticket);
      await queueTicketMails(trx, order.id, isBuyer ? undefined : ticketId);
      return {
        detail: isBuyer
          ? 'Your tickets are on their way by mail.'
          : 'The ticket is on its way by mail.',
      };
    });
  }

  private async find(ticketId: number) {
    const found = await this.db
      .selectFrom('tickets')
      .select(['event_id', 'user_id'])
      .where('id', '=', ticketId)
      .executeTakeFirst();
    if (!found) throw noSuchTicket();
    return found;
  }
}

function noSuchTicket(): NotFoundError {
  return new NotFoundError('There is no such ticket.');
}

function sentenceFor(refundedKobo: number, totalKobo: number): string {
  if (refundedKobo > 0) {
    return 'The ticket is cancelled, and its price is being sent back to the buyer.';
  }
  // Such as an order of the demo data.
  if (totalKobo > 0) {
    return 'The ticket is cancelled. Its payment is not on record, so its price cannot be sent back from here.';
  }
  return 'The ticket is cancelled. Nothing was paid for it.';
}

async function requireRefundable(
  trx: Trx,
  ticket: LockedTicket,
  { order }: LockedOrder,
): Promise<void> {
  if (ticket.status === 'CANCELLED' && (await wasRefunded(trx, order.id))) {
    throw new ConflictError('already_refunded', 'This ticket has already been refunded.');
  }
  if (ticket.status === 'CANCELLED') {
    throw new ConflictError('ticket_cancelled', 'This ticket has already been cancelled.');
  }
  requirePaid(ticket);
  if (ticket.checked_in_at) {
    throw new ConflictError(
      'checked_in',
      'This ticket has been used at the door. Take its check-in back before you refund it.',
    );
  }
}

async function wasRefunded(trx: Trx, orderId: number): Promise<boolean> {
  const refund = await trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return refund !== undefined;
}

/** Whoever enters with the ticket must know that it opens no door; a buyer who gets money back hears it with that. */
async function tellOfCancellation(
  trx: Trx,
  { ticket_number: ticketNumber, holder_name: name, holder_email: email }: LockedTicket,
  { order, event }: LockedOrder,
  isRefunded: boolean,
): Promise<void> {
  const buyer = await trx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const people = isRefunded ? [] : [{ recipient: buyer.email, firstName: buyer.first_name }];
  if (email && email.toLowerCase() !== buyer.email.toLowerCase()) {
    people.push({ recipient: email, firstName: name ?? buyer.first_name });
  }
  for (const { recipient, firstName } of people) {
    const data = { firstName, eventTitle: event.title, ticketNumber };
    await queueMail(trx, { template: 'ticket_cancelled', recipient, data });
  }
}
