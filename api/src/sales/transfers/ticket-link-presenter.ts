import { formatNaira } from '../../platform/money';
import { moveSince, quoteCancellation } from '../tickets/cancellation-quote';
import type { TicketCodes } from '../tickets/ticket-codes';
import { maskedEmail, nameOnTicket, presentPayer } from '../tickets/ticket-people';
import { codeOf, presentTicketEvent } from '../tickets/ticket-presenter';
import type { LinkedTicketRow } from './linked-ticket-repository';
import type { TicketLink } from './ticket-link-schemas';
import type { TransferRow } from './transfers-repository';

/** An offer as shown to anyone with its link, without number and code, which stay with the owner until it is accepted. */
export function presentOffer(
  row: LinkedTicketRow,
  offer: TransferRow,
  from: string,
  readerEmail: string | null,
): TicketLink {
  return {
    ...presentBoth(row),
    name: offer.to_name,
    offer: {
      from,
      email: maskedEmail(offer.to_email),
      is_own_address:
        readerEmail === null ? null : readerEmail.toLowerCase() === offer.to_email.toLowerCase(),
      expires_at: offer.expires_at.toISOString(),
    },
    ticket: null,
  };
}

/** A ticket as shown by its link. */
export function presentLinked(row: LinkedTicketRow, codes: TicketCodes, now: Date): TicketLink {
  const payer = presentPayer(row, row.user_id);
  return {
    ...presentBoth(row),
    name: nameOnTicket(row),
    offer: null,
    ticket: {
      ticket_number: row.ticket_number,
      status: row.status,
      checked_in: row.checked_in_at !== null,
      checked_in_time: row.checked_in_at?.toISOString() ?? null,
      on_hold: row.suspended_at !== null,
      qr_payload: codeOf(row, codes),
      photo: row.checks_photos ? row.door_photo : null,
      is_moved: moveSince(row, now) !== undefined,
      price: formatNaira(row.total_kobo / row.quantity),
      paid_by: payer,
      cancellation: quoteCancellation(row, payer, now),
      names_holder: row.holder_email !== null,
      in_account: row.user_id !== null,
    },
  };
}

function presentBoth(row: LinkedTicketRow) {
  return {
    event: presentTicketEvent(row),
    ticket_type: row.kind,
    ...(row.type_name !== null && { ticket_type_name: row.type_name }),
  };
}
