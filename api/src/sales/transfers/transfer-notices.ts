import type { Transaction } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Database } from '../../platform/database/schema';
import { summaryOf } from '../../platform/eventSummary';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { LockedTicketAndOrder } from '../tickets/ticket-lock-repository';
import { findLinkedTicket } from './linked-ticket-repository';
import { findPerson, type TransferRow } from './transfers-repository';

type Trx = Transaction<Database>;

/** Mails an offer to its recipient. */
export async function queueOfferMail(
  trx: Trx,
  offer: Pick<
    TransferRow,
    'ticket_id' | 'from_user_id' | 'to_name' | 'to_email' | 'link' | 'expires_at'
  >,
): Promise<void> {
  const row = await findLinkedTicket(trx, offer.ticket_id);
  const from = await findPerson(trx, offer.from_user_id);
  const event = summaryOf(row.event_id, row);
  if (!event || !from) return;
  await queueMail(trx, {
    template: 'ticket_offer',
    recipient: offer.to_email,
    data: {
      ...event,
      firstName: offer.to_name,
      from: fullNameOf(from),
      expiresAt: offer.expires_at.toISOString(),
      ticketLinks: [offer.link.toString('hex')],
    },
  });
}

/** Tells the person who offered a ticket about the outcome, unless their account was deleted. */
export async function tellOfAnswer(
  trx: Trx,
  offer: TransferRow,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const from = await findPerson(trx, offer.from_user_id);
  if (!from) return;
  const { title } = await findLinkedTicket(trx, offer.ticket_id);
  await queueMail(trx, {
    template: 'transfer_answer',
    recipient: from.email,
    data: { firstName: from.first_name, name: offer.to_name, eventTitle: title, answer },
  });
}

/** Tells whom a ticket named before it was accepted that it is no longer theirs, unless they gave or accepted it themselves. */
export async function tellFormerHolder(
  trx: Trx,
  { ticket, event }: LockedTicketAndOrder,
  offer: TransferRow,
  toUserId: number | null,
): Promise<void> {
  const { holder_email: email, holder_name: name } = ticket;
  if (email === null) return;
  const from = await findPerson(trx, offer.from_user_id);
  const to = toUserId === null ? undefined : await findPerson(trx, toUserId);
  const know = [from?.email, to?.email, offer.to_email].map((each) => each?.toLowerCase());
  if (know.includes(email.toLowerCase())) return;
  await queueMail(trx, {
    template: 'ticket_given_away',
    recipient: email,
    data: {
      firstName: name ?? 'there',
      eventTitle: event.title,
      ticketNumber: ticket.ticket_number,
    },
  });
}
