import type { ApiSchemas } from 'shared-auth/page';

import { managedEvent } from './events';
import { pageOf } from './page';
import { conflict, notFound, refuseProblems } from './refusals';
import { actorOf, route, text, type Call } from './route';
import { accountOf, eventOf, nextId, type AnnouncementRow, type Store } from './store';

const authorOf = (store: Store, { authorId }: AnnouncementRow) => {
  const { first_name, last_name } = accountOf(store, authorId);
  return `${first_name} ${last_name}`;
};

function presentCommon(store: Store, row: AnnouncementRow) {
  const { id, title } = eventOf(store, row.eventId);
  return {
    id: row.id,
    event: { id, title },
    author: authorOf(store, row),
    subject: row.subject,
    message: row.message,
    created_at: row.createdAt.toISOString(),
  };
}

const presentSent = (store: Store, row: AnnouncementRow): ApiSchemas['SentAnnouncement'] => ({
  ...presentCommon(store, row),
  mailed: row.mailed,
  read: row.readAt.size,
});

/** Everybody who holds a valid ticket of an event: buyers, and whom they named; each address once. */
export function addressesOf(store: Store, eventId: number): Set<string> {
  const valid = store.tickets.filter((it) => it.order.eventId === eventId && it.status === 'VALID');
  return new Set(
    valid.flatMap(({ holder, order }) => [
      accountOf(store, order.userId).email,
      ...(holder ? [holder.email] : []),
    ]),
  );
}

/** Whether an announcement is for a user; that of a cancelled event is for who had paid. */
export const isFor = (store: Store, { eventId }: AnnouncementRow, userId: number): boolean =>
  store.tickets.some(
    ({ order, status }) =>
      order.eventId === eventId &&
      order.userId === userId &&
      (status === 'VALID' ||
        (eventOf(store, eventId).status === 'CANCELLED' && order.paidAt !== null)),
  );

const received = ({ store }: Call, userId: number) =>
  store.announcements.filter((row) => isFor(store, row, userId)).reverse();

function announce(call: Call): ApiSchemas['SentAnnouncement'] {
  const { store, now } = call;
  const event = managedEvent(call);
  const [subject, message] = [text(call, 'subject').trim(), text(call, 'message').trim()];
  refuseProblems({
    subject: [
      !subject && 'Subject is required',
      subject.length > 150 && 'Subject must be at most 150 characters',
    ],
    message: [
      !message && 'Message is required',
      message.length > 4000 && 'Message must be at most 4000 characters',
    ],
  });
  if (event.status === 'DRAFT') {
    throw conflict('event_is_draft', 'A draft has no attendees to write to.');
  }
  const row: AnnouncementRow = {
    id: nextId(store.announcements),
    eventId: event.id,
    authorId: actorOf(call).id,
    subject,
    message,
    mailed: addressesOf(store, event.id).size,
    createdAt: now,
    readAt: new Map(),
  };
  store.announcements.push(row);
  return presentSent(store, row);
}

function inbox(call: Call): ApiSchemas['AnnouncementPage'] {
  const { id: userId } = actorOf(call);
  const all = received(call, userId);
  const { rows, ...page } = pageOf(call, '/announcements/', all);
  return {
    ...page,
    unread_count: all.filter(({ readAt }) => !readAt.has(userId)).length,
    results: rows.map((row) => ({
      ...presentCommon(call.store, row),
      is_read: row.readAt.has(userId),
    })),
  };
}

function read(call: Call, rows: AnnouncementRow[]): void {
  for (const { readAt } of rows) readAt.set(actorOf(call).id, call.now);
}

export const announcementRoutes = [
  route('post', '/events/{id}/announcements/', 'member', announce, 201),
  route('get', '/events/{id}/announcements/', 'member', (call) => {
    const { id } = managedEvent(call);
    const sent = call.store.announcements.filter(({ eventId }) => eventId === id).reverse();
    return sent.map((row) => presentSent(call.store, row));
  }),
  route('get', '/events/{id}/announcements/recipients/', 'member', (call) => ({
    count: addressesOf(call.store, managedEvent(call).id).size,
  })),
  route('get', '/announcements/', 'member', inbox),
  route('post', '/announcements/read/', 'member', (call) =>
    read(call, received(call, actorOf(call).id)),
  ),
  route('post', '/announcements/{id}/read/', 'member', (call) => {
    const mine = received(call, actorOf(call).id);
    const row = mine.find(({ id }) => id === Number(call.params.id));
    if (!row) throw notFound();
    read(call, [row]);
  }),
];
