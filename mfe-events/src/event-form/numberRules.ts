import { eventLimits } from '@nzuko/contract';
import { string } from 'yup';

/**
 * Form value for a number input with invalid text, such as "1e". The browser reports an empty string for it, which
 * would look like a cleared field.
 */
export const NOT_A_NUMBER = 'NaN';

/** Digits only, as the API expects: no "1e3", no "12,000". */
export const isWhole = (text: string) => /^-?\d+$/.test(text);

/**
 * A price in naira, as text; 0 is free. Spec section 5, "ticket price".
 *
 * The default must stay an empty string: formik turns a cleared field into `undefined`, and any other default would
 * refill it.
 */
export const price = (label: string) =>
  string()
    .trim()
    .default('')
    .test('required', `${label} is required`, (value) => value !== '')
    .test('negative', 'Price cannot be negative', (value) => !value.startsWith('-'))
    .test('high', 'Price too high', (value) => !(Number(value) > eventLimits.ticket_price.maximum))
    .test(
      'money',
      'Price must be naira with at most two decimals',
      (value) =>
        value === '' ||
        value.startsWith('-') ||
        Number(value) > eventLimits.ticket_price.maximum ||
        /^\d+(\.\d{1,2})?$/.test(value),
    );

/** A whole number, as text; an empty string is valid here. */
export const wholeNumber = (label: string, min: { value: number; message: string }) =>
  string()
    .trim()
    .default('')
    .test('whole', `${label} must be a whole number`, (value) => value === '' || isWhole(value))
    .test('min', min.message, (value) => !isWhole(value) || Number(value) >= min.value);
