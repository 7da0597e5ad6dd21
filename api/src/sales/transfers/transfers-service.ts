import type { Kysely } from 'kysely';
import { requireVerified } from '../../accounts';
import { countReach } from '../../events';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ConflictError, InvalidFieldsError } from '../../platform/http/errors';
import { formatNaira } from '../../platform/money';
import { TRANSFER_OFFER_MS } from '../../platform/limits';
import type { Actor } from '../../platform/security/tokens';
import { refundedOf } from '../tickets/cancellation-quote';
import { lockOwnTicket, requireBeforeStart } from '../tickets/own-ticket';
import { newLink } from '../../platform/security/linkTokens';
import { requirePaid, requireUnused } from '../tickets/ticket-rules';
import type { TicketHolder } from '../orders/purchase-schemas';
import { queueOfferMail } from './transfer-notices';
import { listGiven, type GivenRow } from './given-tickets-repository';
import * as repository from './transfers-repository';
import { MOST_GIVEN, type GivenTicket } from './transfers-schemas';

/** Ticket transfers: the owner makes an offer, which the recipient accepts or declines. */
export class TransfersService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /** Tickets that the actor paid for and gave away, with their owners now and any refunds. */
  async given({ id: userId }: Actor): Promise<GivenTicket[]> {
    return (await listGiven(this.db, userId, MOST_GIVEN)).map(presentGiven);
  }

  /**
   * Offers a ticket by mail. The owner keeps it, and its code, until it is accepted. Ends any earlier offer.
   *
   * @throws NotFoundError when the ticket is not the actor's; InvalidFieldsError; ApiError 403 `email_unverified`;
   *   TooManyRequestsError at the day's limit of mails.
   * @throws ConflictError `ticket_transferred`, `ticket_cancelled`, `ticket_unpaid`, `checked_in`, `event_cancelled`,
   *   `event_started`, `ticket_on_hold`.
   */
  async offer(actor: Actor, ticketId: number, holder: TicketHolder): Promise<{ detail: string }> {
    const to = { name: holder.name.trim(), email: holder.email.toLowerCase() };
    if (to.name === '') throw new InvalidFieldsError({ name: ['This field is required.'] });
    return this.db.transaction().execute(async (trx) => {
      const now = this.now();
      const locked = await lockOwnTicket(trx, actor, ticketId);
      requireBeforeStart(locked, now);
      const { ticket, event } = locked;
      requirePaid(ticket);
      requireUnused(ticket);
      if (event.status === 'CANCELLED' || !event.start_date) {
        throw new ConflictError('event_cancelled', `${event.title} has been cancelled.`);
      }
      const owner = await repository.findPerson(trx, actor.id);
      if (owner?.email.toLowerCase() === to.email) {
        throw new InvalidFieldsError({ email: ['This is your own address.'] });
      }

      await requireVerified(trx, actor.id, 'to transfer tickets');

      const earlier = await repository.findOpenTransfer(trx, ticketId);
      if (earlier) {
        await repository.endTransfer(trx, earlier.id, { status: 'WITHDRAWN', ended_at: now });
      }
      const expiresAt = Math.min(now.getTime() + TRANSFER_OFFER_MS, event.start_date.getTime());
      const transfer = {
        ticket_id: ticketId,
        from_user_id: actor.id,
        to_name: to.name,
        to_email: to.email,
        link: newLink(),
        offered_at: now,
        expires_at: new Date(expiresAt),
      };
      await countReach(trx, actor, 1, now);
      await repository.insertTransfer(trx, transfer);
      await queueOfferMail(trx, transfer);
      return {
        detail: `We’ve sent ${to.name} a link to accept your ticket. Until then it stays yours.`,
      };
    });
  }

  /**
   * Withdraws an offer, so that it can no longer be accepted.
   *
   * @throws NotFoundError if the ticket isn't the actor's.
   * @throws ConflictError `ticket_transferred` if it was accepted first; `not_offered`.
   */
  async withdraw(actor: Actor, ticketId: number): Promise<{ detail: string }> {
    return this.db.transaction().execute(async (trx) => {
      await lockOwnTicket(trx, actor, ticketId);
      const open = await repository.findOpenTransfer(trx, ticketId);
      if (!open) throw new ConflictError('not_offered', 'This ticket isn’t offered to anyone.');
      await repository.endTransfer(trx, open.id, { status: 'WITHDRAWN', ended_at: this.now() });
      return { detail: `Offer withdrawn. ${open.to_name} can no longer accept this ticket.` };
    });
  }
}

function presentGiven(row: GivenRow): GivenTicket {
  const refunded = refundedOf(row);
  return {
    id: row.id,
    ticket_type: row.kind,
    status: row.status,
    given_to: row.to_name || null,
    given_at: row.ended_at?.toISOString() ?? null,
    refunded: refunded === null ? null : formatNaira(refunded),
    order: {
      id: row.order_id,
      total: formatNaira(row.total_kobo),
      paid_at: row.paid_at?.toISOString() ?? null,
    },
    event: {
      id: row.event_id,
      title: row.title,
      timezone: row.timezone,
      start_date: row.start_date?.toISOString() ?? null,
    },
  };
}
