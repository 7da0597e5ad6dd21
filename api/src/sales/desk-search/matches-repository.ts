import { plainLetters } from '@nzuko/contract/text';
import { sql, type RawBuilder } from 'kysely';
import { containing } from '../../platform/database/likePatterns';
import { ACCOUNT_TEXT, TICKET_TEXT } from '../../platform/database/searchedText';
import { MAX_ID } from '../../platform/schemas/buildingBlocks';

/** Part of a list, newest first: rows before a given one. */
export interface Window {
  before: number | null;
  limit: number;
}

const everyWord = (text: RawBuilder<unknown>, words: string[]) =>
  sql`(${sql.join(
    words.map((word) => sql`${text} LIKE ${containing(word)}`),
    sql` AND `,
  )})`;

/** Rows of `users` with these words in name or address. */
export const isPerson = (words: string[]) => everyWord(ACCOUNT_TEXT, words.map(plainLetters));

/** Rows of `events` with these words in the title, by the index `events_title`. */
export const isTitled = (words: string[]) => everyWord(sql`lower(events.title)`, words);

/** Rows of `tickets` with these words in their number or holder. */
export const isTicket = (words: string[]) => everyWord(TICKET_TEXT, words.map(plainLetters));

/**
 * The ids found by any of the statements, newest first. Each statement reads a page from its own index, while one condition
 * with OR would read the whole table.
 *
 * @param statements each ends with `page` of the same window.
 */
export function newestOf(statements: RawBuilder<unknown>[], { limit }: Window) {
  const parts = statements.map((statement) => sql`(${statement})`);
  return sql<{ id: number }>`
    SELECT id FROM (${sql.join(parts, sql` UNION `)}) AS found ORDER BY id DESC LIMIT ${limit}`;
}

/** The end of a statement that finds ids: limits it to the window, without ids known already. */
export const page = (id: RawBuilder<unknown>, { before, limit }: Window, known: number[]) => sql`
  AND ${id} < ${before ?? MAX_ID} AND ${id} <> ALL(${known}::integer[])
  ORDER BY ${id} DESC LIMIT ${limit}`;
