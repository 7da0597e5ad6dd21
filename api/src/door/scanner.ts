import type { ScanRow } from './door-repository';
import type { DoorScan } from './door-schemas';

/** Who scans: a member of the event's team, or a device with a gate link. */
export interface Scanner {
  user_id: number | null;
  gate_link_id: number | null;
  /** The link’s; a member says with each scan where they stand. */
  gate_id: number | null;
  /** When the device started and when its link ends; null for a member. */
  shift: { from: Date; until: Date } | null;
}

/**
 * Whether a scan was made after its scanner's link had ended. What a device sends after that counts if it has let somebody in
 * or out before, by how long ago it says that was; that can't be before its start.
 */
export function isAfterShift(
  { shift }: Scanner,
  { let_in: letIn, direction }: DoorScan,
  scannedAt: Date,
  now: Date,
): boolean {
  if (!shift || now < shift.until) return false;
  const isDone = letIn || direction === 'out';
  return !isDone || scannedAt >= shift.until;
}

/** Whether a stored scan can be undone: a link undoes its own alone, and none after its end. */
export function mayUndo(
  { shift, gate_link_id: linkId }: Scanner,
  known: ScanRow,
  now: Date,
): boolean {
  return !shift || (now < shift.until && known.gate_link_id === linkId);
}

/** The later of two times, if there are any. */
export const latest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other && other > one ? other : (one ?? other);
