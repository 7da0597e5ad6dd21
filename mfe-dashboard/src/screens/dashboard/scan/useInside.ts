import { useMemo } from 'react';

import type { DoorList, DoorTicket } from '../../../api/doorApi';
import { localMoves, whereIs, type LocalMove, type LoggedScan } from './scanLog';

/**
 * How many of a list's guests are inside, and how many could be. The list may be long, and scans come fast: it is counted once,
 * and each scan only moves those whom this device has seen.
 */
export function useInside(list: DoorList | undefined, scans: readonly LoggedScan[]) {
  const tickets = list?.tickets;
  const { valid, byList } = useMemo(() => countList(tickets ?? []), [tickets]);
  const inside = useMemo(() => {
    let count = byList;
    for (const [number, move] of localMoves(scans)) {
      const ticket = valid.get(number);
      if (!ticket) continue;
      count += Number(isInside(ticket, move)) - Number(isInside(ticket, undefined));
    }
    return count;
  }, [byList, valid, scans]);
  return { inside, all: valid.size };
}

/** In one pass, since nothing else happens on the page meanwhile. */
function countList(tickets: readonly DoorTicket[]) {
  const valid = new Map<string, DoorTicket>();
  let byList = 0;
  for (const ticket of tickets) {
    if (ticket.status !== 'VALID') continue;
    valid.set(ticket.ticket_number, ticket);
    if (ticket.checked_in_time !== null && isInside(ticket, undefined)) byList += 1;
  }
  return { valid, byList };
}

function isInside(ticket: DoorTicket, local: LocalMove | undefined): boolean {
  const { enteredAt, leftAt } = whereIs(ticket, local);
  return enteredAt !== undefined && leftAt === undefined;
}
