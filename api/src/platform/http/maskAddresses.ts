/**
 * An email address in a JSON line, with the JSON escape right before it, whose letter is no part of the address. A version, as
 * in `pg@8.11.3`, is none.
 * The lengths are those of the standard: without them a long line takes a minute.
 */
const ADDRESS =
  /(\\(?:u[\da-f]{4}|.))?[^\s"'`<>()[\]{}=,:;\\/@]{1,64}@(?!\d+\.\d)[\p{L}\d](?:[\p{L}\d.-]{0,252}[\p{L}\d])?/giu;

/** A log line without email addresses: those of a mail server's or a database's message are in errors. */
export function maskAddresses(line: string): string {
  return line.includes('@') ? line.replace(ADDRESS, '$1[address]') : line;
}
