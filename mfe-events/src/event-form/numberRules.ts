import { eventLimits, ticketPriceMessages } from '@nzuko/contract';
import { string } from 'yup';

/**
 * Form value for a number input with invalid text, such as "1e". The browser reports an empty string for it, which
 * would look like a cleared field.
 */
export const NOT_A_NUMBER = 'NaN';

/** Digits only, as the API expects: no "1e3", no "12,000". */
export const isWhole = (text: string) => /^-?\d+$/.test(text);

/**
 * A price in naira, as text; 0 is free. `required` is said of none. Spec section 5, "ticket price".
 *
 * The default must stay an empty string: formik turns a cleared field into `undefined`, and any other default would
 * refill it.
 */
export const price = (required: string) =>
  string()
    .trim()
    .default('')
    .test('required', required, (value) => value !== '')
    .test('negative', ticketPriceMessages.negative, (value) => !value.startsWith('-'))
    .test(
      'high',
      ticketPriceMessages.tooHigh,
      (value) => !(Number(value) > eventLimits.ticket_price.maximum),
    )
    .test(
      'money',
      ticketPriceMessages.invalid,
      (value) =>
        value === '' ||
        value.startsWith('-') ||
        Number(value) > eventLimits.ticket_price.maximum ||
        /^\d+(\.\d{1,2})?$/.test(value),
    );

/** A whole number, as text; an empty string is valid here. */
export const wholeNumber = (notWhole: string, min: { value: number; message: string }) =>
  string()
    .trim()
    .default('')
    .test('whole', notWhole, (value) => value === '' || isWhole(value))
    .test('min', min.message, (value) => !isWhole(value) || Number(value) >= min.value);
