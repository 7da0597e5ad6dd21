import type { DoorTicket } from '../../../api/doorApi';

const SHOWN = 8;
const LETTERS_NEEDED = 3;

const ASCII = /^[ -~]*$/;

/** A name without accents and dots, so that "Adeyemi" finds "Adeyẹmi". */
function plain(text: string): string {
  const letters = ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return letters.toLowerCase();
}

/** The tickets that can be found, with their names as they are searched. */
export type GuestIndex = readonly { ticket: DoorTicket; name: string }[];

/**
 * Makes the index of one list after the other. A new list comes every few seconds, with 10,000 names that were nearly all on the one
 * before: each is spelled out once.
 */
export function makeGuestIndexer(): (tickets: readonly DoorTicket[]) => GuestIndex {
  let known = new Map<string, string>();
  return (tickets) => {
    const names = new Map<string, string>();
    const index = tickets
      .filter(({ status }) => status === 'VALID')
      .map((ticket) => {
        const name = names.get(ticket.name) ?? known.get(ticket.name) ?? plain(ticket.name);
        names.set(ticket.name, name);
        return { ticket, name };
      });
    // Nobody who has left the list stays here.
    known = names;
    return index;
  };
}

/** Whether a search has the letters that it needs: with fewer, it would page through the guests. */
export const isSearchable = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LETTERS_NEEDED;

/** The first guests whose names contain all words of a text, and how many more there are. */
export function searchGuests(index: GuestIndex, text: string) {
  if (!isSearchable(text)) return { found: [], more: 0 };
  const words = plain(text).trim().split(/\s+/);
  const all = index.filter(({ name }) => words.every((word) => name.includes(word)));
  return {
    found: all.slice(0, SHOWN).map(({ ticket }) => ticket),
    more: Math.max(0, all.length - SHOWN),
  };
}
