import { object, string } from 'yup';

/** An organizer's tax number, or none; same message as the server's. */
export const taxNumberSchema = object({
  tax_number: string()
    .default('')
    .transform((typed: string) => typed.replace(/\s/g, ''))
    .matches(/^(\d{13}|\d{10}|\d{8}-?\d{4})?$/, 'Tax number must have 13 digits; an earlier TIN has 10, or 8 and 4'), // oxfmt-ignore
});
