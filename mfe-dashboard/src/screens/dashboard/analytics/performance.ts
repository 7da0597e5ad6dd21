import type { Event } from '../../../api/eventsApi';
import type { SalesReport } from '../../../api/salesApi';
import { koboOf, nairaOf } from '../../../components/kobo';
import { percentText } from '../../../components/occupancy';

/** How one event does: its sales of the time range, and how full it is by now. */
export interface Performance {
  eventId: number;
  title: string;
  totalTickets: number;
  soldTickets: number;
  checkedIn: number;
  availableCapacity: number;
  /** Sold since ever of all seats, 0 to 1. */
  occupancyRate: number;
  revenueKobo: number;
  isToCome: boolean;
}

type Figures = SalesReport['events'][number];

interface Reports {
  /** The sales of the time range. */
  range: SalesReport;
  /** The sales since ever. */
  ever: SalesReport;
}

/** Each event that has been on sale, most sold first. An administrator's report names events of others too. */
export function performances(events: readonly Event[], reports: Reports, now: number) {
  const inRange = figuresById(reports.range);
  const ever = figuresById(reports.ever);
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
        availableCapacity: event.available_capacity,
        occupancyRate: (ever.get(event.id)?.tickets ?? 0) / event.max_attendees,
        // Spec section 9: sold tickets times event price.
        revenueKobo: sold * koboOf(event.ticket_price),
        isToCome: event.status === 'PUBLISHED' && Date.parse(event.start_date ?? '') > now,
      };
    });
  const known = new Set(events.map(({ id }) => id));
  const others = reports.ever.events
    .filter(({ event_id }) => !known.has(event_id))
    .map((figures): Performance => {
      const sold = inRange.get(figures.event_id);
      return {
        eventId: figures.event_id,
        title: figures.title,
        totalTickets: figures.max_attendees,
        soldTickets: sold?.tickets ?? 0,
        checkedIn: sold?.checked_in ?? 0,
        availableCapacity: figures.max_attendees - figures.tickets,
        occupancyRate: figures.tickets / figures.max_attendees,
        revenueKobo: koboOf(sold?.revenue ?? '0'),
        isToCome: false,
      };
    });
  return [...mine, ...others].sort(
    (a, b) => b.soldTickets - a.soldTickets || b.occupancyRate - a.occupancyRate,
  );
}

const figuresById = ({ events }: SalesReport) =>
  new Map<number, Figures>(events.map((each) => [each.event_id, each]));

/** The sums of all rows; the occupancy is that of all seats together. */
export function totalsOf(rows: readonly Performance[]) {
  const sum = (value: (row: Performance) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  const seats = sum(({ totalTickets }) => totalTickets);
  const taken = sum(({ occupancyRate, totalTickets }) => occupancyRate * totalTickets);
  return {
    soldTickets: sum(({ soldTickets }) => soldTickets),
    checkedIn: sum(({ checkedIn }) => checkedIn),
    revenue: nairaOf(sum(({ revenueKobo }) => revenueKobo)),
    occupancyRate: seats === 0 ? 0 : taken / seats,
  };
}

/** The rows of the analytics CSV, with its head. Spec section 7. */
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

/** `analytics-report-<date>.csv`. Spec section 7. */
export const analyticsFileName = (today: string) => `analytics-report-${today}.csv`;
