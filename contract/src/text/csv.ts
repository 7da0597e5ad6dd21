const BYTE_ORDER_MARK = '\uFEFF';

/** Cells that a spreadsheet would run as a formula. Negative amounts aren't escaped: they are ours, and must stay numbers. */
const startsFormula = /^[=+\-@\t\r]/;
const isAmount = /^-?\d+\.\d{2}$/;

function cellText(value: string): string {
  const safe = startsFormula.test(value) && !isAmount.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as lines of a CSV file (RFC 4180), with formulas escaped. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

/** A CSV file, or the beginning of a longer one: with a byte-order mark, so that spreadsheets read UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + csvLines(rows);
