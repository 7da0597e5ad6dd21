import type { Event } from '../../../api/eventsApi';
import type { SalesReport } from '../../../api/salesApi';
import { koboOf, nairaOf } from '../../../money/kobo';
import { percentText } from '../../../event/occupancy';

/** One event's performance: sales in the time range, and current occupancy. */
export interface Performance {
  eventId: number;
  title: string;
  totalTickets: number;
  soldTickets: number;
  checkedIn: number;
  availableCapacity: number;
  /** All tickets sold so far as a share of all seats, 0 to 1. */
  occupancyRate: number;
  revenueKobo: number;
  /** Actually paid and not refunded: the event's price may have changed, and ticket types have their own. */
  paidKobo: number;
  isUpcoming: boolean;
  /** Its seats are free, but nobody can book them. */
  isCancelled: boolean;
  hasBegun: boolean;
}

type Figures = SalesReport['events'][number];

interface Reports {
  /** Sales in the time range. */
  range: SalesReport;
  /** Sales of all time. */
  allTime: SalesReport;
}

/** All events except drafts, most sold first. An administrator's report includes other organizers' events. */
export function performances(events: readonly Event[], reports: Reports, now: number) {
  const inRange = figuresById(reports.range);
  const allTime = figuresById(reports.allTime);
  const mine = events
    .filter(({ status }) => status !== 'DRAFT')
    .map((event): Performance => {
      const sold = inRange.get(event.id)?.tickets ?? 0;
      return {
        eventId: event.id,
        title: event.title,
        totalTickets: event.max_attendees,
        soldTickets: sold,
        checkedIn: inRange.get(event.id)?.checked_in ?? 0,
        availableCapacity: event.status === 'CANCELLED' ? 0 : event.available_capacity,
        occupancyRate: (allTime.get(event.id)?.tickets ?? 0) / event.max_attendees,
        // Spec section 9: sold tickets times event price.
        revenueKobo: sold * koboOf(event.ticket_price),
        paidKobo: koboOf(inRange.get(event.id)?.revenue ?? '0'),
        isCancelled: event.status === 'CANCELLED',
        isUpcoming: event.status === 'PUBLISHED' && Date.parse(event.start_date ?? '') > now,
        hasBegun: hasBegun(event, now),
      };
    });
  const known = new Set(events.map(({ id }) => id));
  const others = reports.allTime.events
    .filter(({ event_id }) => !known.has(event_id))
    .map((figures): Performance => {
      const sold = inRange.get(figures.event_id);
      const paidKobo = koboOf(sold?.revenue ?? '0');
      return {
        eventId: figures.event_id,
        title: figures.title,
        totalTickets: figures.max_attendees,
        soldTickets: sold?.tickets ?? 0,
        checkedIn: sold?.checked_in ?? 0,
        availableCapacity: figures.max_attendees - figures.tickets,
        occupancyRate: figures.tickets / figures.max_attendees,
        revenueKobo: paidKobo,
        paidKobo,
        isUpcoming: false,
        isCancelled: false,
        hasBegun: hasBegun(figures, now),
      };
    });
  return [...mine, ...others].sort(
    (a, b) => b.soldTickets - a.soldTickets || b.occupancyRate - a.occupancyRate,
  );
}

const hasBegun = ({ start_date }: Pick<Event, 'start_date'>, now: number) =>
  Date.parse(start_date ?? '') <= now;

const figuresById = ({ events }: SalesReport) =>
  new Map<number, Figures>(events.map((each) => [each.event_id, each]));

/** Totals of all rows; occupancy is over all seats combined, except those of cancelled events. */
export function totalsOf(rows: readonly Performance[]) {
  const sum = (value: (row: Performance) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  const seatsOf = (row: Performance) => (row.isCancelled ? 0 : row.totalTickets);
  const seats = sum(seatsOf);
  const taken = sum((row) => row.occupancyRate * seatsOf(row));
  return {
    soldTickets: sum(({ soldTickets }) => soldTickets),
    checkedIn: sum(({ checkedIn }) => checkedIn),
    revenue: nairaOf(sum(({ revenueKobo }) => revenueKobo)),
    occupancyRate: seats === 0 ? 0 : taken / seats,
  };
}

/** Rows of the analytics CSV, including the header. Spec section 7. */
export const performanceRows = (rows: readonly Performance[]): string[][] => [
  [
    'Event Name',
    'Total Tickets',
    'Sold Tickets',
    'Checked In',
    'Available Capacity',
    'Occupancy Rate',
  ],
  ...rows.map((row) => [
    row.title,
    String(row.totalTickets),
    String(row.soldTickets),
    String(row.checkedIn),
    String(row.availableCapacity),
    percentText(row.occupancyRate),
  ]),
];
