import type { DoorDirection, DoorTicket } from '../../../api/doorApi';
import type { LoggedScan } from './scanLog';

/** Where this device has last seen a ticket's holder go. */
export interface LocalMove {
  /** When they last came in here; undefined if another device let them in. */
  enteredAt?: string;
  gateId?: number;
  /** They had left before they came in here. */
  isReturn?: boolean;
  /** When they left here; undefined if they are inside. */
  leftAt?: string;
  /** A move that was undone here, which the API doesn't know yet: the list may still have it. */
  undone?: DoorDirection;
}

/** This device's latest move of each ticket, by number. */
export function localMoves(scans: readonly LoggedScan[]): Map<string, LocalMove> {
  const moves = new Map<string, LocalMove>();
  for (const { number, direction, scanned_at: at, gate_id: gateId, ...scan } of scans) {
    const last = moves.get(number);
    if (scan.undone) {
      const isListed = !scan.sent && scan.sentAt !== undefined;
      if (isListed && !last) moves.set(number, { undone: direction ?? 'in' });
      continue;
    }
    moves.set(
      number,
      direction === 'out'
        ? { ...last, leftAt: at }
        : { enteredAt: at, gateId, isReturn: last?.leftAt !== undefined },
    );
  }
  return moves;
}

/**
 * Whether, and since when, a ticket's holder is in or out, and whether they had been out before: by this device if it has seen
 * them, else by the list.
 */
export function whereIs(listed: DoorTicket | undefined, local: LocalMove | undefined) {
  const ticket = listed && beforeMove(listed, local?.undone);
  const hasMoved = local?.enteredAt !== undefined || local?.leftAt !== undefined;
  return {
    enteredAt: local?.enteredAt ?? ticket?.returned_time ?? ticket?.checked_in_time ?? undefined,
    leftAt: hasMoved ? local.leftAt : ticket?.left_time,
    isReturn: local?.enteredAt
      ? local.isReturn === true || ticket?.left_time !== undefined
      : ticket?.returned_time !== undefined,
  };
}

/** A ticket on the list as it was before its last move, if that is the one that was undone. */
function beforeMove(ticket: DoorTicket, undone: DoorDirection | undefined): DoorTicket {
  if (undone === 'out') return { ...ticket, left_time: undefined };
  const isOut = ticket.left_time !== undefined;
  if (undone === undefined || isOut) return ticket;
  // The list no longer says when they had left: before they returned.
  return {
    ...ticket,
    checked_in_time: null,
    returned_time: undefined,
    left_time: ticket.returned_time,
  };
}
