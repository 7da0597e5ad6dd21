import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { Actor } from '../../security/tokens';
import { managedEvent } from '../events/event-access';
import { tidyTicketNumber } from '../orders/ticket-number';
import { nameAtDoor } from '../tickets/entry-rules';
import type { TicketCodes } from '../tickets/ticket-codes';
import { markCheckedIn, ticketAtDoor } from '../tickets/tickets-repository';
import { presentConflict } from './door-conflicts';
import * as repository from './door-repository';
import type {
  DoorConflict,
  DoorList,
  DoorScan,
  DoorSyncPayload,
  DoorVerdict,
  SignedDoorList,
} from './door-schemas';
import { judge, sentenceOf, type Door, type Scanned } from './door-verdict';
import { scanTime } from './scan-time';

type Trx = Transaction<Database>;
type ScanRow = repository.ScanRow;

/** The door of an event, with and without network. Source: ticketing rules "The door". */
export class DoorService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly codes: TicketCodes,
    private readonly now: Clock,
  ) {}

  /**
   * Every ticket of an event with its state, signed, for a device that will lose its network.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async list(actor: Actor, eventId: number): Promise<SignedDoorList> {
    const { id, title, timezone, status } = await managedEvent(this.db, actor, eventId);
    const rows = await repository.listDoorTickets(this.db, eventId);
    const [key, ...earlierKeys] = this.codes.publicKeys;
    const list: DoorList = {
      event: { id, title, timezone, status },
      taken_at: this.now().toISOString(),
      key,
      earlier_keys: earlierKeys,
      tickets: rows.map((row) => ({
        ticket_number: row.ticket_number,
        name: nameAtDoor(row),
        ticket_type: row.kind,
        status: row.status,
        checked_in_time: row.checked_in_at?.toISOString() ?? null,
      })),
    };
    const text = JSON.stringify(list);
    return { list: text, signature: this.codes.sign(text) };
  }

  /**
   * Judges scans in the order they come. A ticket is admitted once: of two devices that both let somebody in without
   * network, the scan that arrives first is the admission, the other a conflict.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async sync(
    actor: Actor,
    eventId: number,
    payload: DoorSyncPayload,
  ): Promise<{ results: DoorVerdict[] }> {
    const door = await managedEvent(this.db, actor, eventId);
    const results: DoorVerdict[] = [];
    for (const scan of payload.scans) {
      // A transaction each: one over all could meet another device's, whose scans come in another order, in a deadlock.
      const verdict = await this.db
        .transaction()
        .execute((trx) => this.take(trx, actor, door, payload, scan));
      results.push(verdict);
    }
    return { results };
  }

  /**
   * Who was let in by a door without network and should not have been.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async conflicts(actor: Actor, eventId: number): Promise<DoorConflict[]> {
    const event = await managedEvent(this.db, actor, eventId);
    const rows = await repository.listConflicts(this.db, eventId);
    return rows.map((row) => presentConflict(row, event));
  }

  private async take(
    trx: Trx,
    actor: Actor,
    door: Door,
    { device_id, sent_at }: DoorSyncPayload,
    scan: DoorScan,
  ): Promise<DoorVerdict> {
    // The lock on the ticket first: a scan that arrives twice at once finds its twin stored below.
    const { scanned, ticketNumber } = await this.scannedBy(trx, scan.ticket_number);
    const known = await repository.findScan(trx, door.id, scan.id);
    if (known) return this.takeAgain(trx, known, scan, { scanned, door });

    const now = this.now();
    const ticket = typeof scanned === 'string' ? null : scanned;
    const row: ScanRow = {
      event_id: door.id,
      id: scan.id,
      device_id,
      user_id: actor.id,
      ticket_id: ticket?.id ?? null,
      ticket_number: ticketNumber,
      outcome: judge(scanned, door),
      let_in: scan.let_in,
      undone: scan.undone ?? false,
      scanned_at: scanTime(
        { scanned_at: scan.scanned_at, sent_at },
        ticket?.created_at ?? now,
        now,
      ),
      received_at: now,
    };
    await repository.insertScan(trx, row);
    if (ticket && row.outcome === 'admitted' && !row.undone) {
      await markCheckedIn(trx, ticket.id, actor.id, row.scanned_at);
      ticket.checked_in_at = row.scanned_at;
    }
    return present(row, scanned, door);
  }

  /** A scan that is known: what became of it stands, but the door may have opened since, or it was taken back. */
  private async takeAgain(
    trx: Trx,
    known: ScanRow,
    scan: DoorScan,
    { scanned, door }: { scanned: Scanned; door: Door },
  ): Promise<DoorVerdict> {
    const row = {
      ...known,
      let_in: known.let_in || scan.let_in,
      undone: known.undone || (scan.undone ?? false),
    };
    await repository.updateScan(trx, row);
    if (row.undone && !known.undone && row.outcome === 'admitted') {
      await repository.takeBack(trx, row);
    }
    return present(row, scanned, door);
  }

  private async scannedBy(trx: Trx, text: string) {
    const code = this.codes.read(text);
    if (code === 'forged') {
      return { scanned: 'not_genuine' as const, ticketNumber: text.trim().split('.')[1] ?? '' };
    }
    const ticketNumber = code ? code.ticketNumber : tidyTicketNumber(text);
    const scanned: Scanned = (await ticketAtDoor(trx, ticketNumber)) ?? 'unknown_ticket';
    return { scanned, ticketNumber };
  }
}

function present(row: ScanRow, scanned: Scanned, door: Door): DoorVerdict {
  const { id, outcome, let_in, undone } = row;
  // The name of who comes to somebody else's event is not for this door.
  const ticket =
    typeof scanned === 'string' || scanned.organizer_id !== door.organizer_id ? null : scanned;
  return {
    id,
    outcome,
    detail: sentenceOf(outcome, scanned, door),
    name: ticket && nameAtDoor(ticket),
    ticket_number: row.ticket_number,
    ticket_type: ticket?.kind ?? null,
    checked_in_time: ticket?.checked_in_at?.toISOString() ?? null,
    is_conflict: let_in && !undone && outcome !== 'admitted',
  };
}
