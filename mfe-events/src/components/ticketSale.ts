import { formatPrice, isFree } from 'shared-ui';

import type { Event } from '../api/eventsApi';
import { FEW_SEATS_LEFT } from '../constants';
import { momentText } from './eventTimes';

type EventTicketType = Event['ticket_types'][number];

/** Whether a ticket type can be bought, and if not, why. */
export type Sale = 'open' | 'soldOut' | 'notYet' | 'ended';

/** A ticket type's sale at a moment (milliseconds since 1970). */
export function saleOf(type: EventTicketType, now: number): Sale {
  if (type.sale_starts_at && Date.parse(type.sale_starts_at) > now) return 'notYet';
  if (type.sale_ends_at && Date.parse(type.sale_ends_at) <= now) return 'ended';
  return type.available > 0 ? 'open' : 'soldOut';
}

/** "80 seats left", "only 3 left". */
export function seatsText(available: number): string {
  if (available <= FEW_SEATS_LEFT) return `only ${available} left`;
  return `${available.toLocaleString('en-NG')} seats left`;
}

/** What is left of a ticket type and until when, or why there is none to be had. */
export function saleText(type: EventTicketType, timezone: string, now: number): string {
  switch (saleOf(type, now)) {
    case 'notYet':
      return `On sale from ${momentText(type.sale_starts_at ?? null, timezone)}`;
    case 'ended':
      return 'Sale ended';
    case 'soldOut':
      return 'Sold out';
    default:
      return type.sale_ends_at
        ? `${seatsText(type.available)}, until ${momentText(type.sale_ends_at, timezone)}`
        : seatsText(type.available);
  }
}

/** When the first of the sales that are to come begins; null when none is. */
export function firstSale({ ticket_types }: Pick<Event, 'ticket_types'>, now: number) {
  const starts = ticket_types
    .filter((type) => saleOf(type, now) === 'notYet')
    .map(({ sale_starts_at }) => sale_starts_at ?? '')
    .sort();
  return starts[0] ?? null;
}

/** Whether ticket types are to be told apart: several, or one that is not simply on sale. */
export const hasTicketTypes = ({ ticket_types: types }: Pick<Event, 'ticket_types'>): boolean =>
  types.length > 1 ||
  types.some(({ sale_starts_at, sale_ends_at }) => sale_starts_at || sale_ends_at);

/** "₦5,000", "From ₦3,000" or "Free and paid" where the ticket types differ that are, or will be, on sale. */
export function priceText(
  { ticket_price, ticket_types }: Pick<Event, 'ticket_price' | 'ticket_types'>,
  now: number,
): string {
  const offered = ticket_types.filter((type) => saleOf(type, now) !== 'ended');
  const prices = [...new Set(offered.map(({ price }) => price))];
  const [lowest, ...others] = prices.sort((a, b) => Number(a) - Number(b));
  if (lowest === undefined || others.length === 0) return formatPrice(lowest ?? ticket_price);
  return isFree(lowest) ? 'Free and paid' : `From ${formatPrice(lowest)}`;
}
