import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { inChunks, inSnapshot } from '../../platform/database/snapshot';
import { jsonArray } from '../../platform/http/streaming';
import type { Actor } from '../../platform/security/tokens';
import { keepToPayLater } from '../orders/pay-later';
import type { Order } from '../orders/orders-schemas';
import { cancelOwnTicket } from './cancel-own-ticket';
import { lockOwnTicket } from './own-ticket';
import type { CancelPayload } from './cancellation-schemas';
import type { TicketCodes } from './ticket-codes';
import { presentTicket } from './ticket-presenter';
import { listTickets, type TicketRow } from './tickets-repository';
import type { Cancellation, Ticket } from './tickets-schemas';

/** The tickets in an owner's account, and the owner's actions on them. */
export class MyTicketsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly codes: TicketCodes,
    private readonly now: Clock,
  ) {}

  /** All tickets the signed-in user owns, newest first, as JSON in pieces; only valid ones include the QR code payload. */
  list({ id: userId }: Actor): AsyncGenerator<string> {
    const now = this.now();
    const readAfter = (trx: Queryable) => (row: TicketRow | undefined, limit: number) =>
      listTickets(trx, { userId, now, limit, ...(row && { after: row.id }) });
    const present = (row: TicketRow): Ticket => presentTicket(row, userId, this.codes, now);
    return inSnapshot(this.db, (trx) => jsonArray(inChunks(readAfter(trx), present)));
  }

  /**
   * Cancels a ticket of a paid order, or the whole order if it isn't paid. The payer is refunded by the order's refund policy,
   * but can't cancel a ticket that was transferred.
   *
   * @throws NotFoundError if the ticket isn't the actor's.
   * @throws ConflictError `ticket_transferred`, `ticket_cancelled`, `checked_in`, `event_started`, `ticket_on_hold`,
   *   `already_paid`, `refund_changed`.
   */
  async cancel(actor: Actor, ticketId: number, payload: CancelPayload): Promise<Cancellation> {
    return this.db.transaction().execute(async (trx) => {
      const locked = await lockOwnTicket(trx, actor, ticketId);
      return cancelOwnTicket(trx, locked, payload, { by: actor, now: this.now() });
    });
  }

  /**
   * Keeps the seats of a ticket's unpaid order, so that its buyer can pay later.
   *
   * @throws NotFoundError if the ticket isn't the actor's; and as `keepToPayLater` does.
   */
  async payLater(actor: Actor, ticketId: number): Promise<Order> {
    return this.db.transaction().execute(async (trx) => {
      const locked = await lockOwnTicket(trx, actor, ticketId);
      return keepToPayLater(trx, locked, this.now());
    });
  }
}
