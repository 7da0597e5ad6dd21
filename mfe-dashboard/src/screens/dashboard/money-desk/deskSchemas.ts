import { moneyCorrectionLimits, paymentCaseNoteLimits, payoutRefusalLimits } from '@nzuko/contract';
import { object, string } from 'yup';

const text = (name: string, max: number) =>
  string()
    .trim()
    .default('')
    .required(`${name} is required`)
    .max(max, `${name} must be at most ${max} characters`);

/** Why a payout is refused. */
export const refusalSchema = object({
  reason: text('Reason', payoutRefusalLimits.reason.maxLength),
});

/** What was done about a case. */
export const caseNoteSchema = object({
  note: text('Note', paymentCaseNoteLimits.note.maxLength),
});

/** The provider's one-time code. */
export const releaseSchema = object({
  otp: string()
    .default('')
    .required('Enter the code')
    .transform((typed: string) => typed.replace(/\s/g, ''))
    .matches(/^\d{4,10}$/, 'The code has 4 to 10 digits'),
});

/** What is added to an organizer's balance, or taken from it. */
export const correctionSchema = object({
  direction: string().default('give').required(),
  amount: string()
    .trim()
    .default('')
    .required('Amount is required')
    .matches(/^\d{1,12}(\.\d{1,2})?$/, 'Amount must be naira with at most two decimals')
    .test('not-zero', 'Amount must not be zero', (amount) => !/^0+(\.0+)?$/.test(amount)),
  event_id: string().default(''),
  reason: text('Reason', moneyCorrectionLimits.reason.maxLength),
});
