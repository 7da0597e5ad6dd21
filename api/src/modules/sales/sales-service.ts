import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import { LIMITS } from '../../limits';
import { formatNaira } from '../../money';
import type { Actor } from '../../security/tokens';
import { DEFAULT_TIMEZONE } from '../../timezones';
import { readRange } from '../events/date-range';
import { managedEvent } from '../events/event-access';
import type { RangeQuery } from '../events/range-schemas';
import * as repository from './sales-repository';
import type { SalesScope, Totals } from './sales-repository';
import type {
  AttendeeSearch,
  AttendeeSearchQuery,
  SalesReport,
  SalesTotals,
  SoldTicketPage,
  SoldTicketsQuery,
} from './sales-schemas';

export class SalesService {
  constructor(private readonly db: Kysely<Database>) {}

  /**
   * One page of the tickets sold for the organizer's events (an administrator: for all), newest first, with the totals
   * of all pages. Days are Lagos days. Source: design section 7 "Ticket Sales".
   *
   * @param pathOf writes the path of another page of the same list.
   * @throws InvalidFieldsError for a range that is none; NotFoundError, ForbiddenError for an event not theirs.
   */
  async sold(
    actor: Actor,
    query: SoldTicketsQuery,
    pathOf: (page: number) => string,
  ): Promise<SoldTicketPage> {
    const { page = 1, page_size: size = LIMITS.pageSize.default, event, status, search } = query;
    const scope: SalesScope = {
      ...ownedBy(actor),
      ...readRange(query, DEFAULT_TIMEZONE),
      ...(event !== undefined && { eventId: event }),
      ...(status && { status }),
      words: wordsOf(search),
    };
    if (event !== undefined) await managedEvent(this.db, actor, event);
    const [{ count, ...totals }, rows] = await Promise.all([
      repository.sumSold(this.db, scope),
      repository.listSold(this.db, scope, { limit: size, offset: (page - 1) * size }),
    ]);
    return {
      count,
      next: page * size < count ? pathOf(page + 1) : null,
      previous: page > 1 ? pathOf(page - 1) : null,
      totals: presentTotals(totals),
      results: rows.map((row) => ({
        id: row.id,
        ticket_number: row.ticket_number,
        ticket_type: row.kind,
        status: row.status,
        price: formatNaira(row.price_kobo),
        name: row.name,
        email: row.email,
        event: { id: row.event_id, title: row.title, timezone: row.timezone },
        order_id: row.order_id,
        booked_at: row.booked_at.toISOString(),
        checked_in: row.checked_in_at !== null,
        checked_in_time: row.checked_in_at?.toISOString() ?? null,
      })),
    };
  }

  /**
   * The attendees of all the organizer's events (an administrator: of all events) whose name, address or ticket number
   * has every word. Source: spec section 2 "Header search".
   */
  async findAttendees(
    actor: Actor,
    { search, limit = LIMITS.quickResults.default }: AttendeeSearchQuery,
  ): Promise<AttendeeSearch> {
    const words = wordsOf(search);
    if (words.length === 0) return { count: 0, results: [] };
    const { count, rows } = await repository.findSold(this.db, { ...ownedBy(actor), words }, limit);
    return {
      count,
      results: rows.map((row) => ({
        ticket_id: row.id,
        ticket_number: row.ticket_number,
        ticket_type: row.kind,
        status: row.status,
        name: row.name,
        email: row.email,
        event: { id: row.event_id, title: row.title, timezone: row.timezone },
        checked_in: row.checked_in_at !== null,
        checked_in_time: row.checked_in_at?.toISOString() ?? null,
      })),
    };
  }

  /**
   * The sales of one event by day and its check-ins by hour, both in the event's zone.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does; InvalidFieldsError for a range that is none.
   */
  async ofEvent(actor: Actor, eventId: number, query: RangeQuery): Promise<SalesReport> {
    const { timezone } = await managedEvent(this.db, actor, eventId);
    return this.report({ eventId, ...readRange(query, timezone) }, timezone);
  }

  /** The same over all the organizer's events (an administrator: all events), in Lagos time. */
  async ofAll(actor: Actor, query: RangeQuery): Promise<SalesReport> {
    const scope = { ...ownedBy(actor), ...readRange(query, DEFAULT_TIMEZONE) };
    return this.report(scope, DEFAULT_TIMEZONE);
  }

  private async report(scope: SalesScope, timezone: string): Promise<SalesReport> {
    const [totals, days, hours, events] = await Promise.all([
      repository.sumSold(this.db, scope),
      repository.salesByDay(this.db, scope, timezone),
      repository.checkInsByHour(this.db, scope, timezone),
      repository.salesByEvent(this.db, scope),
    ]);
    return {
      timezone,
      totals: presentTotals(totals),
      by_day: days.map(({ day, tickets, revenue_kobo }) => ({
        day,
        tickets,
        revenue: formatNaira(revenue_kobo),
      })),
      check_ins_by_hour: hours,
      events: events.map(({ event_id, title, capacity, ...figures }) => ({
        event_id,
        title,
        max_attendees: capacity,
        ...presentTotals(figures),
      })),
    };
  }
}

function wordsOf(search = ''): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

function ownedBy(actor: Actor): SalesScope {
  return actor.role === 'ADMIN' ? {} : { organizerId: actor.id };
}

function presentTotals({ tickets, revenue_kobo, checked_in }: Totals): SalesTotals {
  return { tickets, revenue: formatNaira(revenue_kobo), checked_in };
}
