import { randomBytes } from 'node:crypto';
import { TICKET_NUMBER_LETTERS as LETTERS } from '@nzuko/contract/text';

const LENGTH = 12;

/** A new ticket number such as `TKT-4F7K-9QXM-2RBD`, with 60 random bits against guessing. */
export function newTicketNumber(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `TKT-${letters.match(/.{4}/g)?.join('-')}`;
}
