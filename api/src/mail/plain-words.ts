const ZERO_WIDTH_SPACE = '\u200b';

/** The places without which no mail client sees an address: a dot within a name (in any script's form), `//` and `@`. */
const IN_ADDRESSES = /(?<=[\p{L}\p{N}_-])[.。．｡](?=\p{L})|\/\/|@/gu;

/**
 * Text that mail clients don't turn into links, and that reads the same: people's titles, names and messages are in mails
 * that have our sender.
 */
export function plainWords(text: string): string {
  return text.replace(IN_ADDRESSES, (found) => found + ZERO_WIDTH_SPACE);
}
