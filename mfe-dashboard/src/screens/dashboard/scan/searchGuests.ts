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
 * Makes the index of one list after the other. A new list comes every few seconds, with 10,000 names that are nearly all where they were
 * on the one before: only the others are spelled out.
 */
export function makeGuestIndexer(): (tickets: readonly DoorTicket[]) => GuestIndex {
  let before: readonly DoorTicket[] = [];
  let spelled: readonly string[] = [];
  return (tickets) => {
    const names = tickets.map(({ name }, place) => {
      const known = before[place]?.name === name ? spelled[place] : undefined;
      return known ?? plain(name);
    });
    before = tickets;
    spelled = names;
    const index: { ticket: DoorTicket; name: string }[] = [];
    tickets.forEach((ticket, place) => {
      if (ticket.status === 'VALID') index.push({ ticket, name: names[place] ?? '' });
    });
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
