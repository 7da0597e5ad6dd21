import { useMemo } from 'react';

import type { DoorList, DoorTicket } from '../../../api/doorApi';
import { localMoves, whereIs, type LocalMove, type LoggedScan } from './scanLog';

/**
 * How many of a list's guests are inside, and how many could be. The list may be long, and scans come fast: it is counted once,
 * and each scan only moves those whom this device has seen.
 */
export function useInside(list: DoorList | undefined, scans: readonly LoggedScan[]) {
  const valid = useMemo(
    () =>
      new Map(
        (list?.tickets ?? [])
          .filter(({ status }) => status === 'VALID')
          .map((ticket) => [ticket.ticket_number, ticket]),
      ),
    [list],
  );
  const byList = useMemo(
    () => [...valid.values()].filter((ticket) => isInside(ticket, undefined)).length,
    [valid],
  );
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

function isInside(ticket: DoorTicket, local: LocalMove | undefined): boolean {
  const { enteredAt, leftAt } = whereIs(ticket, local);
  return enteredAt !== undefined && leftAt === undefined;
}
