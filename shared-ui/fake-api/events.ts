import type { ApiSchemas } from 'shared-auth/page';

import { readEvent, withPatch } from './eventRules';
import { matches, naira, pageOf } from './page';
import { conflict, forbidden, notAuthenticated, notFound, refuseProblems } from './refusals';
import { actorOf, route, type Call } from './route';
import { accountOf, nextId, ticketsTaking, type EventRow, type Store } from './store';
import { cancelTickets } from './orders';
import { LAGOS, readRange } from './time';

type Event = ApiSchemas['Event'];

const manages = ({ actor }: Call, { organizerId }: EventRow) =>
  actor?.role === 'ADMIN' || actor?.id === organizerId;

/** The event of the path, as far as the caller may see it: a draft is there for its organizer alone. */
export function visibleEvent(call: Call, id = Number(call.params.id)): EventRow {
  const event = call.store.events.find((candidate) => candidate.id === id);
  if (!event || (event.status === 'DRAFT' && !manages(call, event))) {
    throw notFound('There is no such event.');
  }
  return event;
}

/** The event of the path, which must be the caller's. */
export function managedEvent(call: Call, id?: number): EventRow {
  const event = visibleEvent(call, id);
  if (!manages(call, event)) throw forbidden('This is not one of your events.');
  return event;
}

const standardPrice = ({ types }: EventRow) =>
  types.find(({ kind }) => kind === 'STANDARD')?.priceKobo ?? 0;

function presentTypes(store: Store, event: EventRow, left: number, now: Date) {
  return event.types.map((type): ApiSchemas['EventTicketType'] => {
    const isOnSale =
      (!type.saleStartsAt || type.saleStartsAt <= now) &&
      (!type.saleEndsAt || now < type.saleEndsAt);
    const ofQuota =
      type.quota === null
        ? Infinity
        : type.quota - ticketsTaking(store, event.id, type.kind).length;
    return {
      ticket_type: type.kind,
      price: naira(type.priceKobo),
      available: isOnSale ? Math.min(left, ofQuota) : 0,
      ...(type.name !== null && { name: type.name }),
      ...(type.quota !== null && { quota: type.quota }),
      ...(type.saleStartsAt && { sale_starts_at: type.saleStartsAt.toISOString() }),
      ...(type.saleEndsAt && { sale_ends_at: type.saleEndsAt.toISOString() }),
    };
  });
}

export function presentEvent({ store, now }: Pick<Call, 'store' | 'now'>, event: EventRow): Event {
  const left = event.capacity - ticketsTaking(store, event.id).length;
  const organizer = accountOf(store, event.organizerId);
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    location: event.location,
    city: event.city,
    start_date: event.start?.toISOString() ?? null,
    end_date: event.end?.toISOString() ?? null,
    timezone: event.timezone,
    category: event.category,
    max_attendees: event.capacity,
    available_capacity: left,
    ticket_price: naira(standardPrice(event)),
    ticket_types: presentTypes(store, event, left, now),
    status: event.status,
    banner_image: event.banner,
    created_at: event.createdAt.toISOString(),
    updated_at: event.updatedAt.toISOString(),
    organizer_details: {
      id: organizer.id,
      username: organizer.username,
      first_name: organizer.first_name,
      last_name: organizer.last_name,
      profile_picture: organizer.profile_picture,
    },
  };
}

const timeOf = (moment: Date | null) => moment?.getTime() ?? Infinity;

type Order = (a: EventRow, b: EventRow) => number;

/** What runs or is to come by its start, then what is over, the latest first. */
const upcoming =
  (now: Date): Order =>
  (a, b) => {
    const [aIsOver, bIsOver] = [timeOf(a.end) < now.getTime(), timeOf(b.end) < now.getTime()];
    if (aIsOver !== bIsOver) return aIsOver ? 1 : -1;
    return (timeOf(a.start) - timeOf(b.start)) * (aIsOver ? -1 : 1);
  };

const orderings: Record<string, Order> = {
  start_date: (a, b) => timeOf(a.start) - timeOf(b.start),
  created_at: (a, b) => timeOf(a.createdAt) - timeOf(b.createdAt),
  ticket_price: (a, b) => standardPrice(a) - standardPrice(b),
};

function ordered(events: EventRow[], asked: string | null, now: Date): EventRow[] {
  const name = asked?.replace(/^-/, '') ?? '';
  const order = orderings[name] ?? upcoming(now);
  const direction = asked?.startsWith('-') ? -1 : 1;
  // Newest first among equals, as the API has it.
  return [...events].sort((a, b) => order(a, b) * direction || b.id - a.id);
}

function listEvents(call: Call): ApiSchemas['EventPage'] {
  const { store, query, now, actor } = call;
  const isMine = query.get('organizer') === 'me';
  if (isMine && !actor) throw notAuthenticated();
  refuseProblems({
    status: [query.has('status') && !isMine && 'Can only be asked of your own events.'],
  });
  const { from, before } = readRange(query, LAGOS);
  const [category, city, price, status] = ['category', 'city', 'price', 'status'].map((name) =>
    query.get(name)?.trim(),
  );
  const found = store.events.filter(
    (event) =>
      (isMine ? event.organizerId === actor?.id : event.status === 'PUBLISHED') &&
      matches(`${event.title} ${event.description} ${event.location}`, query.get('search')) &&
      (!status || event.status === status) &&
      (!category || event.category === category) &&
      (!city || event.city.toLowerCase() === city.toLowerCase()) &&
      (!from || (event.end !== null && event.end >= from)) &&
      (!before || (event.start !== null && event.start < before)) &&
      (!price || (price === 'free') === (standardPrice(event) === 0)),
  );
  const { rows, ...page } = pageOf(call, '/events/', ordered(found, query.get('ordering'), now));
  return { ...page, results: rows.map((event) => presentEvent(call, event)) };
}

function createEvent(call: Call): Event {
  const { store, now } = call;
  const event: EventRow = {
    ...readEvent(call.body, now),
    id: nextId(store.events),
    organizerId: actorOf(call).id,
    banner: call.pictures.banner_image ?? null,
    createdAt: now,
    updatedAt: now,
  };
  store.events.push(event);
  return presentEvent(call, event);
}

function changeEvent(call: Call): Event {
  const { store, now, body } = call;
  const event = managedEvent(call);
  if (event.status === 'CANCELLED') {
    throw conflict('event_cancelled', 'This event has been cancelled.');
  }
  const isOut = event.status === 'PUBLISHED';
  refuseProblems({
    status: [isOut && body.status === 'DRAFT' && 'A published event cannot become a draft again'],
  });
  const before = isOut ? event.start : null;
  const changed = readEvent(withPatch(event, body), now, before, event.types);
  const taken = ticketsTaking(store, event.id).length;
  refuseProblems({
    max_attendees: [changed.capacity < taken && `${taken} seats are already taken`],
  });
  const banner = call.pictures.banner_image ?? event.banner;
  Object.assign(event, changed, { banner, updatedAt: now });
  return presentEvent(call, event);
}

function cancelEvent(call: Call): Event {
  const { store, now } = call;
  const event = managedEvent(call);
  if (event.status === 'CANCELLED') {
    throw conflict('event_cancelled', 'This event has been cancelled.');
  }
  if (event.status === 'DRAFT') {
    throw conflict('event_is_draft', 'This event was never published.');
  }
  if (event.end && event.end <= now) throw conflict('event_over', 'This event is over.');
  event.status = 'CANCELLED';
  event.updatedAt = now;
  const answer = presentEvent(call, event);
  // The API answers first and ends the orders after.
  for (const order of store.orders.filter(({ eventId }) => eventId === event.id)) {
    cancelTickets(call, order, null, 'event_cancelled');
  }
  return answer;
}

const savedIds = ({ store }: Call, userId: number) =>
  store.saved.filter((saved) => saved.userId === userId).map(({ eventId }) => eventId);

function forgetEvent(call: Call): void {
  const { id } = actorOf(call);
  const eventId = Number(call.params.id);
  call.store.saved = call.store.saved.filter(
    (saved) => saved.userId !== id || saved.eventId !== eventId,
  );
}

export const eventRoutes = [
  route('get', '/events/', 'visitor', listEvents),
  route(
    'post',
    '/events/',
    {
      roles: ['ORGANIZER', 'ADMIN'],
      sentence: 'You do not have permission to create events. Please contact an administrator.',
    },
    createEvent,
    201,
  ),
  route('get', '/events/cities/', 'visitor', ({ store, now }) => {
    const open = store.events.filter(
      ({ status, end }) => status === 'PUBLISHED' && end && end >= now,
    );
    return [...new Set(open.map(({ city }) => city).filter(Boolean))].sort();
  }),
  route('get', '/events/my_events/', 'member', (call) =>
    ordered(
      call.store.events.filter(({ organizerId }) => organizerId === actorOf(call).id),
      '-created_at',
      call.now,
    ).map((event) => presentEvent(call, event)),
  ),
  route('get', '/events/saved/', 'member', (call) =>
    savedIds(call, actorOf(call).id)
      .reverse()
      .map((id) => ({ ...presentEvent(call, visibleEvent(call, id)), is_saved: true })),
  ),
  route('get', '/events/{id}/', 'visitor', (call) => {
    const event = presentEvent(call, visibleEvent(call));
    if (!call.actor) return event;
    return { ...event, is_saved: savedIds(call, call.actor.id).includes(event.id) };
  }),
  route('patch', '/events/{id}/', 'member', changeEvent),
  route('post', '/events/{id}/cancel/', 'member', cancelEvent),
  route('put', '/events/{id}/saved/', 'member', (call) => {
    const { id: eventId } = visibleEvent(call);
    const { id: userId } = actorOf(call);
    if (savedIds(call, userId).includes(eventId)) return;
    call.store.saved.push({ userId, eventId, savedAt: call.now });
  }),
  route('delete', '/events/{id}/saved/', 'member', forgetEvent),
];
