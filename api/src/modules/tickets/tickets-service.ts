import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { ConflictError, ForbiddenError, NotFoundError } from '../../http/errors';
import type { Actor } from '../../security/tokens';
import { presentOrder } from '../orders/order-presenter';
import { tidyTicketNumber } from '../orders/ticket-number';
import { doorSentences, entryRefusal, isWrongDoor, nameAtDoor, refusalError } from './entry-rules';
import type { TicketCodes } from './ticket-codes';
import * as repository from './tickets-repository';
import type { CheckInPayload, CheckInResult, Ticket, UndoCheckInResult } from './tickets-schemas';

export class TicketsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly codes: TicketCodes,
    private readonly now: Clock,
  ) {}

  /** All tickets of the signed-in user, newest first; only a valid one says what its QR code holds. */
  async mine(actor: Actor): Promise<Ticket[]> {
    return (await repository.listTickets(this.db, actor.id)).map((row) =>
      presentTicket(row, this.codes),
    );
  }

  /**
   * Checks an attendee in. Scanning again answers when the first scan was, and changes nothing: a door scans twice
   * easily. Source: ticketing rules "The door".
   *
   * @throws NotFoundError when no ticket has the number.
   * @throws ForbiddenError when its event is another organizer's.
   * @throws ConflictError `not_genuine`, `other_event`, `event_cancelled`, `ticket_cancelled`, `ticket_unpaid`.
   */
  async checkIn(actor: Actor, payload: CheckInPayload): Promise<CheckInResult> {
    return this.db.transaction().execute(async (trx) => {
      const ticket = await this.atDoor(trx, actor, payload);
      const refused = entryRefusal(ticket, payload.event_id);
      if (refused) throw refusalError(refused, ticket);

      const first = ticket.checked_in_at;
      const at = first ?? this.now();
      if (!first) await repository.markCheckedIn(trx, ticket.id, actor.id, at);
      const name = nameAtDoor(ticket);
      return {
        detail: doorSentences[first ? 'already_checked_in' : 'admitted'](ticket),
        already_checked_in: first !== null,
        event_id: ticket.event_id,
        ticket_number: ticket.ticket_number,
        ticket_type: ticket.kind,
        name,
        checked_in: true,
        checked_in_time: at.toISOString(),
      };
    });
  }

  /**
   * Takes a check-in back, as when the wrong person was let in.
   *
   * @throws NotFoundError, ForbiddenError as `checkIn` does.
   * @throws ConflictError `not_genuine`, `other_event`, `not_checked_in`.
   */
  async undoCheckIn(actor: Actor, payload: CheckInPayload): Promise<UndoCheckInResult> {
    return this.db.transaction().execute(async (trx) => {
      const ticket = await this.atDoor(trx, actor, payload);
      if (isWrongDoor(ticket, payload.event_id)) throw refusalError('other_event', ticket);
      const name = nameAtDoor(ticket);
      if (!ticket.checked_in_at) {
        throw new ConflictError('not_checked_in', `${name} is not checked in.`);
      }
      await repository.markCheckedIn(trx, ticket.id, null, null);
      return {
        detail: `${name} is not checked in any more.`,
        event_id: ticket.event_id,
        ticket_number: ticket.ticket_number,
        name,
        checked_in: false,
      };
    });
  }

  /** The ticket that a number or a scanned code stands for, locked, if this actor may judge it. */
  private async atDoor(
    trx: Transaction<Database>,
    actor: Actor,
    payload: CheckInPayload,
  ): Promise<repository.TicketAtDoor> {
    const code = this.codes.read(payload.ticket_number);
    if (code === 'forged') throw new ConflictError('not_genuine', 'This QR code is not genuine.');
    const number = code ? code.ticketNumber : tidyTicketNumber(payload.ticket_number);
    const ticket = await repository.ticketAtDoor(trx, number);
    if (!ticket) throw new NotFoundError('No ticket has this number.');
    if (actor.role !== 'ADMIN' && actor.id !== ticket.organizer_id) {
      throw new ForbiddenError('This ticket is for an event of another organizer.');
    }
    return ticket;
  }
}

function presentTicket(row: repository.TicketRow, codes: TicketCodes): Ticket {
  return {
    id: row.id,
    ticket_number: row.ticket_number,
    ticket_type: row.kind,
    ...(row.type_name !== null && { ticket_type_name: row.type_name }),
    status: row.status,
    checked_in: row.checked_in_at !== null,
    checked_in_time: row.checked_in_at?.toISOString() ?? null,
    custom_image: row.custom_image,
    holder:
      row.holder_name && row.holder_email
        ? { name: row.holder_name, email: row.holder_email }
        : null,
    qr_payload: row.status === 'VALID' ? codes.write(row.ticket_number, row.event_id) : null,
    created_at: row.created_at.toISOString(),
    order: presentOrder({
      ...row,
      id: row.order_id,
      status: row.order_status,
      created_at: row.order_created_at,
    }),
    event: {
      id: row.event_id,
      title: row.title,
      start_date: (row.start_date ?? row.created_at).toISOString(),
      end_date: (row.end_date ?? row.created_at).toISOString(),
      timezone: row.timezone,
      location: row.location,
      city: row.city,
      banner_image: row.banner_image,
      status: row.event_status,
    },
  };
}
