import { isFree } from '@nzuko/shared-ui';
import { momentText, saleOf } from '@nzuko/shared-ui/parts';

import type { Event, EventTicketType } from '../api/eventsApi';
import { FEW_SEATS_LEFT } from '../constants';

/** How many more a type can sell, as far as is known before its sale. */
function leftOfType(type: EventTicketType, now: number): number {
  const sale = saleOf(type, now);
  if (sale === 'ended') return 0;
  return sale === 'notYet' ? (type.quota ?? Infinity) : type.available;
}

/**
 * How many of the event's tickets can still be sold: its types may have fewer than it has seats. An unlisted event may sell only a
 * few in all, which are counted in each type.
 */
export const seatsLeft = (
  {
    available_capacity,
    ticket_types,
    is_unlisted,
  }: Pick<Event, 'available_capacity' | 'ticket_types' | 'is_unlisted'>,
  now: number,
): number => {
  const left = ticket_types.map((type) => leftOfType(type, now));
  if (left.length === 0) return available_capacity;
  return Math.min(
    available_capacity,
    is_unlisted ? Math.max(...left) : left.reduce((sum, of) => sum + of, 0),
  );
};

/** For example "80 seats left" or "only 3 left". */
export function seatsText(available: number): string {
  if (available <= FEW_SEATS_LEFT) return `only ${available} left`;
  return `${available.toLocaleString('en-NG')} seats left`;
}

/** How many tickets of a type are left and until when, or why it can't be booked. */
export function saleText(type: EventTicketType, timezone: string, now: number): string {
  switch (saleOf(type, now)) {
    case 'notYet':
      return `On sale from ${momentText(type.sale_starts_at ?? null, timezone)}`;
    case 'ended':
      return `Sale ended ${momentText(type.sale_ends_at ?? null, timezone)}`;
    case 'soldOut':
      return 'Sold out';
    default:
      return type.sale_ends_at
        ? `${seatsText(type.available)}, until ${momentText(type.sale_ends_at, timezone)}`
        : seatsText(type.available);
  }
}

/** Start of the next sale; null if none is scheduled. */
export function firstSale({ ticket_types }: Pick<Event, 'ticket_types'>, now: number) {
  const starts = ticket_types
    .filter((type) => saleOf(type, now) === 'notYet')
    .map(({ sale_starts_at }) => sale_starts_at ?? '')
    .sort();
  return starts[0] ?? null;
}

/** True if the event has several ticket types, or one with sale dates. */
export const hasTicketTypes = ({ ticket_types: types }: Pick<Event, 'ticket_types'>): boolean =>
  types.length > 1 ||
  types.some(({ sale_starts_at, sale_ends_at }) => sale_starts_at || sale_ends_at);

/** True if any of the event's tickets costs something. */
export const sellsTickets = ({ ticket_price, ticket_types }: Event): boolean =>
  !isFree(ticket_price) || ticket_types.some(({ price }) => !isFree(price));
