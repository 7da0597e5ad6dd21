import { formatNaira } from '../../platform/money';
import { lostFee, quoteRefund, refundedOf } from '../tickets/cancellation-quote';
import { reachableAddress } from '../tickets/ticket-people';
import type { SoldTicketRow } from './sales-repository';
import type { SoldTicket } from './sales-schemas';

/** A sold ticket as its organizer sees it. */
export function presentSold(row: SoldTicketRow, bearsLostFees: boolean): SoldTicket {
  const refund = quoteRefund(row);
  return {
    id: row.id,
    ticket_number: row.ticket_number,
    ticket_type: row.kind,
    status: row.status,
    on_hold: row.suspended_at !== null,
    price: formatNaira(row.price_kobo),
    refund: presentAmount(refund),
    lost_fee: refund && bearsLostFees ? formatNaira(lostFee(row)) : null,
    refunded: presentAmount(refundedOf(row)),
    name: row.name,
    email: reachableAddress(row.email),
    buyer: presentBuyer(row),
    buyer_phone: row.buyer_phone,
    ...(row.is_door_sale && { sold_at_door: true }),
    event: { id: row.event_id, title: row.title, timezone: row.timezone },
    order_id: row.order_id,
    booked_at: row.booked_at.toISOString(),
    checked_in: row.checked_in_at !== null,
    checked_in_time: row.checked_in_at?.toISOString() ?? null,
  };
}

const presentAmount = (kobo: number | null) => (kobo === null ? null : formatNaira(kobo));

/** Who booked a ticket, if not its holder. A ticket sold at the door has its seller as nominal buyer. */
function presentBuyer(row: SoldTicketRow): SoldTicket['buyer'] {
  const { buyer_name: name, buyer_email: email } = row;
  const isHolder = name === row.name && email.toLowerCase() === row.email.toLowerCase();
  return isHolder || row.is_door_sale ? null : { name, email: reachableAddress(email) };
}
