import { useMemo } from 'react';

import type { DoorPage, DoorTicket } from '../../../api/doorApi';
import { oncePerPage } from './doorPages';
import { localMoves, whereIs, type LocalMove } from './localMoves';
import type { LoggedScan } from './scanLog';

/**
 * How many of a list's guests are inside, and how many could be. The list may be long, and scans come fast: each page is counted
 * once, and each scan only moves those whom this device has seen.
 */
export function useInside(pages: readonly DoorPage[], scans: readonly LoggedScan[]) {
  const { all, byList } = useMemo(() => countPages(pages), [pages]);
  const inside = useMemo(() => {
    let count = byList;
    for (const [number, move] of localMoves(scans)) {
      const ticket = validTicket(pages, number);
      if (!ticket) continue;
      count += Number(isInside(ticket, move)) - Number(isInside(ticket, undefined));
    }
    return count;
  }, [byList, pages, scans]);
  return { inside, all };
}

const counted = oncePerPage(({ tickets }) => {
  const valid = new Map<string, DoorTicket>();
  let inside = 0;
  for (const ticket of tickets) {
    if (ticket.status !== 'VALID') continue;
    valid.set(ticket.ticket_number, ticket);
    if (isInside(ticket, undefined)) inside += 1;
  }
  return { valid, inside };
});

function countPages(pages: readonly DoorPage[]) {
  let all = 0;
  let byList = 0;
  for (const page of pages) {
    all += counted(page).valid.size;
    byList += counted(page).inside;
  }
  return { all, byList };
}

function validTicket(pages: readonly DoorPage[], number: string): DoorTicket | undefined {
  for (const page of pages) {
    const ticket = counted(page).valid.get(number);
    if (ticket) return ticket;
  }
  return undefined;
}

function isInside(ticket: DoorTicket, local: LocalMove | undefined): boolean {
  const { enteredAt, leftAt } = whereIs(ticket, local);
  return enteredAt !== undefined && leftAt === undefined;
}
