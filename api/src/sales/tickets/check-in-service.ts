import { doorSentences, tidyTicketNumber } from '@nzuko/contract/text';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ConflictError, ForbiddenError, NotFoundError } from '../../platform/http/errors';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import { actingOn, requireRight } from '../../platform/teams/acting';
import * as repository from './check-in-repository';
import type { CheckInPayload, CheckInResult, UndoCheckInResult } from './check-in-schemas';
import {
  alreadyInSentence,
  entrySentences,
  entryRefusal,
  isWrongDoor,
  refusalError,
} from './entry-rules';
import type { TicketCodes } from './ticket-codes';
import { nameOnTicket } from './ticket-people';

/** Checks single tickets in, and undoes that; devices at the door send their scans to `api/src/door`. */
export class CheckInService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly codes: TicketCodes,
    private readonly now: Clock,
  ) {}

  /**
   * Checks an attendee in. Scanning again returns the time of the first scan and changes nothing, since double scans are
   * common.
   *
   * @throws NotFoundError if no ticket has the number.
   * @throws ForbiddenError if its event belongs to another organizer.
   * @throws ConflictError `not_genuine`, `other_event`, `event_cancelled`, `ticket_transferred`, `ticket_cancelled`,
   *   `ticket_unpaid`, `ticket_on_hold`.
   */
  async checkIn(actor: Actor, payload: CheckInPayload): Promise<CheckInResult> {
    return this.db.transaction().execute(async (trx) => {
      const ticket = await this.atDoor(trx, actor, payload);
      const refused = entryRefusal(ticket, payload.event_id);
      if (refused) throw refusalError(refused, ticket);

      const first = ticket.checked_in_at;
      const at = first ?? this.now();
      if (!first) {
        await repository.markCheckedIn(trx, ticket.id, actor.id, at);
        const entry = { by: actor, action: 'ticket_checked_in' as const, at };
        await appendEntry(trx, { ...entry, about: aboutTicket(ticket) });
      }
      const name = nameOnTicket(ticket);
      return {
        detail: first
          ? alreadyInSentence(ticket, { at: first, gate: null, isReturn: false }, this.now())
          : entrySentences.admitted(ticket),
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
   * Undoes a check-in, such as when the wrong person was admitted.
   *
   * @throws NotFoundError, ForbiddenError as `checkIn` does.
   * @throws ConflictError `not_genuine`, `other_event`, `ticket_transferred`, `not_checked_in`.
   */
  async undoCheckIn(actor: Actor, payload: CheckInPayload): Promise<UndoCheckInResult> {
    return this.db.transaction().execute(async (trx) => {
      const ticket = await this.atDoor(trx, actor, payload);
      if (isWrongDoor(ticket, payload.event_id)) throw refusalError('other_event', ticket);
      if (ticket.wasTransferred) throw refusalError('ticket_transferred', ticket);
      const name = nameOnTicket(ticket);
      if (!ticket.checked_in_at) {
        throw new ConflictError('not_checked_in', `${name} is not checked in.`);
      }
      await repository.markCheckedIn(trx, ticket.id, null, null);
      const entry = { by: actor, action: 'check_in_undone' as const, at: this.now() };
      await appendEntry(trx, { ...entry, about: aboutTicket(ticket) });
      await repository.undoScans(trx, ticket.id);
      return {
        detail: `${name} is not checked in any more, so they can come in again.`,
        event_id: ticket.event_id,
        ticket_number: ticket.ticket_number,
        name,
        checked_in: false,
      };
    });
  }

  /** Locks the ticket of a number or scanned code, if this actor may check it in. */
  private async atDoor(
    trx: Transaction<Database>,
    actor: Actor,
    payload: CheckInPayload,
  ): Promise<repository.TicketAtDoor> {
    const code = this.codes.read(payload.ticket_number);
    if (code === 'forged') throw new ConflictError('not_genuine', doorSentences.not_genuine);
    const number = code ? code.ticketNumber : tidyTicketNumber(payload.ticket_number);
    const ticket = await repository.ticketAtDoor(trx, number);
    if (!ticket) throw new NotFoundError(doorSentences.unknown_ticket);
    const { event_id: id, organizer_id } = ticket;
    const acting = await actingOn(trx, actor, { id, organizer_id });
    if (!acting) throw new ForbiddenError(doorSentences.another_organizer);
    requireRight(acting, 'door');
    return ticket;
  }
}

const aboutTicket = ({ id, event_id, organizer_id }: repository.TicketAtDoor) => ({
  event: event_id,
  team: organizer_id,
  ticket: id,
});
