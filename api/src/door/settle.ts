import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import { markCheckedIn, type TicketAtDoor } from '../sales';
import * as repository from './door-repository';
import type { Door } from './door-verdict';
import { isConflict, isMovement, lastArrival, replay } from './movements';
import type { Movement, Presence } from './movements';

type Handling = Pick<repository.ScanRow, 'handled_by' | 'handled_at' | 'handled_note'>;
type StoredMovement = Movement & Handling;
type Trx = Transaction<Database>;

/** The state of somebody without a ticket of this event. */
export const UNKNOWN = {
  movements: [] as StoredMovement[],
  presence: { entry: null, leftAt: null } satisfies Presence as Presence,
  arrival: null,
};

/** A locked ticket's movements at this door, its holder's whereabouts, and how they came in. */
export async function whereIs(trx: Trx, ticket: TicketAtDoor, door: Door) {
  const movements = await repository.listMovements(trx, door.id, ticket.id);
  return {
    movements,
    presence: presenceOf(ticket, movements, door),
    arrival: lastArrival(ticket.checked_in_at, movements),
  };
}

function presenceOf(ticket: TicketAtDoor, movements: Movement[], door: Door): Presence {
  if (hasExit(movements)) return replayed(ticket, movements, door).presence;
  return { entry: entryOf(ticket), leftAt: null };
}

/**
 * Brings a ticket and its scans up to date with a movement that has just been added, changed or undone.
 *
 * Without exits, the scan that arrives first is the admission, whatever its time, so that no door’s answer changes afterwards.
 * With exits, the order in which scans were made decides, to tell coming back from coming in twice.
 *
 * @param movements all of them, including the changed one and undone ones.
 */
export async function settle(
  trx: Trx,
  ticket: TicketAtDoor,
  movements: StoredMovement[],
  changed: Movement,
  door: Door,
): Promise<void> {
  if (!hasExit(movements)) {
    if (changed.outcome !== 'admitted') return;
    if (changed.undone) await undoEntry(trx, ticket, movements, changed, door);
    else await checkIn(trx, ticket, { at: changed.scanned_at, by: changed.user_id });
    return;
  }
  const { presence, outcomes } = replayed(ticket, movements, door);
  const conflicts = movements.filter(isConflict);
  for (const movement of movements) {
    const outcome = outcomes.get(movement.id);
    if (!outcome || outcome === movement.outcome) continue;
    movement.outcome = outcome;
    // A holder admitted before we knew this was let in.
    if (!isEntry(outcome) && movement.direction === 'in') movement.let_in = true;
    const { id, let_in } = movement;
    await repository.correctScan(trx, door.id, { id, outcome, let_in });
  }
  await passOnHandling(trx, conflicts, movements, door);
  if (presence.entry?.at.getTime() !== ticket.checked_in_at?.getTime()) {
    await checkIn(trx, ticket, presence.entry);
  }
}

/** Undoes a check-in if it is still this scan's. Whoever else was let in on the ticket is then the one who is in. */
async function undoEntry(
  trx: Trx,
  ticket: TicketAtDoor,
  movements: readonly StoredMovement[],
  undone: Movement,
  door: Door,
): Promise<void> {
  if (ticket.checked_in_at?.getTime() !== undone.scanned_at.getTime()) return;
  const other = movements.find((each) => isMovement(each) && each.outcome === 'already_checked_in');
  await checkIn(trx, ticket, other ? { at: other.scanned_at, by: other.user_id } : null);
  if (!other) return;
  other.outcome = 'admitted';
  await repository.correctScan(trx, door.id, { id: other.id, outcome: 'admitted' });
}

/** If the other of two entries becomes the conflict, whoever dealt with the first has dealt with both. */
async function passOnHandling(
  trx: Trx,
  before: readonly StoredMovement[],
  movements: readonly StoredMovement[],
  door: Door,
): Promise<void> {
  const settled = before.filter((each) => each.handled_at && !isConflict(each));
  const found = movements.filter(
    (each) => isConflict(each) && !each.handled_at && !before.includes(each),
  );
  for (const [place, to] of found.entries()) {
    const from = settled[place];
    if (!from) return;
    const { handled_by, handled_at, handled_note } = from;
    await repository.correctScan(trx, door.id, { id: to.id, handled_by, handled_at, handled_note });
    const nobody = { handled_by: null, handled_at: null, handled_note: null };
    await repository.correctScan(trx, door.id, { id: from.id, ...nobody });
  }
}

const isEntry = (outcome: Movement['outcome']) =>
  outcome === 'admitted' || outcome === 'readmitted';

const hasExit = (movements: readonly Movement[]) =>
  movements.some(({ direction }) => direction === 'out');

const entryOf = ({ checked_in_at: at, checked_in_by: by }: TicketAtDoor): Presence['entry'] =>
  at && { at, by };

function replayed(ticket: TicketAtDoor, movements: Movement[], door: Door) {
  const entry = entryOf(ticket);
  const isByHand = !movements.some(
    ({ outcome, scanned_at: at }) => outcome === 'admitted' && at.getTime() === entry?.at.getTime(),
  );
  return replay(movements.filter(isMovement), isByHand ? entry : null, door.rules.has_reentry);
}

async function checkIn(trx: Trx, ticket: TicketAtDoor, entry: Presence['entry']): Promise<void> {
  await markCheckedIn(trx, ticket.id, entry?.by ?? null, entry?.at ?? null);
  ticket.checked_in_at = entry?.at ?? null;
  ticket.checked_in_by = entry?.by ?? null;
}
