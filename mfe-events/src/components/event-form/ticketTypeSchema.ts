import { defaultTimeZone } from 'shared-ui';
import { mixed, object, string, type InferType } from 'yup';

import type { TicketType } from '../../api/eventsApi';
import { PRICE_MAX_NAIRA } from '../../constants';
import { instantOf } from '../zonedTime';

/** A price in naira, as text. Spec section 5, "ticket price". */
export const price = string()
  .trim()
  .default('0')
  .test('negative', 'Price cannot be negative', (value) => !value.startsWith('-'))
  .test('high', 'Price too high', (value) => !(Number(value) > PRICE_MAX_NAIRA))
  .test(
    'money',
    'Price must be naira with at most two decimals',
    (value) =>
      value.startsWith('-') || Number(value) > PRICE_MAX_NAIRA || /^\d+(\.\d{1,2})?$/.test(value),
  );

const timeOf = (wallTime: string | undefined) => instantOf(wallTime ?? '', defaultTimeZone);

/** The event's own form, around a ticket type that is being checked. */
interface Surroundings {
  from?: { value: { max_attendees?: string } }[];
}

/** One of several ticket types: its price, how many of the seats it may use, and when it is sold; empty narrows nothing. */
export const ticketTypeSchema = object({
  ticket_type: mixed<TicketType>().required(),
  price,
  quota: string()
    .trim()
    .default('')
    .test('min', 'Quota must be at least 1', (value) => value === '' || Number(value) >= 1)
    .test(
      'whole',
      'Quota must be a whole number',
      (value) => value === '' || Number.isInteger(Number(value)),
    )
    .test('fits', 'Quota cannot be more than the attendees allowed', function fits(value) {
      const seats = Number((this as unknown as Surroundings).from?.[1]?.value.max_attendees);
      return !(Number(value) > seats);
    }),
  sale_starts_at: string().default(''),
  sale_ends_at: string()
    .default('')
    .test('after', 'The sale must end after it starts', function isAfterStart(value) {
      const starts = timeOf((this.parent as { sale_starts_at?: string }).sale_starts_at);
      const ends = timeOf(value);
      return Number.isNaN(starts) || Number.isNaN(ends) || ends > starts;
    }),
});

/** The texts of one ticket type. */
export type TicketTypeValues = InferType<typeof ticketTypeSchema>;

/** A ticket type that is sold at that price until the event starts. */
export const newTicketType = (ticket_type: TicketType, price: string): TicketTypeValues => ({
  ticket_type,
  price,
  quota: '',
  sale_starts_at: '',
  sale_ends_at: '',
});
