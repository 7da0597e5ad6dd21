import type { ApiSchemas } from '@nzuko/contract';
import { formatPrice, isFree } from '@nzuko/shared-ui';

import { saleOf } from './saleOf';

type Event = ApiSchemas['Event'];
type Priced = Pick<Event, 'ticket_price' | 'ticket_types' | 'undecided'>;

/** The types that can be bought now or later, lowest price first; if all are sold out, those. */
function offeredTypes({ ticket_types }: Priced, now: number) {
  const onSale = ticket_types.filter((type) => saleOf(type, now) !== 'ended');
  const left = onSale.filter((type) => saleOf(type, now) !== 'soldOut');
  return (left.length > 0 ? left : onSale).sort(
    (one, other) => Number(one.price) - Number(other.price),
  );
}

/** The prices of the types that can be bought now or later, lowest first: decimal text, each once. */
export function offeredPrices(event: Priced, now: number): string[] {
  const prices = [...new Set(offeredTypes(event, now).map(({ price }) => price))];
  return prices.length === 0 ? [event.ticket_price] : prices;
}

/** "₦5,000", or "₦5,000 + fees" if the buyer bears them. */
export const typePriceText = ({
  price,
  fees,
}: Pick<Event['ticket_types'][number], 'price' | 'fees'>): string =>
  formatPrice(price) + (fees ? ' + fees' : '');

/** "₦5,000"; "From ₦3,000" or "Free and paid" if prices differ; "No price yet" for a draft without one. */
export function priceText(event: Priced, now: number = Date.now()): string {
  if (event.undecided?.includes('ticket_price')) return 'No price yet';
  const [lowest = { price: event.ticket_price }, ...others] = offeredTypes(event, now);
  if (others.every(({ price }) => price === lowest.price)) return typePriceText(lowest);
  return isFree(lowest.price) ? 'Free and paid' : `From ${typePriceText(lowest)}`;
}
