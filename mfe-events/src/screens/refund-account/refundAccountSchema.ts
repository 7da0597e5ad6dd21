import { object, string, type InferType } from 'yup';

const withoutSpaces = (typed: string) => typed.replace(/\s/g, '');

/** The bank account that a refund goes to. */
export const refundAccountSchema = object({
  bank_id: string().required('Choose your bank'),
  account_number: string()
    .required('Enter your account number')
    .transform(withoutSpaces)
    .matches(/^\d{10}$/, 'An account number has 10 digits'),
});

export type RefundAccountValues = InferType<typeof refundAccountSchema>;
