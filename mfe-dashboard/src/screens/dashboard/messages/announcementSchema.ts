import { announcementLimits } from '@nzuko/contract';
import { object, string } from 'yup';

const text = (label: string, max: number) =>
  string()
    .trim()
    .default('')
    .required(`${label} is required`)
    .max(max, `${label} must be at most ${max} characters`);

/** An announcement's rules; same messages as the server's. */
export const announcementSchema = object({
  subject: text('Subject', announcementLimits.subject.maxLength),
  message: text('Message', announcementLimits.message.maxLength),
});
