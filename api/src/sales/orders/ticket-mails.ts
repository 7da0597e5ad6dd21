import type { Transaction } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Database } from '../../platform/database/schema';
import { summaryOf } from '../../platform/eventSummary';
import { TICKET_TYPE_LABELS } from '../../platform/limits';
import { formatNaira } from '../../platform/money';
import { policySentence } from '../../platform/refundPolicy';
import { isErasedAddress } from '../../platform/outbox/erased-address';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { TicketMail } from '../../platform/outbox/ticket-mail-content';
import { ticketsToSend, type MailScope } from './ticket-mails-repository';
import { newLink } from '../../platform/security/linkTokens';
import { dueKobo } from './refund-terms';
import { insertLink, liveLink } from './ticket-links-repository';

type Trx = Transaction<Database>;

/**
 * Queues an order's ticket mails: one to each owner with all their valid tickets, and one to each other holder with theirs.
 * For a single ticket, only its holder gets a mail.
 *
 * @returns how many tickets were mailed to how many people.
 */
export async function queueTicketMails(
  trx: Trx,
  orderId: number,
  scope: MailScope,
): Promise<{ tickets: number; people: number }> {
  const tickets = await ticketsToSend(trx, orderId, scope);
  const [first] = tickets;
  if (!first) return NOBODY;
  if ('ticketId' in scope) {
    const { holder_name: name, email, first_name } = first;
    const address = otherAddress(first);
    const recipient = address ?? email;
    if (recipient === null || isErasedAddress(recipient)) return NOBODY;
    const firstName = (address ? name : first_name) ?? '';
    await send(trx, recipient, firstName, tickets, await linksOf(trx, tickets));
    return { tickets: 1, people: 1 };
  }
  const { email, first_name: firstName } = first;
  if (email === null || firstName === null) return NOBODY;
  await send(trx, email, firstName, tickets);

  const byHolder = new Map<string, typeof tickets>();
  for (const ticket of tickets) {
    const holder = otherAddress(ticket);
    if (!holder) continue;
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), ticket]);
  }
  for (const [recipient, theirs] of byHolder) {
    const name = theirs[0]?.holder_name ?? firstName;
    await send(trx, recipient, name, theirs, await linksOf(trx, theirs));
  }
  return { tickets: tickets.length, people: 1 + byHolder.size };
}

const NOBODY = { tickets: 0, people: 0 };

type TicketToSend = Awaited<ReturnType<typeof ticketsToSend>>[number];

/** A ticket with its owner's name corrected has their address as its holder's. */
const isOwners = ({ holder_email, email }: TicketToSend) =>
  holder_email?.toLowerCase() === email?.toLowerCase();

/** The address of a holder who isn't the owner; null if there is none. */
const otherAddress = (ticket: TicketToSend) => (isOwners(ticket) ? null : ticket.holder_email);

/** Whether a ticket names somebody other than its owner. */
const isForSomebody = (ticket: TicketToSend) => ticket.holder_name !== null && !isOwners(ticket);

/** Ticket links for holders who may have no account; undefined for tickets that need none. */
async function linksOf(trx: Trx, tickets: TicketToSend[]): Promise<Buffer[] | undefined> {
  const links: Buffer[] = [];
  for (const ticket of tickets) {
    if (otherAddress(ticket) !== null) await insertLink(trx, ticket.id, newLink());
    const link = await liveLink(trx, ticket.id);
    if (!link) return undefined;
    links.push(link);
  }
  return links;
}

async function send(
  trx: Trx,
  recipient: string,
  firstName: string,
  tickets: TicketToSend[],
  links?: Buffer[],
): Promise<void> {
  const [first] = tickets;
  const event = first && summaryOf(first.event_id, first);
  if (!event) return;
  const isBooked = first.user_id === first.payer_id;
  const isToBuyer = isBooked && recipient.toLowerCase() === first.email?.toLowerCase();
  const hasPaid = isToBuyer && first.total_kobo > 0;
  const { order_id: orderId, buyer_fees_kobo: feesKobo } = first;
  const atDoor = doorSaleOf(tickets);
  const data: TicketMail = {
    ...event,
    firstName,
    ticketNumbers: tickets.map(({ ticket_number }) => ticket_number),
    // All tickets of an order have the same type.
    ticketType: first.type_name ?? TICKET_TYPE_LABELS[first.kind],
    ...(tickets.some(isForSomebody) && {
      holders: tickets.map((ticket) => (isForSomebody(ticket) ? ticket.holder_name : null)),
    }),
    ...(isBooked && !isToBuyer && { bookedBy: fullNameOf(first) }),
    ...(hasPaid && {
      refundTerms: policySentence(first),
      receiptOf: orderId,
      // The sum is for the whole order.
      ...(tickets.length === first.quantity && {
        paid: {
          amount: formatNaira(dueKobo(first)),
          ...(feesKobo > 0 && { fees: formatNaira(feesKobo) }),
        },
      }),
    }),
    ...(atDoor && { atDoor }),
    ...(!atDoor?.isIn &&
      tickets.some(({ checks_photos: isChecked, door_photo: photo }) => isChecked && !photo) && {
        needsPhoto: true,
      }),
    ...(links && { ticketLinks: links.map((link) => link.toString('hex')) }),
  };
  await queueMail(trx, { template: 'ticket', recipient, data });
}

/** How tickets of an order were sold at the door; undefined if it was placed online. */
function doorSaleOf(tickets: TicketToSend[]): TicketMail['atDoor'] {
  const { taken_kobo: takenKobo = null, quantity = 1 } = tickets[0] ?? {};
  if (takenKobo === null) return undefined;
  // All tickets of an order cost the same.
  const paidKobo = (takenKobo / quantity) * tickets.length;
  return {
    isIn: tickets.every(({ checked_in_at: at }) => at !== null),
    ...(paidKobo > 0 && { paid: formatNaira(paidKobo) }),
  };
}
