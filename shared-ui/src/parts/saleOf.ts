import type { ApiSchemas } from '@nzuko/contract';

/** Whether a ticket type can be bought, and if not, why. */
type Sale = 'open' | 'soldOut' | 'notYet' | 'ended';

/** A ticket type's sale status at `now` (milliseconds since 1970). */
export function saleOf(
  type: Pick<ApiSchemas['EventTicketType'], 'sale_starts_at' | 'sale_ends_at' | 'available'>,
  now: number,
): Sale {
  if (type.sale_starts_at && Date.parse(type.sale_starts_at) > now) return 'notYet';
  if (type.sale_ends_at && Date.parse(type.sale_ends_at) <= now) return 'ended';
  return type.available > 0 ? 'open' : 'soldOut';
}
