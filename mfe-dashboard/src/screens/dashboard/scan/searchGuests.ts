import type { DoorTicket } from '../../../api/doorApi';

const SHOWN = 8;
const LETTERS_NEEDED = 3;

/** A name without accents and dots, so that "Adeyemi" finds "Adeyẹmi". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The tickets that can be found, with their names as they are searched; made once for each list. */
export const guestIndex = (tickets: readonly DoorTicket[]) =>
  tickets
    .filter(({ status }) => status === 'VALID')
    .map((ticket) => ({ ticket, name: plain(ticket.name) }));

export type GuestIndex = ReturnType<typeof guestIndex>;

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
