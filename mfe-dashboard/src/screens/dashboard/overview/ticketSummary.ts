import type { Ticket } from '../../../api/ticketsApi';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../time/durations';
import { canChange, ticketState } from '../my-tickets/ticketState';

/** An attendee's figures at `now` (milliseconds since 1970). */
export function summarize(tickets: readonly Ticket[], now: number) {
  const upcoming = tickets.filter(
    ({ event }) => event.status !== 'CANCELLED' && Date.parse(event.end_date) > now,
  );
  const valid = upcoming.filter(({ status }) => status === 'VALID');
  const attended = tickets.filter(({ checked_in }) => checked_in).map(({ event }) => event.id);
  const bySoonest = [...valid].sort(
    (a, b) => Date.parse(a.event.start_date) - Date.parse(b.event.start_date),
  );
  return {
    /** The valid ticket whose event starts soonest. */
    next: bySoonest[0],
    held: valid.length,
    awaitingPayment: upcoming.filter(({ status }) => status === 'PENDING').length,
    attended: new Set(attended).size,
  };
}

/** A ticket of each order that awaits its payment at `now`, the first to expire first. */
export function unpaidOrders(tickets: readonly Ticket[], now: number): Ticket[] {
  const endOf = ({ order }: Ticket) => Date.parse(order.expires_at ?? '');
  const unpaid = tickets.filter(
    (ticket) =>
      ticketState(ticket) === 'awaitingPayment' && canChange(ticket, now) && endOf(ticket) > now,
  );
  return [...new Map(unpaid.map((ticket) => [ticket.order.id, ticket])).values()].sort(
    (a, b) => endOf(a) - endOf(b),
  );
}

/** Time until `startsAt` in at most two units: "12 days", "3 days 4 h", "5 h 20 min", "Now". */
export function countdownText(startsAt: number, now: number): string {
  const left = startsAt - now;
  if (left <= 0) return 'Now';
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  if (days >= 7) return `${days} days`;
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return `${Math.max(1, minutes)} min`;
}
