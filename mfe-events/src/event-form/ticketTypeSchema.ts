import {
  priceMessages,
  quotaMessages,
  saleEndsAtMessages,
  ticketTypeLimits,
} from '@nzuko/contract';
import { defaultTimeZone } from '@nzuko/shared-ui';
import { instantOf } from '@nzuko/shared-ui/parts';
import { mixed, object, string, type InferType } from 'yup';

import type { TicketType } from '../api/eventsApi';
import { isWhole, price, wholeNumber } from './numberRules';

const timeOf = (wallTime: string | undefined) => instantOf(wallTime ?? '', defaultTimeZone);

/** Yup's context: `from` holds the parent values, here the event form's. */
interface TestContext {
  from?: { value: { max_attendees?: string } }[];
}

/** A ticket type: price, number of seats and sale dates; an empty field means no limit. */
export const ticketTypeSchema = object({
  ticket_type: mixed<TicketType>().required(),
  price: price(priceMessages.required),
  quota: wholeNumber('Quota must be a whole number', {
    value: ticketTypeLimits.quota.minimum,
    message: quotaMessages.tooFew,
  }).test('fits', quotaMessages.tooMany, function fits(value) {
    const seats = (this as unknown as TestContext).from?.[1]?.value.max_attendees ?? '';
    return !isWhole(value) || !isWhole(seats.trim()) || Number(value) <= Number(seats);
  }),
  sale_starts_at: string().default(''),
  sale_ends_at: string()
    .default('')
    .test('after', saleEndsAtMessages.afterStart, function isAfterStart(value) {
      const starts = timeOf((this.parent as { sale_starts_at?: string }).sale_starts_at);
      const ends = timeOf(value);
      return Number.isNaN(starts) || Number.isNaN(ends) || ends > starts;
    }),
});

/** A ticket type's form values. */
export type TicketTypeValues = InferType<typeof ticketTypeSchema>;

/** A ticket type with this price, on sale until the event starts. */
export const newTicketType = (ticket_type: TicketType, price: string): TicketTypeValues => ({
  ticket_type,
  price,
  quota: '',
  sale_starts_at: '',
  sale_ends_at: '',
});
