import { tidyTicketNumber } from '@nzuko/contract/text';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/schema';
import { inSnapshot } from '../platform/database/snapshot';
import { ConflictError, NotFoundError } from '../platform/http/errors';
import type { Actor } from '../platform/security/tokens';
import { whenInZone } from '../platform/timezones';
import { managedEvent, managedEventAs } from '../events';
import { ticketAtDoor, type TicketCodes } from '../sales';
import * as conflicts from './conflicts-repository';
import { presentConflict } from './door-conflicts';
import * as repository from './door-repository';
import { listInPages, wholeList, type ListedEvent, type ListedFor } from './door-list';
import type {
  ConflictHandling,
  DoorConflict,
  DoorScan,
  DoorSyncPayload,
  DoorVerdict,
} from './door-schemas';
import { judge, presentVerdict, type Door, type Scanned } from './door-verdict';
import { listGates, readRules } from './gates/gates-repository';
import { isMovement, lastExit } from './movements';
import { scanTime } from './scan-time';
import { isAfterShift, latest, mayUndo, type Scanner } from './scanner';
import { settle, UNKNOWN, whereIs } from './settle';

type Trx = Transaction<Database>;
type ScanRow = repository.ScanRow;

/** An event's door, online and offline. */
export class DoorService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly codes: TicketCodes,
    private readonly now: Clock,
  ) {}

  /**
   * A signed list of an event's tickets and their states, for devices that go offline: JSON in pieces.
   *
   * @param held versions of the pages that the device already has, separated by commas.
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async *list(actor: Actor, eventId: number, held: string | undefined): AsyncGenerator<string> {
    const event = await managedEvent(this.db, actor, eventId, 'door');
    yield* this.listOf(event, { user_id: actor.id, gate_link_id: null }, held);
  }

  /** The same for whoever is known to be at this event's door. */
  async *listOf(
    event: ListedEvent,
    scanner: ListedFor,
    held: string | undefined,
  ): AsyncGenerator<string> {
    const takenAt = this.now();
    yield* inSnapshot(this.db, (trx) =>
      held === undefined
        ? wholeList(trx, { event, scanner, takenAt }, this.codes)
        : listInPages(trx, { event, scanner, takenAt }, this.codes, new Set(held.split(','))),
    );
  }

  /**
   * Records scans in order of arrival. A ticket is admitted once: if two offline devices both admitted it, the scan that
   * arrives first is the admission, the other a conflict.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async sync(
    actor: Actor,
    eventId: number,
    payload: DoorSyncPayload,
  ): Promise<{ results: DoorVerdict[] }> {
    const { event, acting } = await managedEventAs(this.db, actor, eventId, 'door');
    const { id, organizer_id, start_date, doors_open } = event;
    const scanner = { user_id: actor.id, gate_link_id: null, gate_id: null, shift: null };
    const { eventIds } = acting;
    return this.recordScans(
      scanner,
      { id, organizer_id, start_date, doors_open, eventIds },
      payload,
    );
  }

  /** The same for whoever is known to be at this event's door. */
  async recordScans(
    scanner: Scanner,
    event: Omit<Door, 'rules' | 'gates'>,
    payload: DoorSyncPayload,
  ): Promise<{ results: DoorVerdict[] }> {
    const door: Door = {
      ...event,
      rules: await readRules(this.db, event.id),
      gates: await listGates(this.db, event.id),
    };
    const results: DoorVerdict[] = [];
    for (const scan of payload.scans) {
      // One transaction per scan: a single one could deadlock with another device's scans in a different order.
      const verdict = await this.db
        .transaction()
        .execute((trx) => this.recordScan(trx, scanner, door, payload, scan));
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
    const rows = await conflicts.listConflicts(this.db, eventId);
    return rows.map((row) => presentConflict(row, event));
  }

  /**
   * Notes that somebody has dealt with a conflict.
   *
   * @throws NotFoundError if there is no such conflict, ConflictError `already_handled` if somebody else was first; else as
   *   `managedEvent` does.
   */
  async handleConflict(
    actor: Actor,
    eventId: number,
    id: string,
    { note }: ConflictHandling,
  ): Promise<DoorConflict> {
    const event = await managedEvent(this.db, actor, eventId, 'door');
    const read = async () => {
      const [row] = await conflicts.listConflicts(this.db, eventId, id);
      if (!row) throw new NotFoundError('We couldn’t find that conflict. It may have been undone.');
      return row;
    };
    await read();
    const isFirst = await conflicts.handleConflict(this.db, eventId, id, {
      handled_by: actor.id,
      handled_at: this.now(),
      handled_note: note?.trim() || null,
    });
    const row = await read();
    if (isFirst || !row.handled_at) return presentConflict(row, event);
    throw new ConflictError(
      'already_handled',
      `${row.handled_by} handled this ${whenInZone(row.handled_at, event.timezone, this.now())}.`,
    );
  }

  private async recordScan(
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
      return this.recordAgain(trx, known, { let_in: scan.let_in, undone }, { scanned, door });
    }

    const ticket = typeof scanned === 'string' ? null : scanned;
    const scannedAt = scanTime(
      { scanned_at: scan.scanned_at, sent_at },
      latest(ticket?.created_at, scanner.shift?.from) ?? now,
      now,
    );
    const { direction = 'in', let_in, undone = false } = scan;
    const gateId = scanner.gate_id ?? scan.gate_id;
    const gate = door.gates.find((each) => each.id === gateId);
    const { movements, presence, arrival } = ticket ? await whereIs(trx, ticket, door) : UNKNOWN;
    const row: ScanRow = {
      event_id: door.id,
      id: scan.id,
      device_id,
      user_id: scanner.user_id,
      gate_link_id: scanner.gate_link_id,
      gate_id: gate?.id ?? null,
      direction,
      ticket_id: ticket?.id ?? null,
      ticket_number: ticketNumber,
      outcome: isAfterShift(scanner, scan, scannedAt, now)
        ? 'gate_link_ended'
        : judge(scanned, door, {
            direction,
            gate,
            presence,
            scannedAt,
            isLetIn: let_in,
            asksIfEarly: scan.early_ok === false,
          }),
      let_in,
      undone,
      scanned_at: scannedAt,
      received_at: now,
      handled_by: null,
      handled_at: null,
      handled_note: null,
    };
    await repository.insertScan(trx, row);
    if (ticket && isMovement(row)) await settle(trx, ticket, [...movements, row], row, door);
    return presentVerdict(row, scanned, door, { leftAt: presence.leftAt, arrival, now });
  }

  /** A known scan: its outcome stays, but the device may have admitted someone since, or undone it. */
  private async recordAgain(
    trx: Trx,
    known: ScanRow,
    { let_in, undone }: Pick<ScanRow, 'let_in' | 'undone'>,
    { scanned, door }: { scanned: Scanned; door: Door },
  ): Promise<DoorVerdict> {
    const row = { ...known, let_in: known.let_in || let_in, undone: known.undone || undone };
    await repository.updateScan(trx, row);
    const hasMoved = row.undone !== known.undone || (row.let_in !== known.let_in && !row.undone);
    const ticket = typeof scanned !== 'string' && scanned.id === row.ticket_id ? scanned : null;
    const { movements, arrival } = ticket ? await whereIs(trx, ticket, door) : UNKNOWN;
    // A ticket cancelled since doesn't count as inside.
    if (hasMoved && ticket?.status === 'VALID') {
      await settle(trx, ticket, movements, row, door);
      row.outcome = movements.find(({ id }) => id === row.id)?.outcome ?? row.outcome;
    }
    const leftAt = lastExit(movements, row.scanned_at);
    return presentVerdict(row, scanned, door, { leftAt, arrival, now: this.now() });
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
