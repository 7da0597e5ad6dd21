import { randomBytes } from 'node:crypto';

// Crockford's base 32: no I, L, O or U, so that a number read aloud is typed correctly.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** A new ticket number such as `TKT-4F7K-9QXM-2RBD`, with 60 random bits against guessing. */
export function newTicketNumber(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `TKT-${letters.match(/.{4}/g)?.join('-')}`;
}
