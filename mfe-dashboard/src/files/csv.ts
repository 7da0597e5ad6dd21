import { csvFile } from '@nzuko/contract/text';
import { dateFormat, downloadFile } from '@nzuko/shared-ui/parts';

/** "2031-03-01 23:45:00" in a zone, which spreadsheets read and sort as a time; empty if there is none. */
export const csvTime = (moment: string | null, timeZone: string): string =>
  moment === null
    ? ''
    : dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
        new Date(moment),
      );

/** Downloads rows as a CSV file. */
export const downloadCsv = (fileName: string, rows: readonly (readonly string[])[]): void =>
  downloadFile(fileName, csvFile(rows), 'text/csv;charset=utf-8');
