import { defaultTimeZone } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

/** A moment that belongs to no event, in the platform's time zone: "Mon, 3 Mar 2031, 09:00 WAT". */
export const momentOf = (moment: string) => momentText(moment, defaultTimeZone);
