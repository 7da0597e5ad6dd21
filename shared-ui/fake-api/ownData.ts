import type { ApiSchemas } from 'shared-auth/page';

import { presentUser } from './accounts';
import { isFor } from './announcements';
import { naira } from './page';
import { actorOf, route, type Call } from './route';
import { eventOf } from './store';

const newestFirst = <Row>(rows: Row[]) => [...rows].reverse();
const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** All that is kept about the caller. The fake sends no mail and knows no social sign-in. */
function ownData(call: Call): ApiSchemas['OwnData'] {
  const { store, now } = call;
  const actor = actorOf(call);
  const titleOf = (id: number) => eventOf(store, id).title;
  const isMine = ({ userId }: { userId: number }) => userId === actor.id;
  const payments = newestFirst(store.payments.filter(({ order }) => isMine(order)));
  const said = (row: (typeof store.announcements)[number]) => ({
    event_id: row.eventId,
    event_title: titleOf(row.eventId),
    subject: row.subject,
    message: row.message,
    created_at: row.createdAt.toISOString(),
  });
  const sessions = [...store.tokens.values()].filter(
    (token) => token.kind === 'refresh' && isMine(token),
  );
  return {
    exported_at: now.toISOString(),
    profile: presentUser(actor),
    registered_at: actor.createdAt.toISOString(),
    email_verified_at: null,
    social_sign_in: [],
    mails: [],
    sessions: newestFirst(sessions).map(({ issuedAt, endsAt }) => ({
      opened_at: issuedAt.toISOString(),
      expires_at: endsAt.toISOString(),
    })),
    orders: newestFirst(store.orders.filter(isMine)).map((order) => ({
      id: order.id,
      event_id: order.eventId,
      event_title: titleOf(order.eventId),
      ticket_type: order.kind,
      quantity: order.quantity,
      total: naira(order.totalKobo),
      status: order.status,
      created_at: order.createdAt.toISOString(),
      paid_at: textOf(order.paidAt),
    })),
    tickets: newestFirst(store.tickets)
      .filter(({ order, holder }) => isMine(order) || holder?.email === actor.email)
      .map((ticket) => ({
        ticket_number: ticket.number,
        order_id: ticket.order.id,
        event_id: ticket.order.eventId,
        status: ticket.status,
        holder_name: ticket.holder?.name ?? null,
        holder_email: ticket.holder?.email ?? null,
        custom_image: ticket.image,
        checked_in_at: textOf(ticket.checkedInAt),
      })),
    payments: payments.map(({ order, reference, status, createdAt, paidAt }) => ({
      order_id: order.id,
      reference,
      amount: naira(order.totalKobo),
      status,
      created_at: createdAt.toISOString(),
      paid_at: textOf(paidAt),
    })),
    saved_events: newestFirst(store.saved.filter(isMine)).map(({ eventId, savedAt }) => ({
      event_id: eventId,
      event_title: titleOf(eventId),
      saved_at: savedAt.toISOString(),
    })),
    events: newestFirst(store.events)
      .filter(({ organizerId }) => organizerId === actor.id)
      .map((event) => ({
        id: event.id,
        title: event.title,
        description: event.description,
        location: event.location,
        start_date: textOf(event.start),
        end_date: textOf(event.end),
        category: event.category,
        max_attendees: event.capacity,
        status: event.status,
        banner_image: event.banner,
        created_at: event.createdAt.toISOString(),
      })),
    refunds: payments.flatMap(({ reference, refunds }) =>
      newestFirst(refunds).map(({ amount, reason, status, created_at }) => ({
        payment_reference: reference,
        amount,
        reason,
        status,
        created_at,
        done_at: null,
      })),
    ),
    announcements_received: newestFirst(store.announcements)
      .filter((row) => isFor(store, row, actor.id))
      .map((row) => ({ ...said(row), read_at: textOf(row.readAt.get(actor.id) ?? null) })),
    announcements_sent: newestFirst(store.announcements)
      .filter(({ authorId }) => authorId === actor.id)
      .map((row) => ({ ...said(row), mailed: row.mailed })),
  };
}

export const ownDataRoutes = [route('get', '/auth/export/', 'member', ownData)];
