import type { ScanRow } from './door-repository';
import type { DoorScan } from './door-schemas';

/** Who scans: a member of the event's team, or a device with a gate link. */
export interface Scanner {
  user_id: number | null;
  gate_link_id: number | null;
  /** The link’s gate; members name theirs with each scan. */
  gate_id: number | null;
  /** When the device started and when its link ends; null for a member. */
  shift: { from: Date; until: Date } | null;
}

/**
 * Whether a scan was made after its scanner's link had ended. Scans sent later still count if they let somebody in or out
 * before the end, by the age that the device states; that can't reach back before its start.
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

/** Whether a stored scan can be undone: a link undoes only its own scans, and none after its end. */
export function mayUndo(
  { shift, gate_link_id: linkId }: Scanner,
  known: ScanRow,
  now: Date,
): boolean {
  return !shift || (now < shift.until && known.gate_link_id === linkId);
}

/** The later of two times; undefined only if both are. */
export const latest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other && other > one ? other : (one ?? other);
