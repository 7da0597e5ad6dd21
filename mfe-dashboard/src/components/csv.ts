import { downloadFile } from './downloadFile';

const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet would run these as a formula. */
const startsFormula = /^[=+\-@\t\r]/;

function cellText(value: string): string {
  const safe = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180, with a byte-order mark so that spreadsheets read UTF-8); formulas are made harmless. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(',') + '\r\n').join('');

/** Hands the user rows as a CSV file to save. */
export const downloadCsv = (fileName: string, rows: readonly (readonly string[])[]): void =>
  downloadFile(fileName, toCsv(rows), 'text/csv;charset=utf-8');
