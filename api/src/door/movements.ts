import type { DoorDirection, DoorOutcome } from '../platform/limits';
import type { Arrival } from '../sales';

/** A scan by which somebody went in or out. */
export interface Movement {
  id: string;
  direction: DoorDirection;
  outcome: DoorOutcome;
  scanned_at: Date;
  let_in: boolean;
  undone: boolean;
  user_id: number | null;
}

/** Where a ticket's holder is. */
export interface Presence {
  /** The valid check-in; null if they haven't come in yet. */
  entry: { at: Date; by: number | null } | null;
  /** When they left; null while they are inside. */
  leftAt: Date | null;
}

/** Outcomes that let somebody in rightly. */
export const ENTRIES: readonly DoorOutcome[] = ['admitted', 'readmitted'];
const EXITS: readonly DoorOutcome[] = ['left', 'not_inside'];

/** Whether somebody went through the gate. An obeyed refusal moves nobody. */
export const isMovement = ({ direction, outcome, let_in, undone }: Omit<Movement, 'id'>): boolean =>
  !undone &&
  (direction === 'out'
    ? EXITS.includes(outcome)
    : ENTRIES.includes(outcome) ||
      (let_in && (outcome === 'already_checked_in' || outcome === 'no_reentry')));

/** Whether somebody was let in wrongly, or on a used ticket. */
export const isConflict = ({ outcome, let_in, undone }: Omit<Movement, 'id'>): boolean =>
  let_in && !undone && !ENTRIES.includes(outcome);

/** How a ticket's holder last came in, by its movements in order. A check-in without a movement was made by hand. */
export function lastArrival(
  checkedInAt: Date | null,
  movements: readonly (Omit<Movement, 'id'> & { gate: string | null })[],
): Arrival | null {
  if (!checkedInAt) return null;
  const last = movements.findLast(
    ({ outcome, scanned_at: at, let_in, undone }) =>
      !undone &&
      (outcome === 'readmitted' ||
        (outcome === 'no_reentry' && let_in) ||
        (outcome === 'admitted' && at.getTime() === checkedInAt.getTime())),
  );
  if (!last) return { at: checkedInAt, gate: null, isReturn: false };
  return { at: last.scanned_at, gate: last.gate, isReturn: last.outcome !== 'admitted' };
}

/** When a ticket's holder had last left before a scan, by its movements in order. */
export const lastExit = (movements: readonly Omit<Movement, 'id'>[], before: Date): Date | null =>
  movements.findLast(
    ({ outcome, scanned_at: at, undone }) => outcome === 'left' && !undone && at <= before,
  )?.scanned_at ?? null;

/**
 * Replays a ticket's movements in the order they were made, whatever order they arrived in: being let in by an offline gate,
 * out by another and in again is nobody's mistake.
 *
 * @param byHand a check-in that no scan made.
 * @returns where the holder is, and the outcome of each movement.
 */
export function replay(
  movements: readonly Movement[],
  byHand: Presence['entry'],
  hasReentry: boolean,
): { presence: Presence; outcomes: Map<string, DoorOutcome> } {
  const outcomes = new Map<string, DoorOutcome>();
  let entry: Presence['entry'] = null;
  let leftAt: Date | null = null;
  const steps = [
    ...(byHand ? [{ id: null, direction: 'in' as const, scanned_at: byHand.at }] : []),
    ...movements,
  ].sort((one, other) => one.scanned_at.getTime() - other.scanned_at.getTime());
  for (const step of steps) {
    const outcome = next(step.direction, { entry, leftAt }, hasReentry);
    if (step.id !== null) outcomes.set(step.id, outcome);
    if (outcome === 'admitted') {
      entry = { at: step.scanned_at, by: 'user_id' in step ? step.user_id : (byHand?.by ?? null) };
    }
    // Even if they may not come back, they are inside now.
    if (step.direction === 'in') leftAt = null;
    if (outcome === 'left') leftAt = step.scanned_at;
  }
  return { presence: { entry, leftAt }, outcomes };
}

/** The outcome of going in or out, given where somebody is. */
export function next(
  direction: DoorDirection,
  { entry, leftAt }: Presence,
  hasReentry: boolean,
): 'admitted' | 'readmitted' | 'left' | 'already_checked_in' | 'not_inside' | 'no_reentry' {
  if (direction === 'out') return entry && !leftAt ? 'left' : 'not_inside';
  if (!entry) return 'admitted';
  if (!leftAt) return 'already_checked_in';
  return hasReentry ? 'readmitted' : 'no_reentry';
}
