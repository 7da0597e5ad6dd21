import {
  moneyCorrectionLimits,
  paymentCaseNoteLimits,
  payoutRefusalLimits,
  refundNoteLimits,
} from '@nzuko/contract';
import { digitsRule, textRule } from '@nzuko/shared-auth/form-rules';
import { object, string } from 'yup';

/** Why a payout is refused. */
export const refusalSchema = object({
  reason: textRule('Reason', payoutRefusalLimits.reason),
});

/** The note with which a case is closed. */
export const caseNoteSchema = object({
  note: textRule('Note', paymentCaseNoteLimits.note),
});

/** Why a refund is tried again, or how it was paid. */
export const refundNoteSchema = object({
  note: textRule('Note', refundNoteLimits.note),
});

/** The provider's one-time code. */
export const releaseSchema = object({
  otp: digitsRule(
    { minLength: 4, maxLength: 10 },
    { missing: 'Enter the code', wrong: 'The code has 4 to 10 digits' },
  ),
});

/** A correction that adds to an organizer's balance or takes from it. */
export const correctionSchema = object({
  direction: string().default('give').required(),
  amount: string()
    .trim()
    .default('')
    .required('Amount is required')
    .matches(/^\d{1,12}(\.\d{1,2})?$/, 'Amount must be naira with at most two decimals')
    .test('not-zero', 'Amount must not be zero', (amount) => !/^0+(\.0+)?$/.test(amount)),
  event_id: string().default(''),
  reason: textRule('Reason', moneyCorrectionLimits.reason),
});
