import { eventReportLimits, type ApiSchemas } from '@nzuko/contract';
import { emailRule } from '@nzuko/shared-auth/form-rules';
import { object, string } from 'yup';

type Reason = ApiSchemas['EventReportPayload']['report_reason'];

const { minLength, maxLength } = eventReportLimits.message;

/** Only visitors are asked for an address. */
export const reportSchema = (isSignedIn: boolean) =>
  object({
    report_reason: string<Reason | ''>().default('').required('Choose a reason'),
    message: string()
      .trim()
      .default('')
      .required('Tell us what happened')
      .min(minLength, `Use at least ${minLength} characters`)
      .max(maxLength, `Use at most ${maxLength} characters`),
    email: isSignedIn ? string().default('') : emailRule().default(''),
  });
