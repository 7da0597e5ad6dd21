import { announcementLimits } from '@nzuko/contract';
import { textRule } from '@nzuko/shared-auth/form-rules';
import { object } from 'yup';

/** An announcement's rules; same messages as the server's. */
export const announcementSchema = object({
  subject: textRule('Subject', announcementLimits.subject),
  message: textRule('Message', announcementLimits.message),
});
