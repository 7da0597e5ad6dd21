import { plainLetters } from '@nzuko/contract/text';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { seek, type Window } from '../../platform/http/seek';
import { placeOf, windowOf } from '../../platform/http/paging';
import { DEFAULT_QUICK_RESULTS } from '../../platform/limits';
import { formatNaira } from '../../platform/money';
import type { Actor } from '../../platform/security/tokens';
import { scopeOf, type Acting } from '../../platform/teams/acting';
import { DEFAULT_TIMEZONE } from '../../platform/timezones';
import { managedEvent, readRange } from '../../events';
import * as figures from './figures-repository';
import type { FiguresScope } from './figures-repository';
import { readBooking } from '../desk-search/search-text';
import { reachableAddress } from '../tickets/ticket-people';
import { areDays, daysOf, type RangeQuery } from './range-schemas';
import { presentSold } from './sales-presenter';
import * as repository from './sales-repository';
import type { Totals } from './sales-repository';
import type { SalesScope } from './sales-scope-repository';
import type {
  AttendeeSearch,
  AttendeeSearchQuery,
  SalesReport,
  SalesTotals,
  SoldTicketPage,
  SoldTicketsQuery,
} from './sales-schemas';

export class SalesService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /**
   * One page of tickets sold for the acting team's events, or for one event, latest sale first unless asked otherwise, with
   * totals over all pages. Days are in Lagos time.
   * @throws InvalidFieldsError for an invalid range; NotFoundError, ForbiddenError for another organizer's event.
   */
  async sold(
    { actor, acting }: { actor: Actor; acting: Acting },
    query: SoldTicketsQuery,
    path: string,
  ): Promise<SoldTicketPage> {
    const { event, when, status, search } = query;
    const scope: SalesScope = {
      ...(event === undefined ? scopeOf(acting) : { eventId: event }),
      ...readRange(query, DEFAULT_TIMEZONE),
      ...(when && { events: { when, now: this.now() } }),
      ...(status && { status }),
      ...(query.ordering === 'sold_at' && { isOldestFirst: true }),
      words: wordsOf(search),
      booking: readBooking(search),
    };
    const managed = event !== undefined && (await managedEvent(this.db, actor, event, 'sales'));
    // If an administrator refunds tickets for somebody else's event, the platform bears the fees.
    const bearsLostFees = !managed || actor.role !== 'ADMIN' || managed.organizer_id === actor.id;
    const window = windowOf(query);
    const { count, rows, ...totals } =
      scope.words?.length || !areDays(query)
        ? await this.searchSold(scope, window)
        : await this.pageOfSold(scope, query, window);
    return {
      ...placeOf(query, count, path),
      totals: presentTotals(totals),
      results: rows.map((row) => presentSold(row, bearsLostFees)),
    };
  }

  /** Uses the days' figures, which also tell where a deep page begins. */
  private async pageOfSold(scope: SalesScope, query: RangeQuery, window: Window) {
    const days = await figures.soldByDay(this.db, { ...scope, ...daysOf(query) });
    const place = seek(days, window);
    const [from, to] = [place?.last, place?.first].toSorted();
    const shown = readRange({ ...(from && { from }), ...(to && { to }) }, DEFAULT_TIMEZONE);
    const rows = place
      ? await repository.listSold(this.db, { ...scope, ...shown }, place.window)
      : [];
    return { ...sum(days), rows };
  }

  private async searchSold(scope: SalesScope, window: Window) {
    const [totals, rows] = await Promise.all([
      repository.sumSold(this.db, scope),
      repository.listSold(this.db, scope, window),
    ]);
    return { ...totals, rows };
  }

  /**
   * Attendees of the acting team's events whose name, email or ticket number contains every word. Spec section 2
   * "Header search".
   */
  async findAttendees(
    acting: Acting,
    { search, limit = DEFAULT_QUICK_RESULTS }: AttendeeSearchQuery,
  ): Promise<AttendeeSearch> {
    const words = wordsOf(search);
    if (words.length === 0) return { count: 0, results: [] };
    const { count, rows } = await repository.findSold(
      this.db,
      { ...scopeOf(acting), words },
      limit,
    );
    return {
      count,
      results: rows.map((row) => ({
        ticket_id: row.id,
        ticket_number: row.ticket_number,
        ticket_type: row.kind,
        status: row.status,
        on_hold: row.suspended_at !== null,
        name: row.name,
        email: reachableAddress(row.email),
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
    const { timezone } = await managedEvent(this.db, actor, eventId, 'figures');
    return this.report({ eventId, isLocal: true }, query, timezone);
  }

  /** The same for all of the acting team's events, in Lagos time. */
  async ofAll(acting: Acting, query: RangeQuery): Promise<SalesReport> {
    return this.report(scopeOf(acting), query, DEFAULT_TIMEZONE);
  }

  private async report(
    scope: FiguresScope,
    query: RangeQuery,
    timezone: string,
  ): Promise<SalesReport> {
    const range = readRange(query, timezone);
    const { days, hours, events } = areDays(query)
      ? await readFigures(this.db, { ...scope, ...daysOf(query) }, timezone)
      : await countRows(this.db, { ...scope, ...range }, timezone);
    return {
      timezone,
      totals: presentTotals(sum(days)),
      by_day: days.map(({ day, tickets, revenue_kobo }) => ({
        day,
        tickets,
        revenue: formatNaira(revenue_kobo),
      })),
      check_ins_by_hour: hours,
      events: events.map(({ event_id, title, capacity, start_date, ...brought }) => ({
        event_id,
        title,
        max_attendees: capacity,
        start_date: start_date?.toISOString() ?? null,
        ...presentTotals(brought),
      })),
    };
  }
}

async function readFigures(db: Kysely<Database>, scope: FiguresScope, timezone: string) {
  const [days, hours, events] = await Promise.all([
    figures.salesByDay(db, scope),
    figures.checkInFigures(db, scope, timezone),
    figures.salesByEvent(db, scope),
  ]);
  return { days, hours, events };
}

/** For a range that begins or ends in the middle of a day, where daily figures don't help. */
async function countRows(db: Kysely<Database>, scope: SalesScope, timezone: string) {
  const [days, hours, events] = await Promise.all([
    repository.salesByDay(db, scope, timezone),
    repository.checkInsByHour(db, scope, timezone),
    repository.salesByEvent(db, scope),
  ]);
  return { days, hours, events };
}

function wordsOf(search = ''): string[] {
  return plainLetters(search).split(/\s+/).filter(Boolean);
}

function presentTotals({ tickets, revenue_kobo, checked_in }: Totals): SalesTotals {
  return { tickets, revenue: formatNaira(revenue_kobo), checked_in };
}

function sum(rows: (Totals & { count?: number })[]): Totals & { count: number } {
  const total = { count: 0, tickets: 0, revenue_kobo: 0, checked_in: 0 };
  for (const { count = 0, tickets, revenue_kobo, checked_in } of rows) {
    total.count += count;
    total.tickets += tickets;
    total.revenue_kobo += revenue_kobo;
    total.checked_in += checked_in;
  }
  return total;
}
