import { dateFormat, DEFAULT_TIMEZONE } from '../timezones';

/** "2026-03-31 23:59:07" in Lagos, which spreadsheets read as a time. */
export function csvTime(moment: Date): string {
  return dateFormat('sv-SE', {
    timeZone: DEFAULT_TIMEZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
}
