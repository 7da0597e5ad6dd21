import type { DoorPage, DoorTicket } from '../../../api/doorApi';
import { oncePerPage } from './doorPages';

const SHOWN = 8;
const LETTERS_NEEDED = 3;

const ASCII = /^[ -~]*$/;

/** A name without accents and dots, so that "Adeyemi" finds "Adeyẹmi". */
function plain(text: string): string {
  const letters = ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return letters.toLowerCase();
}

/** A page's tickets that can be found, with their names as they are searched. */
const guestsOn = oncePerPage(({ tickets }) =>
  tickets
    .filter(({ status }) => status === 'VALID')
    .map((ticket) => ({ ticket, name: plain(ticket.name) })),
);

/** Spells out the names ahead of the first search, which would take longer than all others otherwise. */
export const prepareSearch = (pages: readonly DoorPage[]) => pages.forEach(guestsOn);

/** Whether a search has the letters that it needs: with fewer, it would page through the guests. */
export const isSearchable = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LETTERS_NEEDED;

/** The first guests whose names contain all words of a text, and how many more there are. */
export function searchGuests(pages: readonly DoorPage[], text: string) {
  const found: DoorTicket[] = [];
  let count = 0;
  if (isSearchable(text)) {
    const [first = '', ...others] = plain(text).trim().split(/\s+/);
    // A loop without a list of all whom it finds: a common name may be everybody's.
    for (const page of pages) {
      for (const { ticket, name } of guestsOn(page)) {
        if (!name.includes(first) || !others.every((word) => name.includes(word))) continue;
        count += 1;
        if (found.length < SHOWN) found.push(ticket);
      }
    }
  }
  return { found, more: count - found.length };
}
