import type { Kysely, Transaction } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import {
  ConflictError,
  GoneError,
  NotAuthenticatedError,
  NotFoundError,
} from '../../platform/http/errors';
import type { MediaService } from '../../platform/media/media-service';
import type { Actor } from '../../platform/security/tokens';
import { newTicketNumber } from '../orders/ticket-number';
import * as links from '../orders/ticket-links-repository';
import { queueTicketMails } from '../orders/ticket-mails';
import { cancelOwnTicket } from '../tickets/cancel-own-ticket';
import type { TicketCodes } from '../tickets/ticket-codes';
import { newLink } from '../../platform/security/linkTokens';
import { lockTicket, type LockedTicketAndOrder } from '../tickets/ticket-lock-repository';
import type { CancelPayload } from '../tickets/cancellation-schemas';
import { findLinkedTicket, putIntoAccount } from './linked-ticket-repository';
import { offeredTicket, requireOpen } from './offer-state';
import { presentLinked, presentOffer } from './ticket-link-presenter';
import type { AcceptPayload, TicketLink } from './ticket-link-schemas';
import { tellFormerHolder, tellOfAnswer } from './transfer-notices';
import * as repository from './transfers-repository';
import type { TransferRow } from './transfers-repository';

type Trx = Transaction<Database>;
type Told = { detail: string };

/** Actions on a link `/t/<token>`. Having the link is the authorization. */
export class TicketLinkService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly codes: TicketCodes,
    private readonly now: Clock,
    private readonly media: MediaService,
  ) {}

  /**
   * The offer or ticket behind a link. Must not change anything, since mail scanners open links too.
   *
   * @throws NotFoundError; GoneError `ticket_transferred` and as `requireOpen` does.
   */
  async show(actor: Actor | null, token: string): Promise<TicketLink> {
    const link = this.read(token);
    const ticketId = await this.linkedTicket(this.db, link);
    if (ticketId !== null) {
      return presentLinked(await findLinkedTicket(this.db, ticketId), this.codes, this.now());
    }
    const offer = await this.offerOf(this.db, link);
    const row = await findLinkedTicket(this.db, offer.ticket_id);
    requireOpen(offer, row, this.now());
    const from = await repository.findPerson(this.db, offer.from_user_id);
    const reader = actor && (await repository.findPerson(this.db, actor.id));
    const name = from ? fullNameOf(from) : 'The owner';
    return presentOffer(row, offer, name, reader?.email ?? null);
  }

  /**
   * Transfers an offered ticket to the caller: with a new number, into their account or on this link. The ticket's lock
   * orders it against other accepts, check-ins, cancellations and withdrawals; the loser gets an error.
   *
   * @throws NotFoundError; GoneError as `requireOpen` does; NotAuthenticatedError; ConflictError `own_ticket`.
   */
  async accept(actor: Actor | null, token: string, into: AcceptPayload['into']): Promise<Told> {
    if (into === 'account' && !actor) throw new NotAuthenticatedError();
    const link = this.read(token);
    const userId = into === 'account' ? (actor?.id ?? null) : null;
    return this.db.transaction().execute(async (trx) => {
      const { ticket_id: ticketId } = await this.offerOf(trx, link);
      const locked = await lockTicket(trx, ticketId);
      const { ticket, order, event } = locked;
      const offer = await this.offerOf(trx, link);
      const told = { detail: `It’s yours! Show its QR code at ${event.title}.` };
      if (await this.hasAccepted(trx, offer, userId, ticket)) return told;
      const now = this.now();
      requireOpen(offer, offeredTicket(locked), now);
      if (userId !== null && userId === ticket.user_id) {
        throw new ConflictError('own_ticket', 'This ticket is yours already.');
      }

      await repository.endTransfer(trx, offer.id, {
        status: 'ACCEPTED',
        ended_at: now,
        old_number: ticket.ticket_number,
        to_user_id: userId,
      });
      await repository.handOver(trx, ticketId, {
        ticket_number: newTicketNumber(),
        user_id: userId,
        holder_name: userId === null ? offer.to_name : null,
        holder_email: userId === null ? offer.to_email : null,
      });
      await links.endLinks(trx, ticketId, now);
      // The account may belong to someone other than the mail's recipient: then the mailed link must not open the ticket.
      await links.insertLink(trx, ticketId, userId === null ? link : newLink());
      await queueTicketMails(trx, order.id, { ticketId });
      await tellOfAnswer(trx, offer, 'accepted');
      await tellFormerHolder(trx, locked, offer, userId);
      await this.media.forget(trx, [ticket.custom_image]);
      return told;
    });
  }

  /**
   * Declines an offer: the owner keeps the ticket and is told.
   *
   * @throws NotFoundError; GoneError as `requireOpen` does.
   */
  async decline(token: string): Promise<Told> {
    const link = this.read(token);
    return this.db.transaction().execute(async (trx) => {
      const { ticket_id: ticketId } = await this.offerOf(trx, link);
      const locked = await lockTicket(trx, ticketId);
      const offer = await this.offerOf(trx, link);
      const told = { detail: 'You declined the ticket. Its owner has been told.' };
      if (offer.status === 'DECLINED') return told;
      const now = this.now();
      requireOpen(offer, offeredTicket(locked), now);
      await repository.endTransfer(trx, offer.id, { status: 'DECLINED', ended_at: now });
      await tellOfAnswer(trx, offer, 'declined');
      return told;
    });
  }

  /**
   * Adds a ticket owned only by its link to the caller's account. The link stays valid.
   *
   * @throws NotFoundError; GoneError `ticket_transferred`; ConflictError `in_account`.
   */
  async claim(actor: Actor, token: string): Promise<Told> {
    return this.withTicket(token, async (trx, { ticket }) => {
      const told = { detail: 'The ticket is in your account, under My Tickets.' };
      if (ticket.user_id === actor.id) return told;
      requireNoAccount(ticket.user_id);
      await putIntoAccount(trx, ticket.id, actor.id);
      return told;
    });
  }

  /**
   * Cancels a ticket owned only by its link; the payer is refunded by the order's refund policy.
   *
   * @throws NotFoundError; GoneError `ticket_transferred`.
   * @throws ConflictError `in_account`, `ticket_cancelled`, `checked_in`, `event_started`, `refund_changed`.
   */
  async cancel(token: string, payload: CancelPayload): Promise<Told & { refund: string | null }> {
    return this.withTicket(token, async (trx, locked) => {
      requireNoAccount(locked.ticket.user_id);
      const by = { ticketLink: locked.ticket.id };
      const at = { by, now: this.now() };
      const { detail, refund } = await cancelOwnTicket(trx, locked, payload, at);
      return { detail, refund };
    });
  }

  /**
   * Runs `work` on a link's ticket, locked.
   *
   * @throws NotFoundError; GoneError `ticket_transferred`.
   */
  async withTicket<T>(
    token: string,
    work: (trx: Trx, locked: LockedTicketAndOrder, link: Buffer) => Promise<T>,
  ): Promise<T> {
    const link = this.read(token);
    return this.db.transaction().execute(async (trx) => {
      const ticketId = await this.linkedTicket(trx, link);
      if (ticketId === null) throw unknownLink();
      const locked = await lockTicket(trx, ticketId);
      // A transfer may have ended the link while waiting for the lock.
      await this.linkedTicket(trx, link);
      return work(trx, locked, link);
    });
  }

  /** The ticket that a link opens, or null. @throws GoneError if the link has ended. */
  private async linkedTicket(db: Kysely<Database> | Trx, link: Buffer): Promise<number | null> {
    const row = await links.findLink(db, link);
    if (row?.ended_at) {
      throw new GoneError(
        'ticket_transferred',
        'This link is no longer valid: the ticket was transferred.',
      );
    }
    return row?.ticket_id ?? null;
  }

  private async offerOf(db: Kysely<Database> | Trx, link: Buffer): Promise<TransferRow> {
    const offer = await repository.findTransferByLink(db, link);
    if (!offer) throw unknownLink();
    return offer;
  }

  /** True if this caller accepted it and still owns the ticket. */
  private async hasAccepted(
    trx: Trx,
    offer: TransferRow,
    userId: number | null,
    ticket: LockedTicketAndOrder['ticket'],
  ): Promise<boolean> {
    if (offer.status !== 'ACCEPTED' || offer.to_user_id !== userId) return false;
    if (userId !== null) return ticket.user_id === userId;
    return (await this.linkedTicket(trx, offer.link)) !== null;
  }

  private read(token: string): Buffer {
    const link = this.codes.links.read(token);
    if (!link) throw unknownLink();
    return link;
  }
}

function unknownLink(): NotFoundError {
  return new NotFoundError('There is no ticket behind this link. Check that you copied all of it.');
}

function requireNoAccount(userId: number | null): void {
  if (userId !== null) {
    throw new ConflictError(
      'in_account',
      'This ticket is in somebody’s account. Only they can change it, under My Tickets.',
    );
  }
}
