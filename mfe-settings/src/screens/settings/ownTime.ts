import { momentText } from '@nzuko/shared-ui/parts';

/** When something was, in the time zone of whoever reads it. */
export const ownTime = (moment: string): string =>
  momentText(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);
