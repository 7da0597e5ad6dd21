import { payoutAccountCodeLimits } from '@nzuko/contract';
import { bankAccountRules, digitsRule } from '@nzuko/shared-auth/form-rules';
import { object, type InferType } from 'yup';

/** The bank account that ticket sales are paid to; same messages as the server's. */
export const payoutAccountSchema = object(bankAccountRules());

export type PayoutAccountValues = InferType<typeof payoutAccountSchema>;

/** The mailed code that confirms an account. */
export const payoutCodeSchema = object({
  code: digitsRule(payoutAccountCodeLimits.code, {
    missing: 'Enter the code from our email',
    wrong: `The code has ${payoutAccountCodeLimits.code.maxLength} digits`,
  }),
});
