import type { ApiSchemas } from 'shared-auth/page';

import { managedEvent } from './events';
import { cancelTickets, presentOrder } from './orders';
import { naira } from './page';
import { conflict, notFound } from './refusals';
import { actorOf, organizers, route, text, type Call } from './route';
import { purchase } from './sale';
import { eventOf, nextId, type TicketRow } from './store';
import { ticketNumber } from './ticketCodes';

async function presentTicket(
  { store, codes }: Call,
  ticket: TicketRow,
): Promise<ApiSchemas['Ticket']> {
  const { order } = ticket;
  const event = eventOf(store, order.eventId);
  const name = event.types.find(({ kind }) => kind === order.kind)?.name;
  return {
    id: ticket.id,
    ticket_number: ticket.number,
    ticket_type: order.kind,
    ...(name && { ticket_type_name: name }),
    status: ticket.status,
    checked_in: ticket.checkedInAt !== null,
    checked_in_time: ticket.checkedInAt?.toISOString() ?? null,
    custom_image: ticket.image,
    holder: ticket.holder,
    qr_payload: ticket.status === 'VALID' ? await codes.write(ticket.number, event.id) : null,
    created_at: ticket.createdAt.toISOString(),
    order: presentOrder(order),
    event: {
      id: event.id,
      title: event.title,
      start_date: (event.start ?? ticket.createdAt).toISOString(),
      end_date: (event.end ?? ticket.createdAt).toISOString(),
      timezone: event.timezone,
      location: event.location,
      city: event.city,
      banner_image: event.banner,
      status: event.status,
    },
  };
}

const ticketOf = ({ store, params }: Call) =>
  store.tickets.find(({ id }) => id === Number(params.id));

/** A ticket that its buyer may still do something with. */
function ownTicket(call: Call): TicketRow {
  const ticket = ticketOf(call);
  if (ticket?.order.userId !== actorOf(call).id) {
    throw notFound('There is no such ticket among yours.');
  }
  if (ticket.status === 'CANCELLED') {
    throw conflict('ticket_cancelled', 'This ticket has been cancelled.');
  }
  const { start, title } = eventOf(call.store, ticket.order.eventId);
  if (start && start <= call.now) throw conflict('event_started', `${title} has started.`);
  if (ticket.checkedInAt) throw conflict('checked_in', 'This ticket has been used at the door.');
  return ticket;
}

function requirePaid({ status }: TicketRow): void {
  if (status === 'PENDING') {
    throw conflict('ticket_unpaid', 'This ticket has not been paid for.');
  }
}

function cancel(call: Call): ApiSchemas['Cancellation'] {
  const { id, order } = ownTicket(call);
  const refunded = cancelTickets(call, order, [id], 'cancelled_by_buyer');
  return {
    detail:
      refunded > 0
        ? 'Your ticket is cancelled, and its price is being sent back to you.'
        : 'Your ticket is cancelled.',
    refund: refunded > 0 ? naira(refunded) : null,
    order: presentOrder(order),
  };
}

function transfer(call: Call): { detail: string } {
  const ticket = ownTicket(call);
  requirePaid(ticket);
  const name = text(call, 'name').trim();
  Object.assign(ticket, {
    // No other ticket has or gets it.
    number: ticketNumber(-nextId(call.store.tickets) - ticket.id),
    holder: { name, email: text(call, 'email').toLowerCase() },
    image: null,
  });
  return { detail: `The ticket is now ${name}’s, and on its way by mail.` };
}

const noSuchTicket = () => notFound('There is no such ticket.');

function refundSentence(refunded: number, total: number): string {
  if (refunded > 0)
    return 'The ticket is cancelled, and its price is being sent back to the buyer.';
  if (total === 0) return 'The ticket is cancelled. Nothing was paid for it.';
  return 'The ticket is cancelled. Its payment is not on record, so its price cannot be sent back from here.';
}

function refund(call: Call): ApiSchemas['Cancellation'] {
  const ticket = ticketOf(call);
  if (!ticket) throw noSuchTicket();
  const { order } = ticket;
  managedEvent(call, order.eventId);
  if (ticket.status === 'CANCELLED') {
    const wasRefunded = call.store.payments.some(
      (it) => it.order === order && it.refunds.length > 0,
    );
    throw wasRefunded
      ? conflict('already_refunded', 'This ticket has already been refunded.')
      : conflict('ticket_cancelled', 'This ticket has already been cancelled.');
  }
  requirePaid(ticket);
  if (ticket.checkedInAt) {
    throw conflict(
      'checked_in',
      'This ticket has been used at the door. Take its check-in back before you refund it.',
    );
  }
  const refunded = cancelTickets(call, order, [ticket.id], 'cancelled_by_organizer');
  return {
    detail: refundSentence(refunded, order.totalKobo),
    refund: refunded > 0 ? naira(refunded) : null,
    order: presentOrder(order),
  };
}

function resend(call: Call): { detail: string } {
  const ticket = ticketOf(call);
  const actor = actorOf(call);
  const isBuyer = ticket?.order.userId === actor.id;
  if (!ticket || (!isBuyer && actor.role === 'ATTENDEE')) throw noSuchTicket();
  if (!isBuyer) managedEvent(call, ticket.order.eventId);
  if (ticket.status === 'CANCELLED') {
    throw conflict('ticket_cancelled', 'This ticket has been cancelled.');
  }
  requirePaid(ticket);
  return {
    detail: isBuyer
      ? 'Your tickets are on their way by mail.'
      : 'The ticket is on its way by mail.',
  };
}

export const ticketRoutes = [
  route('get', '/tickets/', 'member', (call) => {
    const { id } = actorOf(call);
    const mine = call.store.tickets.filter(({ order }) => order.userId === id).reverse();
    return Promise.all(mine.map((ticket) => presentTicket(call, ticket)));
  }),
  route('post', '/tickets/purchase/', 'member', purchase, 201),
  route('post', '/tickets/{id}/cancel/', 'member', cancel),
  route('post', '/tickets/{id}/transfer/', 'member', transfer),
  route('post', '/tickets/{id}/refund/', organizers, refund),
  route('post', '/tickets/{id}/resend/', 'member', resend),
];
