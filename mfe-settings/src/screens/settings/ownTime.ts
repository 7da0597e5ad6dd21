import { dateFormat, momentText } from '@nzuko/shared-ui/parts';

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When something was, in the time zone of whoever reads it. */
export const ownTime = (moment: string): string => momentText(moment, ownZone());

/** A date in the reader's time zone, as `2026-03-01`. */
export const ownDay = (date: Date): string =>
  dateFormat('en-CA', { timeZone: ownZone() }).format(date);
