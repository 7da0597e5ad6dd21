import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import { markCheckedIn, type TicketAtDoor } from '../sales';
import * as repository from './door-repository';
import type { Door } from './door-verdict';
import { isMovement, replay, type Movement, type Presence } from './movements';

type Trx = Transaction<Database>;

export const NOWHERE: Presence = { entry: null, leftAt: null };

/** A locked ticket's movements at this door, and where its holder is by them. */
export async function whereIs(trx: Trx, ticket: TicketAtDoor, door: Door) {
  const movements = await repository.listMovements(trx, door.id, ticket.id);
  return { movements, presence: presenceOf(ticket, movements, door) };
}

function presenceOf(ticket: TicketAtDoor, movements: Movement[], door: Door): Presence {
  if (hasExit(movements)) return replayed(ticket, movements, door).presence;
  return { entry: entryOf(ticket), leftAt: null };
}

/**
 * Brings a ticket and its scans up to date with a movement that has just been added, changed or undone.
 *
 * Without exits the scan that arrives first is the admission, whatever time it has, so that no door’s answer changes afterwards.
 * With exits the order in which scans were made decides: only so does coming back differ from coming in twice.
 *
 * @param movements all of them, that one included, undone ones too.
 */
export async function settle(
  trx: Trx,
  ticket: TicketAtDoor,
  movements: Movement[],
  changed: Movement,
  door: Door,
): Promise<void> {
  if (!hasExit(movements)) {
    if (changed.outcome !== 'admitted') return;
    if (changed.undone) await repository.takeBack(trx, ticket.id, changed.scanned_at);
    else await checkIn(trx, ticket, { at: changed.scanned_at, by: changed.user_id });
    return;
  }
  const { presence, outcomes } = replayed(ticket, movements, door);
  for (const movement of movements) {
    const outcome = outcomes.get(movement.id);
    if (!outcome || outcome === movement.outcome) continue;
    movement.outcome = outcome;
    // Whoever was admitted before this was known was let in.
    if (!isEntry(outcome) && movement.direction === 'in') movement.let_in = true;
    await repository.correctScan(trx, door.id, movement);
  }
  if (presence.entry?.at.getTime() !== ticket.checked_in_at?.getTime()) {
    await checkIn(trx, ticket, presence.entry);
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
