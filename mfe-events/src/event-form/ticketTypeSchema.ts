import {
  priceMessages,
  quotaMessages,
  saleEndsAtMessages,
  saleStartsAtMessages,
  ticketTypeLimits,
} from '@nzuko/contract';
import { mixed, object, string, type InferType } from 'yup';

import type { TicketType } from '../api/eventsApi';
import { isWhole, price, wholeNumber } from './numberRules';
import { timeOf } from './timeOf';

/** Yup's context: `from` holds the parent values, here the event form's. */
interface TestContext {
  parent: Sale;
  from?: { value: { max_attendees?: string; end_date?: string } }[];
}

/** The fields that the rules for the end of a sale compare. */
interface Sale {
  ticket_type?: TicketType;
  sale_starts_at?: string;
  sale_ends_at?: string;
}

/** True unless the sale ends before it starts, which not even a draft may have. */
export const endsAfterStart = (type: Sale) =>
  !(timeOf(type.sale_ends_at) <= timeOf(type.sale_starts_at));

const saleEndsAt = string()
  .default('')
  .test('after', saleEndsAtMessages.afterStart, function isAfterStart() {
    return endsAfterStart(this.parent as Sale);
  });

/** A ticket type: price, number of seats and sale dates; an empty field means no limit. */
const ticketTypeSchema = object({
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
  sale_ends_at: saleEndsAt,
});

/** A ticket type's form values. */
export type TicketTypeValues = InferType<typeof ticketTypeSchema>;

/**
 * A ticket type of an event being published. The start and end of its sale aren't checked again while they and the event's end are
 * unchanged, and the sale of a type that is already published may end at once.
 *
 * @param published the ticket types of an event that is already published.
 * @param publishedEnd the end of that event.
 */
export const publishedTypeSchema = (published: readonly Sale[] = [], publishedEnd?: string) => {
  /** NaN if the time may stay as it is. */
  const endOfEvent = (context: unknown, time: 'sale_starts_at' | 'sale_ends_at') => {
    const { from, parent } = context as TestContext;
    const eventEnds = from?.[1]?.value.end_date;
    const isSame = parent[time] === wasOut(parent, published)?.[time] && eventEnds === publishedEnd;
    return isSame ? NaN : timeOf(eventEnds);
  };
  return ticketTypeSchema.shape({
    sale_starts_at: string()
      .default('')
      .test('beforeEnd', saleStartsAtMessages.beforeEnd, function startsBeforeEnd(value) {
        return !(timeOf(value) >= endOfEvent(this, 'sale_starts_at'));
      }),
    sale_ends_at: saleEndsAt
      .test('future', saleEndsAtMessages.future, function isAhead(value) {
        const isOut = wasOut(this.parent as Sale, published) !== undefined;
        return isOut || !(timeOf(value) <= Date.now());
      })
      .test('beforeEnd', saleEndsAtMessages.beforeEnd, function endsBeforeEnd(value) {
        return !(timeOf(value) > endOfEvent(this, 'sale_ends_at'));
      }),
  });
};

const wasOut = ({ ticket_type: kind }: Sale, published: readonly Sale[]) =>
  published.find(({ ticket_type }) => ticket_type === kind);

/** A ticket type with this price, on sale until the event starts. */
export const newTicketType = (ticket_type: TicketType, price: string): TicketTypeValues => ({
  ticket_type,
  price,
  quota: '',
  sale_starts_at: '',
  sale_ends_at: '',
});

/** True if adding the type anew at this price wouldn't give the same. */
export const hasOwnValues = (type: TicketTypeValues, price: string | undefined): boolean =>
  Boolean(type.quota || type.sale_starts_at || type.sale_ends_at) || type.price !== price;
