import {
  categoryMessages,
  defaultFeesBorneBy,
  defaultRefundShare,
  descriptionMessages,
  doorsOpenMessages,
  endDateMessages,
  eventLimits,
  locationMessages,
  maxAttendeesMessages,
  ofEventTimes,
  startDateMessages,
  ticketPriceMessages,
  titleMessages,
  type EventTime,
} from '@nzuko/contract';
import { defaultTimeZone, isFree } from '@nzuko/shared-ui';
import { instantOf } from '@nzuko/shared-ui/parts';
import { array, object, string, type AnyObject, type InferType, type StringSchema } from 'yup';

import { isWhole, price, wholeNumber } from './numberRules';
import { ticketTypeSchema } from './ticketTypeSchema';

const text = (
  { maxLength, published }: { maxLength: number; published: { minLength: number } },
  { tooShort, tooLong }: { tooShort: string; tooLong: string },
) =>
  string()
    .trim()
    .default('')
    .test('min', tooShort, (value) => value.length >= published.minLength)
    .test('max', tooLong, (value) => value.length <= maxLength);

const timeOf = (wallTime: string | undefined) => instantOf(wallTime ?? '', defaultTimeZone);

/** @param published a start that may have passed: that of an event that is already published. */
const startRules = (published = '') =>
  string()
    .default('')
    .required(startDateMessages.required)
    .test(
      'future',
      startDateMessages.future,
      (value) => value === '' || value === published || timeOf(value) > Date.now(),
    );

interface TimeField {
  label: string;
  hint: string;
  required?: boolean;
  rules: StringSchema<string, AnyObject, '', 'd'>;
}

const times: Record<EventTime, TimeField> = {
  start_date: {
    label: 'Start date',
    hint: 'West Africa Time (WAT)',
    required: true,
    rules: startRules(),
  },
  end_date: {
    label: 'End date',
    hint: 'West Africa Time (WAT)',
    required: true,
    rules: string()
      .default('')
      .required(endDateMessages.required)
      .test('after', endDateMessages.afterStart, function isAfterStart(value) {
        const start = timeOf((this.parent as { start_date?: string }).start_date);
        return value === '' || Number.isNaN(start) || timeOf(value) > start;
      }),
  },
  doors_open: {
    label: 'Doors open',
    hint: 'Optional. When people can come in, at or before the start.',
    rules: string()
      .default('')
      .defined()
      .test('before', doorsOpenMessages.beforeStart, function isBeforeStart(value) {
        const start = timeOf((this.parent as { start_date?: string }).start_date);
        return value === '' || Number.isNaN(start) || timeOf(value) <= start;
      }),
  },
};

/** How an event's time is asked for. */
export const timeProps = ofEventTimes((time) => {
  const { rules: _rules, ...props } = times[time];
  return props;
});

/**
 * Validation for publishing an event. Spec section 5, "Create event".
 *
 * All values are the inputs' text; times are local to the event's time zone.
 */
export const eventSchema = object({
  title: text(eventLimits.title, titleMessages),
  description: text(eventLimits.description, descriptionMessages),
  location: text(eventLimits.location, locationMessages),
  ...ofEventTimes((time) => times[time].rules),
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
  ticket_types: array().of(ticketTypeSchema).default([]),
  pay_later_hours: string().default(String(eventLimits.pay_later_hours.prefilled)).defined(),
});

/** Validation for changing a published event: its start may have passed, as long as it stays the same. */
export const publishedEventSchema = (start: string) =>
  eventSchema.shape({ start_date: startRules(start) });

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
  ...ofEventTimes((time) => times[time].label),
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
