import { ofEventTimes } from '../../platform/eventTimes';
import { formatNaira } from '../../platform/money';
import { presentOrder, presentShare } from '../orders/order-presenter';
import { heldUntil } from '../orders/unpaid-hold';
import { moveSince, quoteCancellation, refundedOf } from './cancellation-quote';
import type { TicketCodes } from './ticket-codes';
import { presentPayer } from './ticket-people';
import type { TicketEventRow } from '../orders/ticket-event-columns';
import type { TicketRow } from './tickets-repository';
import type { Ticket } from './tickets-schemas';

/** A ticket as its owner sees it; if someone else paid, they only see their ticket's share of the order. */
export function presentTicket(
  row: TicketRow,
  ownerId: number,
  codes: TicketCodes,
  now: Date,
): Ticket {
  const order = {
    ...row,
    id: row.order_id,
    status: row.order_status,
    created_at: row.order_created_at,
  };
  const event = { status: row.event_status, suspended_at: row.event_suspended_at };
  const payer = presentPayer(row, ownerId);
  const moved = moveSince(row, now);
  const refunded = refundedOf(row);
  return {
    id: row.id,
    ticket_number: row.ticket_number,
    ticket_type: row.kind,
    ...(row.type_name !== null && { ticket_type_name: row.type_name }),
    status: row.status,
    on_hold: row.suspended_at !== null,
    checked_in: row.checked_in_at !== null,
    checked_in_time: row.checked_in_at?.toISOString() ?? null,
    custom_image: row.checks_photos ? row.door_photo : row.custom_image,
    holder:
      row.holder_name && row.holder_email
        ? { name: row.holder_name, email: row.holder_email }
        : null,
    transfer:
      row.to_name !== null && row.to_email !== null && row.offer_expires_at !== null
        ? {
            name: row.to_name,
            email: row.to_email,
            expires_at: row.offer_expires_at.toISOString(),
          }
        : null,
    paid_by: payer,
    qr_payload: codeOf(row, codes),
    cancellation: quoteCancellation(row, payer, now),
    ...(moved && { moved }),
    refunded: refunded === null ? null : formatNaira(refunded),
    is_refund_under_way: row.is_refund_under_way,
    refund_account_by: payer ? null : (row.refund_account_by?.toISOString() ?? null),
    created_at: row.created_at.toISOString(),
    is_at_bank: row.is_at_bank,
    bank_transfer_rejected: row.order_status === 'HELD' && row.rejected_transfer !== null,
    ...(order.status === 'HELD' && { can_pay: heldUntil(order, event, now) !== null }),
    order: payer ? presentShare(order) : presentOrder(order),
    event: presentTicketEvent(row),
  };
}

/** The payload of a ticket's QR code; null while the ticket is not valid for entry. */
export function codeOf(
  row: Pick<TicketRow, 'ticket_number' | 'event_id' | 'status' | 'suspended_at'>,
  codes: TicketCodes,
): string | null {
  const isGood = row.status === 'VALID' && row.suspended_at === null;
  return isGood ? codes.write(row.ticket_number, row.event_id) : null;
}

/** A ticket's event, which was published and therefore has a start and an end. */
export function presentTicketEvent(
  row: TicketEventRow & Pick<TicketRow, 'created_at' | 'checks_photos'>,
): Ticket['event'] {
  return {
    id: row.event_id,
    title: row.title,
    ...ofEventTimes((time) => row[time]?.toISOString() ?? null),
    start_date: (row.start_date ?? row.created_at).toISOString(),
    end_date: (row.end_date ?? row.created_at).toISOString(),
    timezone: row.timezone,
    location: row.location,
    city: row.city,
    banner_image: row.banner_image,
    status: row.event_status,
    ...(row.checks_photos && { checks_photos: true }),
  };
}
