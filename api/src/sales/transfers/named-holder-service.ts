import type { Clock } from '../../platform/clock';
import { ConflictError } from '../../platform/http/errors';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { MediaService } from '../../platform/media/media-service';
import { forgetPhone, phoneOfGuest } from '../orders/guest-phone-repository';
import { putOwnImage } from '../tickets/ticket-photos-repository';
import type { TicketLinkService } from './ticket-link-service';
import type { HolderData } from './named-holder-schemas';
import * as repository from './named-holder-repository';
import { findLinkedTicket } from './linked-ticket-repository';
import { findPerson } from './transfers-repository';

const inWords = new Intl.ListFormat('en-GB');

/** Lets the person named on a ticket read and remove their data, with the link they were mailed. */
export class NamedHolderService {
  constructor(
    private readonly links: TicketLinkService,
    private readonly now: Clock,
    private readonly media: MediaService,
  ) {}

  /**
   * Everything stored about the holder with this ticket.
   *
   * @throws NotFoundError; GoneError `ticket_transferred`; ConflictError `not_named`.
   */
  async read(token: string): Promise<HolderData> {
    return this.links.withTicket(token, async (trx, { ticket }, link) => {
      const { holder_name: name, holder_email: email } = ticket;
      requireNamed(email);
      const row = await findLinkedTicket(trx, ticket.id);
      const mails = await repository.readMailsToHolder(trx, email, link);
      return {
        exported_at: this.now().toISOString(),
        name: name ?? '',
        email,
        phone: await phoneOfGuest(trx, ticket.id),
        event_title: row.title,
        ticket_number: row.ticket_number,
        ticket_type: row.kind,
        status: row.status,
        photo: ticket.is_image_own ? ticket.custom_image : null,
        booked_at: row.created_at.toISOString(),
        checked_in_at: row.checked_in_at?.toISOString() ?? null,
        mails: mails.map(({ kind, created_at, sent_at }) => ({
          kind,
          created_at: created_at.toISOString(),
          sent_at: sent_at?.toISOString() ?? null,
        })),
      };
    });
  }

  /**
   * Removes the holder's name and address, the photo added to this ticket, and the phone number that they gave at the door. The
   * ticket and its link stay valid, and its owner is told.
   *
   * @throws NotFoundError; GoneError `ticket_transferred`.
   */
  async remove(token: string): Promise<{ detail: string }> {
    return this.links.withTicket(token, async (trx, { ticket, order, event }, link) => {
      const hasPhoto = ticket.is_image_own && ticket.custom_image !== null;
      const phone = await phoneOfGuest(trx, ticket.id);
      const what = [
        ...['name', 'email address'],
        ...(hasPhoto ? ['photo'] : []),
        ...(phone === null ? [] : ['phone number']),
      ];
      const told = { detail: `Your ${inWords.format(what)} are no longer on this ticket.` };
      const { holder_email: email } = ticket;
      if (email === null) return told;
      await repository.removeHolder(trx, { ticketId: ticket.id, email, link });
      if (phone !== null) await forgetPhone(trx, order.id);
      if (ticket.is_image_own) {
        await putOwnImage(trx, ticket.id, null);
        await this.media.forget(trx, [ticket.custom_image]);
      }
      const owner = ticket.user_id === null ? undefined : await findPerson(trx, ticket.user_id);
      if (owner && owner.email.toLowerCase() !== email.toLowerCase()) {
        await queueMail(trx, {
          template: 'holder_removed',
          recipient: owner.email,
          data: { firstName: owner.first_name, eventTitle: event.title },
        });
      }
      return told;
    });
  }
}

function requireNamed(email: string | null): asserts email is string {
  if (email === null) {
    throw new ConflictError('not_named', 'This ticket has nobody’s name and address on it.');
  }
}
