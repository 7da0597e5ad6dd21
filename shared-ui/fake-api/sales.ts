import type { ApiSchemas } from 'shared-auth/page';

import { nameAtDoor } from './door';
import { managedEvent } from './events';
import { matches, naira, pageOf } from './page';
import { refuseProblems } from './refusals';
import { actorOf, organizers, route, type Call } from './route';
import { accountOf, eventOf, type EventRow, type TicketKind, type TicketRow } from './store';
import { isWithin, LAGOS, partsIn, readRange, type Range } from './time';

const kinds: TicketKind[] = ['STANDARD', 'VIP', 'EARLY_BIRD'];

/** All tickets of an order have one price. */
const priceOf = ({ order }: TicketRow) => order.totalKobo / order.quantity;
const soldAt = ({ order }: TicketRow) => order.paidAt ?? order.createdAt;
const isValid = ({ status }: TicketRow) => status === 'VALID';

/** The tickets of the caller's events, an administrator's being all; newest first. */
function ticketsInReach({ store, ...call }: Call): TicketRow[] {
  const actor = actorOf({ store, ...call });
  return store.tickets
    .filter(
      ({ order }) =>
        actor.role === 'ADMIN' || eventOf(store, order.eventId).organizerId === actor.id,
    )
    .reverse();
}

function totalsOf(tickets: TicketRow[]): ApiSchemas['SalesTotals'] {
  const valid = tickets.filter(isValid);
  return {
    tickets: valid.length,
    revenue: naira(valid.reduce((sum, ticket) => sum + priceOf(ticket), 0)),
    checked_in: tickets.filter(({ checkedInAt }) => checkedInAt).length,
  };
}

/** What the lists of sold tickets and of attendees say of one alike. */
function presentCommon({ store }: Call, ticket: TicketRow) {
  const { id, title, timezone } = eventOf(store, ticket.order.eventId);
  return {
    ticket_number: ticket.number,
    ticket_type: ticket.order.kind,
    status: ticket.status,
    name: nameAtDoor(store, ticket),
    email: ticket.holder?.email ?? accountOf(store, ticket.order.userId).email,
    event: { id, title, timezone },
    checked_in: ticket.checkedInAt !== null,
    checked_in_time: ticket.checkedInAt?.toISOString() ?? null,
  };
}

const searchText = (call: Call, ticket: TicketRow) => {
  const { name, email, ticket_number } = presentCommon(call, ticket);
  return `${name} ${email} ${ticket_number}`;
};

function sold(call: Call): ApiSchemas['SoldTicketPage'] {
  const { query } = call;
  const eventId = query.has('event') ? Number(query.get('event')) : undefined;
  if (eventId !== undefined) managedEvent(call, eventId);
  const range = readRange(query, LAGOS);
  const status = query.get('status');
  const found = ticketsInReach(call).filter(
    (ticket) =>
      (eventId === undefined || ticket.order.eventId === eventId) &&
      (!status || ticket.status === status) &&
      isWithin(soldAt(ticket), range) &&
      matches(searchText(call, ticket), query.get('search')),
  );
  const { rows, ...page } = pageOf(call, '/tickets/sold/', found);
  const results = rows.map((ticket) => ({
    id: ticket.id,
    ...presentCommon(call, ticket),
    price: naira(priceOf(ticket)),
    order_id: ticket.order.id,
    booked_at: ticket.order.createdAt.toISOString(),
  }));
  return { ...page, totals: totalsOf(found), results };
}

function findAttendees(call: Call): ApiSchemas['AttendeeSearch'] {
  const search = call.query.get('search');
  refuseProblems({ search: [search === null && 'This field is required.'] });
  if (!search?.trim()) return { count: 0, results: [] };
  const found = ticketsInReach(call)
    .filter((ticket) => matches(searchText(call, ticket), search))
    // Those that open a door before cancelled ones.
    .sort((a, b) => Number(a.status === 'CANCELLED') - Number(b.status === 'CANCELLED'));
  return {
    count: found.length,
    results: found
      .slice(0, Number(call.query.get('limit') ?? 8))
      .map((ticket) => ({ ticket_id: ticket.id, ...presentCommon(call, ticket) })),
  };
}

function groupBy<Row>(rows: Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

function report(
  call: Call,
  tickets: TicketRow[],
  range: Range,
  timezone: string,
): ApiSchemas['SalesReport'] {
  const inRange = tickets.filter((ticket) => isWithin(soldAt(ticket), range));
  const valid = inRange.filter(isValid);
  const entered = tickets.filter(({ checkedInAt }) => checkedInAt && isWithin(checkedInAt, range));
  const events = [...new Set(valid.map(({ order }) => eventOf(call.store, order.eventId)))];
  const hourOf = ({ checkedInAt }: TicketRow) => {
    const { day, hour } = partsIn(timezone, checkedInAt ?? call.now);
    return `${day}T${hour}:00`;
  };
  return {
    timezone,
    totals: totalsOf(inRange),
    by_day: groupBy(valid, (ticket) => partsIn(timezone, soldAt(ticket)).day).map(
      ([day, ofDay]) => ({ day, tickets: ofDay.length, revenue: totalsOf(ofDay).revenue }),
    ),
    check_ins_by_hour: groupBy(entered, hourOf).map(([hour, ofHour]) => ({
      hour,
      check_ins: ofHour.length,
    })),
    events: events
      .sort((a, b) => (b.start?.getTime() ?? 0) - (a.start?.getTime() ?? 0) || b.id - a.id)
      .map((event) => ({
        event_id: event.id,
        title: event.title,
        max_attendees: event.capacity,
        ...totalsOf(valid.filter(({ order }) => order.eventId === event.id)),
      })),
  };
}

const validOf = ({ store }: Call, { id }: EventRow) =>
  store.tickets.filter((ticket) => ticket.order.eventId === id && isValid(ticket));

function statistics(call: Call): ApiSchemas['EventStatistics'] {
  const event = managedEvent(call);
  const range = readRange(call.query, event.timezone);
  const tickets = validOf(call, event).filter(({ order }) => isWithin(order.paidAt, range));
  const taken = call.store.tickets.filter(
    ({ order, status }) => order.eventId === event.id && status !== 'CANCELLED',
  );
  const countOf = (kind: TicketKind) => tickets.filter(({ order }) => order.kind === kind).length;
  return {
    total_tickets: event.capacity,
    sold_tickets: tickets.length,
    checked_in: tickets.filter(({ checkedInAt }) => checkedInAt).length,
    available_capacity: event.capacity - taken.length,
    occupancy_rate: tickets.length / event.capacity,
    ticket_types: kinds
      .map((kind) => ({ ticket_type: kind, count: countOf(kind) }))
      .filter(({ count }) => count > 0),
  };
}

export const salesRoutes = [
  route('get', '/tickets/sold/', organizers, sold),
  route('get', '/tickets/attendees/', organizers, findAttendees),
  route('get', '/events/sales/', organizers, (call) =>
    report(call, ticketsInReach(call), readRange(call.query, LAGOS), LAGOS),
  ),
  route('get', '/events/{id}/sales/', 'member', (call) => {
    const { id, timezone } = managedEvent(call);
    const tickets = call.store.tickets.filter(({ order }) => order.eventId === id);
    return report(call, tickets, readRange(call.query, timezone), timezone);
  }),
  route('get', '/events/{id}/statistics/', 'member', statistics),
];
