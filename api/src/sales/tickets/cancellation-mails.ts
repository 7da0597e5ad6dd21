import type { Transaction } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Database } from '../../platform/database/schema';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { findPerson } from '../transfers/transfers-repository';
import type { LockedTicketAndOrder } from './ticket-lock-repository';
import { hasTicketFor } from './tickets-repository';

interface News {
  by: 'organizer' | 'buyer';
  isRefunded: boolean;
  /** True if the payer cancelled it, or learns it from the mail about the refund. */
  payerKnows: boolean;
}

/** Tells a paid ticket's payer, owner and holder that it is void, each address once. */
export async function tellOfCancellation(
  trx: Transaction<Database>,
  { ticket, order, event }: LockedTicketAndOrder,
  { by, isRefunded, payerKnows }: News,
): Promise<void> {
  const { ticket_number: ticketNumber, user_id: ownerId } = ticket;
  const payer = await findPerson(trx, order.user_id);
  const owner = ownerId === null ? undefined : await findPerson(trx, ownerId);
  const told = new Set<string>();
  const tell = async (recipient: string, firstName: string, knows = false) => {
    if (told.has(recipient.toLowerCase())) return;
    told.add(recipient.toLowerCase());
    if (knows) return;
    const data = {
      firstName,
      eventTitle: event.title,
      ticketNumber,
      ...(!(await hasTicketFor(trx, event.id, recipient)) && { isOnly: true }),
      ...(isRefunded && { isRefunded }),
      ...(by === 'buyer' && payer && { cancelledBy: fullNameOf(payer) }),
    };
    await queueMail(trx, { template: 'ticket_cancelled', recipient, data });
  };
  if (payer) await tell(payer.email, payer.first_name, payerKnows);
  if (owner) await tell(owner.email, owner.first_name);
  const { holder_email: email, holder_name: name } = ticket;
  if (email) await tell(email, name ?? owner?.first_name ?? '');
}
