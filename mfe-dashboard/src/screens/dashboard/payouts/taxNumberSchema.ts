import { taxNumberMessages } from '@nzuko/contract';
import { object, string } from 'yup';

/** An organizer's tax number, or none. */
export const taxNumberSchema = object({
  tax_number: string()
    .default('')
    .transform((typed: string) => typed.replace(/\s/g, ''))
    .matches(/^(\d{13}|\d{10}|\d{8}-?\d{4})?$/, taxNumberMessages.invalid),
});
