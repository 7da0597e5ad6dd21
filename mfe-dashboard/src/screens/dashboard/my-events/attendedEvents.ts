import type { Ticket } from '../../../api/ticketsApi';

/** An event, how many tickets the user has for it, and how many that still await payment. */
export interface AttendedEvent {
  event: Ticket['event'];
  tickets: number;
  unpaid: number;
}

/** The tickets' events, each once: upcoming (soonest first) and past (latest first). Cancelled tickets don't count. */
export function attendedEvents(tickets: readonly Ticket[], now: number) {
  const byId = new Map<number, AttendedEvent>();
  for (const { event, status } of tickets) {
    if (status === 'CANCELLED') continue;
    const { tickets: paid, unpaid } = byId.get(event.id) ?? { tickets: 0, unpaid: 0 };
    byId.set(event.id, {
      event,
      ...(status === 'PENDING'
        ? { tickets: paid, unpaid: unpaid + 1 }
        : { tickets: paid + 1, unpaid }),
    });
  }
  const start = ({ event }: AttendedEvent) => Date.parse(event.start_date);
  const all = [...byId.values()].sort((a, b) => start(a) - start(b));
  const isOver = ({ event }: AttendedEvent) => Date.parse(event.end_date) <= now;
  return { upcoming: all.filter((each) => !isOver(each)), past: all.filter(isOver).reverse() };
}
