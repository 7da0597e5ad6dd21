import type { Ticket } from '../../../api/ticketsApi';

/** An event and how many living tickets the user has for it. */
export interface AttendedEvent {
  event: Ticket['event'];
  tickets: number;
}

/** The events behind the tickets, each once: to come, soonest first; over, latest first. Cancelled tickets count for none. */
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
  return { toCome: all.filter((each) => !isOver(each)), over: all.filter(isOver).reverse() };
}
