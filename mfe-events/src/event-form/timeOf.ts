import { defaultTimeZone } from '@nzuko/shared-ui';
import { instantOf } from '@nzuko/shared-ui/parts';

/** The instant of a form's local time, to compare it with others of the form; NaN if there is none. */
export const timeOf = (wallTime: string | undefined): number =>
  instantOf(wallTime ?? '', defaultTimeZone);
