import type { Generated } from 'kysely';
import type { OrderStatus } from '../limits';

/*
 * Roll-ups (decision 0062), written by triggers and added up by a job. Several rows may have the same key: a figure is their
 * sum. Days are text, such as `2026-03-01`, since a Date would have a zone.
 */

interface SalesFiguresTable {
  event_id: number;
  ticket_type_id: number;
  /** When the tickets were sold (or held), in Lagos. */
  day: string;
  /** The same in the event's time zone. */
  local_day: string;
  pending: number;
  valid: number;
  cancelled: number;
  /** Of the valid tickets. */
  revenue_kobo: number;
  /** Prices of cancelled tickets, less refunds. */
  kept_kobo: number;
  checked_in: number;
  is_folded: Generated<boolean>;
}

/** Folded `sales_figures`: a row per event, whose day is always `-infinity`. */
type SalesTotalsTable = Omit<SalesFiguresTable, 'ticket_type_id' | 'local_day' | 'is_folded'>;

/** The same per team and day, in Lagos. */
interface TeamSalesTotalsTable extends Omit<SalesTotalsTable, 'event_id'> {
  organizer_id: number;
}

interface CheckInFiguresTable {
  event_id: number;
  /** The start of the quarter-hour. */
  quarter: Date;
  check_ins: number;
  is_folded: Generated<boolean>;
}

interface OrderFiguresTable {
  event_id: number;
  status: OrderStatus;
  orders: number;
  is_folded: Generated<boolean>;
}

interface MailFiguresTable {
  /** When they were queued, in UTC. */
  day: string;
  status: 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCONFIRMED';
  mails: number;
  is_folded: Generated<boolean>;
}

/** Sort keys of an event's attendees, kept by triggers on tickets and users. */
interface AttendeeNamesTable {
  ticket_id: number;
  event_id: number;
  name: string;
}

export interface FigureTables {
  attendee_names: AttendeeNamesTable;
  sales_figures: SalesFiguresTable;
  sales_totals: SalesTotalsTable;
  team_sales_totals: TeamSalesTotalsTable;
  check_in_figures: CheckInFiguresTable;
  order_figures: OrderFiguresTable;
  mail_figures: MailFiguresTable;
}
