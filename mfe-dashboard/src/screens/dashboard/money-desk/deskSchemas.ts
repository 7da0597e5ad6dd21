import {
  amountMessages,
  moneyCorrectionLimits,
  paymentCaseNoteLimits,
  payoutRefusalLimits,
  refundNoteLimits,
} from '@nzuko/contract';
import { digitsRule, textRule } from '@nzuko/shared-auth/form-rules';
import { object, string } from 'yup';

import { koboOf } from '../../../money/kobo';
import { isNaira, plainNaira } from '../../../money/typedNaira';

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
    .default('')
    .transform(plainNaira)
    .required(amountMessages.required)
    .test('naira', amountMessages.invalid, isNaira)
    .test('not-zero', amountMessages.zero, (amount) => !isNaira(amount) || koboOf(amount) !== 0),
  event_id: string().default(''),
  reason: textRule('Reason', moneyCorrectionLimits.reason),
});
