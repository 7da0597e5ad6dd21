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
import type { DoorConflict, DoorScan, DoorSyncPayload, DoorVerdict } from './door-schemas';
import { judge, sentenceOf, type Door, type Scanned } from './door-verdict';
import { scanTime } from './scan-time';

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
    const event = await managedEvent(this.db, actor, eventId, 'door');
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
    const results: DoorVerdict[] = [];
    for (const scan of payload.scans) {
      // One transaction per scan: a single one could deadlock with another device's scans in a different order.
      const verdict = await this.db
        .transaction()
        .execute((trx) => this.take(trx, actor, door, payload, scan));
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

  private async take(
    trx: Trx,
    actor: Actor,
    door: Door,
    { device_id, sent_at }: DoorSyncPayload,
    scan: DoorScan,
  ): Promise<DoorVerdict> {
    // Lock the ticket first: if a scan arrives twice at once, the second finds the first one stored below.
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

  /** A known scan: its outcome stays, but the device may have admitted someone since, or undone it. */
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
  // Don't show this door the holder of another organizer's ticket, or an old code's new owner.
  const isKnown =
    typeof scanned !== 'string' &&
    scanned.organizer_id === door.organizer_id &&
    !scanned.wasTransferred;
  const ticket = isKnown ? scanned : null;
  return {
    id,
    outcome,
    detail: sentenceOf(outcome, scanned, door),
    name: ticket && nameOnTicket(ticket),
    ticket_number: row.ticket_number,
    ticket_type: ticket?.kind ?? null,
    checked_in_time: ticket?.checked_in_at?.toISOString() ?? null,
    is_conflict: let_in && !undone && outcome !== 'admitted',
  };
}
