import type { Queryable } from '../../platform/database/schema';
import { validTicketsOf } from './orders-repository';

interface Holder {
  email: string;
  name: string;
  ticketNumbers: string[];
}

/** Who holds an order's valid tickets, each with all of theirs, as far as they have an address. */
export async function holdersOf(db: Queryable, orderId: number): Promise<Holder[]> {
  const holders = new Map<string, Holder>();
  for (const { email, name, ticket_number: number } of await validTicketsOf(db, orderId)) {
    if (email === null) continue;
    const key = email.toLowerCase();
    const known = holders.get(key) ?? { email, name: name ?? 'there', ticketNumbers: [] };
    known.ticketNumbers.push(number);
    holders.set(key, known);
  }
  return [...holders.values()];
}
