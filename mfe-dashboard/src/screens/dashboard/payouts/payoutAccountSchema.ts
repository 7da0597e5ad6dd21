import { object, string, type InferType } from 'yup';

const withoutSpaces = (typed: string) => typed.replace(/\s/g, '');

/** The bank account that ticket sales are paid to; same messages as the server's. */
export const payoutAccountSchema = object({
  bank_id: string().default('').required('Choose your bank'),
  account_number: string()
    .default('')
    .required('Enter your account number')
    .transform(withoutSpaces)
    .matches(/^\d{10}$/, 'An account number has 10 digits'),
});

export type PayoutAccountValues = InferType<typeof payoutAccountSchema>;

/** The mailed code that confirms an account. */
export const payoutCodeSchema = object({
  code: string()
    .default('')
    .required('Enter the code from our email')
    .transform(withoutSpaces)
    .matches(/^\d{6}$/, 'The code has 6 digits'),
});
