import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema';
import { queueMail } from '../mail/mail-repository';
import type { TicketMail } from '../mail/ticket-mail';

type Trx = Transaction<Database>;

/**
 * Queues an order's ticket mails: one to the buyer with every valid ticket, and one to each other holder with theirs.
 *
 * @param only this ticket alone, as after a transfer; then nobody but who enters with it gets a mail.
 */
export async function queueTicketMails(trx: Trx, orderId: number, only?: number): Promise<void> {
  const tickets = await ticketsToSend(trx, orderId);
  const [first] = tickets;
  if (!first) return;
  if (only !== undefined) {
    const ticket = tickets.find(({ id }) => id === only);
    if (!ticket) return;
    const { holder_email: address, holder_name: name, email, first_name } = ticket;
    await send(trx, address ?? email, name ?? first_name, [ticket]);
    return;
  }
  await send(trx, first.email, first.first_name, tickets);

  const byHolder = new Map<string, typeof tickets>();
  for (const ticket of tickets) {
    const holder = ticket.holder_email;
    if (!holder || holder.toLowerCase() === ticket.email.toLowerCase()) continue;
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), ticket]);
  }
  for (const [recipient, theirs] of byHolder) {
    await send(trx, recipient, theirs[0]?.holder_name ?? first.first_name, theirs);
  }
}

async function send(
  trx: Trx,
  recipient: string,
  firstName: string,
  tickets: Awaited<ReturnType<typeof ticketsToSend>>,
): Promise<void> {
  const [first] = tickets;
  if (!first?.start_date) return;
  const data: TicketMail = {
    firstName,
    eventId: first.event_id,
    eventTitle: first.title,
    startsAt: first.start_date.toISOString(),
    endsAt: first.end_date?.toISOString(),
    timezone: first.timezone,
    location: first.location,
    ticketNumbers: tickets.map(({ ticket_number }) => ticket_number),
  };
  await queueMail(trx, { template: 'ticket', recipient, data });
}

function ticketsToSend(trx: Trx, orderId: number) {
  return trx
    .selectFrom('tickets')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select([
      'tickets.id',
      'tickets.ticket_number',
      'tickets.holder_name',
      'tickets.holder_email',
      'tickets.event_id',
      'users.email',
      'users.first_name',
      'events.title',
      'events.start_date',
      'events.end_date',
      'events.timezone',
      'events.location',
    ])
    .where('tickets.order_id', '=', orderId)
    .where('tickets.status', '=', 'VALID')
    .orderBy('tickets.id')
    .execute();
}
