import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { DEFAULT_PAGE_SIZE, DEFAULT_QUICK_RESULTS } from '../../platform/limits';
import { formatNaira } from '../../platform/money';
import type { Actor } from '../../platform/security/tokens';
import { DEFAULT_TIMEZONE } from '../../platform/timezones';
import { readRange } from '../../events';
import { managedEvent } from '../../events';
import type { RangeQuery } from './range-schemas';
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
   * One page of the tickets sold for the organizer's events (for an administrator: all events), newest first, with totals
   * over all pages. Days are in Lagos time. Design section 7 "Ticket Sales".
   *
   * @param pathOf returns the path of another page of the same list.
   * @throws InvalidFieldsError for an invalid range; NotFoundError, ForbiddenError for another organizer's event.
   */
  async sold(
    actor: Actor,
    query: SoldTicketsQuery,
    pathOf: (page: number) => string,
  ): Promise<SoldTicketPage> {
    const { page = 1, page_size: size = DEFAULT_PAGE_SIZE, event, status, search } = query;
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
        buyer_phone: row.buyer_phone,
        event: { id: row.event_id, title: row.title, timezone: row.timezone },
        order_id: row.order_id,
        booked_at: row.booked_at.toISOString(),
        checked_in: row.checked_in_at !== null,
        checked_in_time: row.checked_in_at?.toISOString() ?? null,
      })),
    };
  }

  /**
   * Attendees of the organizer's events (for an administrator: all events) whose name, email or ticket number contains every
   * word. Spec section 2 "Header search".
   */
  async findAttendees(
    actor: Actor,
    { search, limit = DEFAULT_QUICK_RESULTS }: AttendeeSearchQuery,
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
   * An event's sales by day and check-ins by hour, in the event's time zone.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does; InvalidFieldsError for an invalid range.
   */
  async ofEvent(actor: Actor, eventId: number, query: RangeQuery): Promise<SalesReport> {
    const { timezone } = await managedEvent(this.db, actor, eventId);
    return this.report({ eventId, ...readRange(query, timezone) }, timezone);
  }

  /** The same for all the organizer's events (for an administrator: all events), in Lagos time. */
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
