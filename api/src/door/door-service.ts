import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/schema';
import { inSnapshot } from '../platform/database/snapshot';
import type { Actor } from '../platform/security/tokens';
import { managedEvent } from '../events';
import { tidyTicketNumber } from '../sales';
import type { TicketCodes } from '../sales';
import { nameOnTicket } from '../sales';
import { markCheckedIn, ticketAtDoor } from '../sales';
import { presentConflict } from './door-conflicts';
import * as repository from './door-repository';
import { listOf, signedDoorList } from './door-list';
import type {
  DoorConflict,
  DoorList,
  DoorScan,
  DoorSyncPayload,
  DoorVerdict,
} from './door-schemas';
import { isOwnTicket, judge, sentenceOf, type Door, type Scanned } from './door-verdict';
import { scanTime } from './scan-time';
import { isAfterShift, latest, mayUndo, type Scanner } from './scanner';

type Trx = Transaction<Database>;
type ScanRow = repository.ScanRow;

/** An event's door, online and offline. Ticketing rules "The door". */
export class DoorService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly codes: TicketCodes,
    private readonly now: Clock,
  ) {}

  /**
   * A signed list of an event's tickets and their states, for devices that go offline: JSON in pieces.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async *list(actor: Actor, eventId: number): AsyncGenerator<string> {
    yield* this.listOf(await managedEvent(this.db, actor, eventId, 'door'));
  }

  /** The same for whoever is known to be at this event's door. */
  async *listOf(event: DoorList['event']): AsyncGenerator<string> {
    const takenAt = this.now();
    yield* inSnapshot(this.db, (trx) =>
      signedDoorList(listOf(trx, event, takenAt, this.codes), this.codes),
    );
  }

  /**
   * Processes scans in order of arrival. A ticket is admitted once: if two offline devices both admitted it, the scan that
   * arrives first is the admission, the other a conflict.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async sync(
    actor: Actor,
    eventId: number,
    payload: DoorSyncPayload,
  ): Promise<{ results: DoorVerdict[] }> {
    const door = await managedEvent(this.db, actor, eventId, 'door');
    return this.take({ user_id: actor.id, gate_link_id: null, shift: null }, door, payload);
  }

  /** The same for whoever is known to be at this event's door. */
  async take(
    scanner: Scanner,
    door: Door,
    payload: DoorSyncPayload,
  ): Promise<{ results: DoorVerdict[] }> {
    const results: DoorVerdict[] = [];
    for (const scan of payload.scans) {
      // One transaction per scan: a single one could deadlock with another device's scans in a different order.
      const verdict = await this.db
        .transaction()
        .execute((trx) => this.takeOne(trx, scanner, door, payload, scan));
      results.push(verdict);
    }
    return { results };
  }

  /**
   * Scans with which an offline door wrongly admitted someone.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async conflicts(actor: Actor, eventId: number): Promise<DoorConflict[]> {
    const event = await managedEvent(this.db, actor, eventId, 'door');
    const rows = await repository.listConflicts(this.db, eventId);
    return rows.map((row) => presentConflict(row, event));
  }

  private async takeOne(
    trx: Trx,
    scanner: Scanner,
    door: Door,
    { device_id, sent_at }: DoorSyncPayload,
    scan: DoorScan,
  ): Promise<DoorVerdict> {
    // Lock the ticket first: if a scan arrives twice at once, the second finds the first one stored below.
    const { scanned, ticketNumber } = await this.scannedBy(trx, scan.ticket_number);
    const known = await repository.findScan(trx, door.id, scan.id);
    const now = this.now();
    if (known) {
      const undone = scan.undone === true && mayUndo(scanner, known, now);
      return this.takeAgain(trx, known, { let_in: scan.let_in, undone }, { scanned, door });
    }

    const ticket = typeof scanned === 'string' ? null : scanned;
    const scannedAt = scanTime(
      { scanned_at: scan.scanned_at, sent_at },
      latest(ticket?.created_at, scanner.shift?.from) ?? now,
      now,
    );
    const row: ScanRow = {
      event_id: door.id,
      id: scan.id,
      device_id,
      user_id: scanner.user_id,
      gate_link_id: scanner.gate_link_id,
      ticket_id: ticket?.id ?? null,
      ticket_number: ticketNumber,
      outcome: isAfterShift(scanner, scan, scannedAt, now)
        ? 'gate_link_ended'
        : judge(scanned, door),
      let_in: scan.let_in,
      undone: scan.undone ?? false,
      scanned_at: scannedAt,
      received_at: now,
    };
    await repository.insertScan(trx, row);
    if (ticket && row.outcome === 'admitted' && !row.undone) {
      await markCheckedIn(trx, ticket.id, scanner.user_id, row.scanned_at);
      ticket.checked_in_at = row.scanned_at;
    }
    return present(row, scanned, door);
  }

  /** A known scan: its outcome stays, but the device may have admitted someone since, or undone it. */
  private async takeAgain(
    trx: Trx,
    known: ScanRow,
    { let_in, undone }: Pick<ScanRow, 'let_in' | 'undone'>,
    { scanned, door }: { scanned: Scanned; door: Door },
  ): Promise<DoorVerdict> {
    const row = { ...known, let_in: known.let_in || let_in, undone: known.undone || undone };
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
  // Don't show this door the holder of a ticket that isn't its own, or an old code's new owner.
  const isKnown =
    typeof scanned !== 'string' && isOwnTicket(scanned, door) && !scanned.wasTransferred;
  const ticket = isKnown ? scanned : null;
  return {
    id,
    outcome,
    detail: sentenceOf(outcome, scanned, door),
    name: ticket && nameOnTicket(ticket),
    ticket_number: row.ticket_number,
    ticket_type: ticket?.kind ?? null,
    photo: ticket?.custom_image ?? null,
    checked_in_time: ticket?.checked_in_at?.toISOString() ?? null,
    is_conflict: let_in && !undone && outcome !== 'admitted',
  };
}
