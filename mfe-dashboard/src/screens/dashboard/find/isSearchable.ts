/** What the API finds something by: three letters or digits in a row, a number, an amount, or the beginning of a reference. */
const SEARCHABLE = [
  /[\p{L}\p{N}]{3}/u,
  /^#?\d+$/,
  /^nz-\d/i,
  /^(?:₦|NGN|N)?\s*\d[\d,]*(?:\.\d{1,2})?$/i,
];

/** Whether a text is long enough to search for. */
export const isSearchable = (text: string): boolean =>
  SEARCHABLE.some((pattern) => pattern.test(text.trim()));
