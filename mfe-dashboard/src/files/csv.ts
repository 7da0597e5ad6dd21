import { csvFile } from '@nzuko/contract/text';
import { defaultTimeZone } from '@nzuko/shared-ui';
import { dateFormat, downloadFile } from '@nzuko/shared-ui/parts';

import { todayIn } from '../time/todayIn';

/** "2031-03-01 23:45:00" in a zone, which spreadsheets read and sort as a time; empty if there is none. */
export const csvTime = (moment: string | null, timeZone: string): string =>
  moment === null
    ? ''
    : dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
        new Date(moment),
      );

/** `<name>-2031-03-01.csv`, with today's date in Lagos: spec section 7. */
export const datedCsv = (name: string, now = Date.now()) =>
  `${name}-${todayIn(defaultTimeZone, now)}.csv`;

/** Downloads rows as a CSV file. */
export const downloadCsv = (fileName: string, rows: readonly (readonly string[])[]): void =>
  downloadFile(fileName, csvFile(rows), 'text/csv;charset=utf-8');
