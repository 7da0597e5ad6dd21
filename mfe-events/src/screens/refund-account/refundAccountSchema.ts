import { bankAccountRules } from '@nzuko/shared-auth/form-rules';
import { object, type InferType } from 'yup';

/** The bank account that a refund goes to. */
export const refundAccountSchema = object(bankAccountRules());

export type RefundAccountValues = InferType<typeof refundAccountSchema>;
