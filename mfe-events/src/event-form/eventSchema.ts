import {
  categoryMessages,
  defaultFeesBorneBy,
  defaultRefundShare,
  descriptionMessages,
  eventLimits,
  locationMessages,
  maxAttendeesMessages,
  ofEventTimes,
  ticketPriceMessages,
  titleMessages,
} from '@nzuko/contract';
import { isFree } from '@nzuko/shared-ui';
import { array, object, string, type InferType } from 'yup';

import { timeProps, timeRules } from './eventTimeRules';
import { isWhole, price, wholeNumber } from './numberRules';
import { newTicketType, publishedTypeSchema } from './ticketTypeSchema';

const text = (
  { maxLength, published }: { maxLength: number; published: { minLength: number } },
  { tooShort, tooLong }: { tooShort: string; tooLong: string },
) =>
  string()
    .trim()
    .default('')
    .test('min', tooShort, (value) => value.length >= published.minLength)
    .test('max', tooLong, (value) => value.length <= maxLength);

/**
 * Validation for publishing an event. Spec section 5, "Create event".
 *
 * All values are the inputs' text; times are local to the event's time zone.
 */
export const eventSchema = object({
  title: text(eventLimits.title, titleMessages),
  description: text(eventLimits.description, descriptionMessages),
  location: text(eventLimits.location, locationMessages),
  ...timeRules(),
  category: string()
    .default('')
    .test('known', categoryMessages.required, (value) =>
      eventLimits.category.enum.some((category) => category === value),
    ),
  max_attendees: wholeNumber(maxAttendeesMessages.whole, {
    value: eventLimits.max_attendees.minimum,
    message: maxAttendeesMessages.tooFew,
  })
    .test('required', maxAttendeesMessages.required, (value) => value !== '')
    .test(
      'max',
      maxAttendeesMessages.tooMany,
      (value) => !isWhole(value) || Number(value) <= eventLimits.max_attendees.maximum,
    ),
  /** The single price; ignored once there are ticket types. */
  ticket_price: string()
    .trim()
    .default('')
    .when('ticket_types', {
      is: (types: unknown[] | undefined) => !types?.length,
      then: () => price(ticketPriceMessages.required),
    }),
  fees_borne_by: string()
    .oneOf(eventLimits.fees_borne_by.enum)
    .default(defaultFeesBorneBy)
    .defined(),
  refund_share: string().oneOf(eventLimits.refund_share.enum).default(defaultRefundShare).defined(),
  refund_until_hours: string().default('0'),
  /** Empty while the event has a single price. */
  ticket_types: array().of(publishedTypeSchema()).default([]),
  pay_later_hours: string().default(String(eventLimits.pay_later_hours.prefilled)).defined(),
});

/** Validation for changing a published event: what stays the same may have passed. */
export const publishedEventSchema = (published: EventValues) =>
  eventSchema.shape({
    ...timeRules(published),
    ticket_types: array()
      .of(publishedTypeSchema(typesOut(published), published.end_date))
      .default([]),
  });

/** The form has no types of an event with a single price, which is its standard type's. */
const typesOut = ({ ticket_types: types, ticket_price: onePrice }: EventValues) =>
  types.length > 0 ? types : [newTicketType('STANDARD', onePrice)];

/** The event form's values. */
export type EventValues = InferType<typeof eventSchema>;

/** The fields with a single text value. */
export type EventText = Exclude<keyof EventValues, 'ticket_types'>;

/** The empty form with the defaults of spec section 9. */
export const emptyEvent: EventValues = {
  ...eventSchema.getDefault(),
  max_attendees: String(eventLimits.max_attendees.prefilled),
  ticket_price: String(eventLimits.ticket_price.prefilled),
};

const whatIsSold = ({ ticket_types: types, ticket_price: onePrice }: EventValues) =>
  JSON.stringify(types.length > 0 ? types : onePrice);

/** True if the ticket types are the same, or the single price where there are none. */
export const haveSameTypes = (one: EventValues, other: EventValues): boolean =>
  whatIsSold(one) === whatIsSold(other);

/** True unless every ticket is free. */
export const hasPaidTickets = ({ ticket_types: types, ticket_price: onePrice }: EventValues) =>
  types.length > 0 ? types.some(({ price }) => !isFree(price)) : !isFree(onePrice);

/** Field labels, in form order. */
export const fieldLabels: Record<EventText, string> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  location: 'Location',
  ...ofEventTimes((time) => timeProps[time].label),
  max_attendees: 'Max attendees',
  ticket_price: 'Ticket price',
  pay_later_hours: 'Paying later',
  fees_borne_by: 'Fees',
  refund_share: 'What people get back if they cancel',
  refund_until_hours: 'Until when',
};

const requiredForDraft = ['title', 'description', 'category'] as const;

/** Labels of the missing fields that even a draft requires. */
export const missingForDraft = (values: EventValues): string[] =>
  requiredForDraft.filter((name) => values[name].trim() === '').map((name) => fieldLabels[name]);
