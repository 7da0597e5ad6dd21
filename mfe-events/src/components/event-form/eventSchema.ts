import { defaultTimeZone } from 'shared-ui';
import { array, object, string, type InferType } from 'yup';

import { instantOf } from '../zonedTime';
import {
  ATTENDEES_DEFAULT,
  ATTENDEES_MAX,
  ATTENDEES_MIN,
  DESCRIPTION_MAX_CHARACTERS,
  DESCRIPTION_MIN_CHARACTERS,
  EVENT_CATEGORIES,
  LOCATION_MAX_CHARACTERS,
  LOCATION_MIN_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  TITLE_MIN_CHARACTERS,
} from '../../constants';
import { price, ticketTypeSchema } from './ticketTypeSchema';

const text = (label: string, min: number, max: number) =>
  string()
    .trim()
    .default('')
    .test('min', `${label} must be at least ${min} characters`, (value) => value.length >= min)
    .test('max', `${label} must be less than ${max} characters`, (value) => value.length <= max);

const timeOf = (wallTime: string | undefined) => instantOf(wallTime ?? '', defaultTimeZone);

/**
 * What must be true of an event before it is published. Spec section 5, "Create event".
 *
 * Every value is the text of its input; times are the wall clock's in the event's zone.
 */
export const eventSchema = object({
  title: text('Title', TITLE_MIN_CHARACTERS, TITLE_MAX_CHARACTERS),
  description: text('Description', DESCRIPTION_MIN_CHARACTERS, DESCRIPTION_MAX_CHARACTERS),
  location: text('Location', LOCATION_MIN_CHARACTERS, LOCATION_MAX_CHARACTERS),
  start_date: string()
    .default('')
    .required('Start date is required')
    .test(
      'future',
      'Start date must be in the future',
      (value) => value === '' || timeOf(value) > Date.now(),
    ),
  end_date: string()
    .default('')
    .required('End date is required')
    .test('after', 'End date must be after start date', function isAfterStart(value) {
      const start = timeOf((this.parent as { start_date?: string }).start_date);
      return value === '' || Number.isNaN(start) || timeOf(value) > start;
    }),
  category: string()
    .default('')
    .test('known', 'Category is required', (value) =>
      EVENT_CATEGORIES.some((category) => category === value),
    ),
  max_attendees: string()
    .trim()
    .default(String(ATTENDEES_DEFAULT))
    .test(
      'min',
      'Must allow at least 1 attendee',
      (value) => value !== '' && Number(value) >= ATTENDEES_MIN,
    )
    .test(
      'max',
      'Maximum 10,000 attendees allowed',
      (value) => Number.isNaN(Number(value)) || Number(value) <= ATTENDEES_MAX,
    )
    .test(
      'whole',
      'Max attendees must be a whole number',
      (value) => value === '' || !Number.isFinite(Number(value)) || Number.isInteger(Number(value)),
    ),
  /** The one price; read as long as there are no ticket types. */
  ticket_price: string()
    .trim()
    .default('0')
    .when('ticket_types', {
      is: (types: unknown[] | undefined) => !types?.length,
      then: () => price,
    }),
  /** Prices, quotas and sales of their own; none is the one price. */
  ticket_types: array().of(ticketTypeSchema).default([]),
});

/** The texts of the event form, by field. */
export type EventValues = InferType<typeof eventSchema>;

/** The fields that are one text each. */
export type EventText = Exclude<keyof EventValues, 'ticket_types'>;

/** An untouched form. */
export const emptyEvent: EventValues = eventSchema.getDefault();

/** What each field is called, in the order of the form. */
export const fieldLabels: Record<EventText, string> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  location: 'Location',
  start_date: 'Start date',
  end_date: 'End date',
  max_attendees: 'Max attendees',
  ticket_price: 'Ticket price',
};

const requiredOfADraft = ['title', 'description', 'category'] as const;

/** The labels of what even a draft must have, and has not. */
export const missingForDraft = (values: EventValues): string[] =>
  requiredOfADraft.filter((name) => values[name].trim() === '').map((name) => fieldLabels[name]);
