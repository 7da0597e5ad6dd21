import { plainLetters } from '@nzuko/contract/text';

import type { DoorPage, DoorTicket } from '../../../api/doorApi';
import { oncePerPage } from './doorPages';

const SHOWN = 8;
const LETTERS_NEEDED = 3;

/**
 * A page's guests who can be found: their names as they are searched, each in a line of one text, and whose they are by where the line
 * begins. The browser finds a word in such a text many times faster than in each name, above all the first time.
 */
const guestsOn = oncePerPage(({ tickets }) => {
  const byStart = new Map<number, DoorTicket>();
  const lines: string[] = [];
  let start = 0;
  for (const ticket of tickets) {
    if (ticket.status !== 'VALID') continue;
    const line = `${plainLetters(ticket.name).replace(/\s/g, ' ')}\n`;
    lines.push(line);
    byStart.set(start, ticket);
    start += line.length;
  }
  return { text: lines.join(''), byStart };
});

/** Is in no name. */
const NOBODY = 'zzz qqq';

/** Spells out the names ahead of the first search, which would take longer than all others otherwise. */
export const prepareSearch = (pages: readonly DoorPage[]) => pages.forEach(guestsOn);

/** The same while the browser is idle; returns a function that stops it. Safari has no idle callbacks: there, it's done on focus. */
export function prepareInIdleTime(pages: readonly DoorPage[]): (() => void) | undefined {
  if (typeof requestIdleCallback !== 'function') return undefined;
  const left = [...pages];
  const goOn = (deadline: IdleDeadline) => {
    while (left.length > 0 && deadline.timeRemaining() > 0) prepareSearch(left.splice(0, 1));
    if (left.length > 0) handle = requestIdleCallback(goOn);
    // The browser reads a function when it is first called.
    else searchGuests(pages, NOBODY);
  };
  let handle = requestIdleCallback(goOn);
  return () => cancelIdleCallback(handle);
}

/** Whether a search has the letters that it needs: with fewer, it would page through the guests. */
export const isSearchable = (text: string) =>
  (plainLetters(text).match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LETTERS_NEEDED;

/** The first guests whose names contain all words of a text, and how many more there are. */
export function searchGuests(pages: readonly DoorPage[], text: string) {
  const found: DoorTicket[] = [];
  let count = 0;
  if (isSearchable(text)) {
    const [first = '', ...others] = plainLetters(text).trim().split(/\s+/);
    for (const page of pages) {
      const { text: names, byStart } = guestsOn(page);
      for (let at = names.indexOf(first); at >= 0;) {
        const start = names.lastIndexOf('\n', at) + 1;
        const end = names.indexOf('\n', at);
        at = names.indexOf(first, end);
        const ticket = byStart.get(start);
        const name = names.slice(start, end);
        if (!ticket || !others.every((word) => name.includes(word))) continue;
        count += 1;
        if (found.length < SHOWN) found.push(ticket);
      }
    }
  }
  return { found, more: count - found.length };
}
