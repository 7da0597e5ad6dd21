import type { Ticket } from '../../../api/ticketsApi';

/** An event and the number of active tickets the user has for it. */
export interface AttendedEvent {
  event: Ticket['event'];
  tickets: number;
}

/** The tickets' events, each once: upcoming (soonest first) and past (latest first). Cancelled tickets don't count. */
export function attendedEvents(tickets: readonly Ticket[], now: number) {
  const byId = new Map<number, AttendedEvent>();
  for (const { event, status } of tickets) {
    if (status === 'CANCELLED') continue;
    const known = byId.get(event.id);
    byId.set(event.id, { event, tickets: (known?.tickets ?? 0) + 1 });
  }
  const start = ({ event }: AttendedEvent) => Date.parse(event.start_date);
  const all = [...byId.values()].sort((a, b) => start(a) - start(b));
  const isOver = ({ event }: AttendedEvent) => Date.parse(event.end_date) <= now;
  return { upcoming: all.filter((each) => !isOver(each)), past: all.filter(isOver).reverse() };
}
