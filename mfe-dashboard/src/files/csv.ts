import { dateFormat, downloadFile } from '@nzuko/shared-ui/parts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Cells that a spreadsheet would run as a formula. */
const startsFormula = /^[=+\-@\t\r]/;

function cellText(value: string): string {
  const safe = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with a byte-order mark so that spreadsheets read UTF-8, and with formulas escaped. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellText).join(',') + '\r\n').join('');

/** "2031-03-01 23:45:00" in a zone, which spreadsheets read and sort as a time; empty if there is none. */
export const csvTime = (moment: string | null, timeZone: string): string =>
  moment === null
    ? ''
    : dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
        new Date(moment),
      );

/** Downloads rows as a CSV file. */
export const downloadCsv = (fileName: string, rows: readonly (readonly string[])[]): void =>
  downloadFile(fileName, toCsv(rows), 'text/csv;charset=utf-8');
