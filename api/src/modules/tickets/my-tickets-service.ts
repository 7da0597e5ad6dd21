import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { ConflictError, NotFoundError } from '../../http/errors';
import { formatNaira } from '../../money';
import type { Actor } from '../../security/tokens';
import { cancelTickets } from '../orders/cancellation';
import { lockOrder, type LockedOrder } from '../orders/order-lock';
import { presentOrder } from '../orders/order-presenter';
import { queueTicketMails } from '../orders/ticket-mails';
import { newTicketNumber } from '../orders/ticket-number';
import { lockTicket, requirePaid, type LockedTicket } from './ticket-lock';
import type { Cancellation, TicketHolder } from './tickets-schemas';

type Trx = Transaction<Database>;

/** What buyers do with the tickets that they have. */
export class MyTicketsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /**
   * Cancels a ticket of a paid order, or the whole of one that is not paid yet; the price of a paid one is refunded.
   *
   * @throws NotFoundError when the ticket is not the buyer's.
   * @throws ConflictError `ticket_cancelled`, `checked_in`, `event_started`.
   */
  async cancel(actor: Actor, ticketId: number): Promise<Cancellation> {
    return this.withTicket(actor, ticketId, async (trx, locked, ticket) => {
      if (ticket.checked_in_at) {
        throw new ConflictError('checked_in', 'This ticket has been used at the door.');
      }
      const cause = { reason: 'cancelled_by_buyer' as const, now: this.now() };
      const refunded = await cancelTickets(trx, locked, [ticketId], cause);
      const { order } = await lockOrder(trx, locked.order.id);
      return {
        detail:
          refunded > 0
            ? 'Your ticket is cancelled, and its price is being sent back to you.'
            : 'Your ticket is cancelled.',
        refund: refunded > 0 ? formatNaira(refunded) : null,
        order: presentOrder(order),
      };
    });
  }

  /**
   * Gives a ticket to somebody else. It gets a new number, so that the code of the one before opens no door; the new
   * holder gets it by mail.
   *
   * @throws NotFoundError, ConflictError as `cancel` does, and `ticket_unpaid`.
   */
  async transfer(
    actor: Actor,
    ticketId: number,
    holder: TicketHolder,
  ): Promise<{ detail: string }> {
    return this.withTicket(actor, ticketId, async (trx, { order }, ticket) => {
      if (ticket.checked_in_at) {
        throw new ConflictError('checked_in', 'This ticket has been used at the door.');
      }
      requirePaid(ticket);
      const name = holder.name.trim();
      await trx
        .updateTable('tickets')
        .set({
          ticket_number: newTicketNumber(),
          holder_name: name,
          holder_email: holder.email.toLowerCase(),
          custom_image: null,
        })
        .where('id', '=', ticketId)
        .execute();
      await queueTicketMails(trx, order.id, ticketId);
      return { detail: `The ticket is now ${name}’s, and on its way by mail.` };
    });
  }

  private async withTicket<T>(
    actor: Actor,
    ticketId: number,
    work: (trx: Trx, locked: LockedOrder, ticket: LockedTicket) => Promise<T>,
  ): Promise<T> {
    return this.db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('tickets')
        .select('id')
        .where('id', '=', ticketId)
        .where('user_id', '=', actor.id)
        .executeTakeFirst();
      if (!found) throw new NotFoundError('There is no such ticket among yours.');
      const { ticket, ...locked } = await lockTicket(trx, ticketId);
      if (ticket.status === 'CANCELLED') {
        throw new ConflictError('ticket_cancelled', 'This ticket has been cancelled.');
      }
      const { start_date: start, title } = locked.event;
      if (start && start <= this.now()) {
        throw new ConflictError('event_started', `${title} has started.`);
      }
      return work(trx, locked, ticket);
    });
  }
}
