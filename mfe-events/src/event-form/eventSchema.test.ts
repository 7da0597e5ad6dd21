import { ValidationError } from 'yup';

import {
  emptyEvent,
  eventSchema,
  missingForDraft,
  publishedEventSchema,
  type EventValues,
} from './eventSchema';
import { NOT_A_NUMBER } from './numberRules';

const good: EventValues = {
  title: 'Lagos React Meetup',
  description: 'An evening of talks about React.',
  location: 'Civic Tower, Lagos',
  start_date: '2031-03-01T09:00',
  end_date: '2031-03-01T17:00',
  doors_open: '',
  category: 'Technology',
  max_attendees: '50',
  pay_later_hours: '24',
  ticket_price: '0',
  fees_borne_by: 'ORGANIZER',
  refund_share: 'LESS_FEES',
  refund_until_hours: '0',
  ticket_types: [],
};

/** The first error message of a field; undefined if it is valid. */
function messageOf(field: keyof EventValues, change: Partial<EventValues>): string | undefined {
  try {
    eventSchema.validateSync({ ...good, ...change }, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.find(({ path }) => path === field)?.message;
  }
}

/** A field, the change to it, and the expected message. */
type Row = [keyof EventValues, Partial<EventValues>, string | undefined];

const letters = (count: number) => 'a'.repeat(count);

describe.each([
  ['title', 3, 255, 'Title'],
  ['description', 10, 2000, 'Description'],
  ['location', 5, 255, 'Location'],
] as const)('%s has %i to %i characters', (field, min, max, label) => {
  test.each([
    [0, `${label} must be at least ${min} characters`],
    [min - 1, `${label} must be at least ${min} characters`],
    [min, undefined],
    [max, undefined],
    [max + 1, `${label} must be less than ${max} characters`],
  ])('%i characters: %s', (count, message) => {
    expect(messageOf(field, { [field]: letters(count) })).toBe(message);
  });

  test('surrounding spaces do not count', () => {
    expect(messageOf(field, { [field]: `  ${letters(min - 1)}  ` })).toBe(
      `${label} must be at least ${min} characters`,
    );
  });
});

test.each([
  ['start_date', { start_date: '' }, 'Start date is required'],
  ['start_date', { start_date: '2020-01-01T09:00' }, 'Start date must be in the future'],
  ['start_date', {}, undefined],
  ['end_date', { end_date: '' }, 'End date is required'],
  ['end_date', { end_date: '2031-03-01T08:59' }, 'End date must be after start date'],
  ['end_date', { end_date: '2031-03-01T09:00' }, 'End date must be after start date'],
  ['end_date', { end_date: '2031-03-01T09:01' }, undefined],
  ['end_date', { start_date: '' }, undefined],
  ['doors_open', { doors_open: '' }, undefined],
  ['doors_open', { doors_open: '2031-03-01T08:00' }, undefined],
  ['doors_open', { doors_open: '2031-03-01T09:00' }, undefined],
  ['doors_open', { doors_open: '2031-03-01T09:01' }, 'Doors must open at or before the start'],
  ['doors_open', { doors_open: '2031-02-28T09:00' }, undefined],
  [
    'doors_open',
    { doors_open: '2031-02-28T08:59' },
    'Doors must open within 24 hours of the start',
  ],
  ['doors_open', { start_date: '', doors_open: '2031-03-01T08:00' }, undefined],
  ['category', { category: '' }, 'Category is required'],
  ['category', { category: 'Cats' }, 'Category is required'],
  ['category', { category: 'Food & Drink' }, undefined],
  ['max_attendees', { max_attendees: '' }, 'Max attendees is required'],
  ['max_attendees', { max_attendees: '  ' }, 'Max attendees is required'],
  ['max_attendees', { max_attendees: '0' }, 'Must allow at least 1 attendee'],
  ['max_attendees', { max_attendees: '-5' }, 'Must allow at least 1 attendee'],
  ['max_attendees', { max_attendees: '1' }, undefined],
  ['max_attendees', { max_attendees: '10000' }, undefined],
  ['max_attendees', { max_attendees: '10001' }, 'Maximum 10,000 attendees allowed'],
  ['max_attendees', { max_attendees: '2.5' }, 'Max attendees must be a whole number'],
  ['max_attendees', { max_attendees: '1e3' }, 'Max attendees must be a whole number'],
  ['max_attendees', { max_attendees: '12,000' }, 'Max attendees must be a whole number'],
  ['max_attendees', { max_attendees: NOT_A_NUMBER }, 'Max attendees must be a whole number'],
  ['ticket_price', { ticket_price: '-0.01' }, 'Price cannot be negative'],
  ['ticket_price', { ticket_price: '0' }, undefined],
  ['ticket_price', { ticket_price: '1500.50' }, undefined],
  ['ticket_price', { ticket_price: '1000000' }, undefined],
  ['ticket_price', { ticket_price: '1000000.01' }, 'Price too high'],
  ['ticket_price', { ticket_price: '1e9' }, 'Price too high'],
  ['ticket_price', { ticket_price: 'cheap' }, 'Price must be in naira, with at most two decimals'],
  ['ticket_price', { ticket_price: '' }, 'Ticket price is required'],
  ['ticket_price', { ticket_price: '  ' }, 'Ticket price is required'],
  ['ticket_price', { ticket_price: ' 50 ' }, undefined],
  ['ticket_price', { ticket_price: '-0' }, 'Price cannot be negative'],
  ['ticket_price', { ticket_price: '1e3' }, 'Price must be in naira, with at most two decimals'],
  ['ticket_price', { ticket_price: '12,000' }, 'Price must be in naira, with at most two decimals'],
  [
    'ticket_price',
    { ticket_price: NOT_A_NUMBER },
    'Price must be in naira, with at most two decimals',
  ],
  ['ticket_price', { ticket_price: '1.999' }, 'Price must be in naira, with at most two decimals'],
] satisfies Row[])('%s with %j says %s', (field, change, message) => {
  expect(messageOf(field, change)).toBe(message);
});

test('a start that is in the future in Lagos is judged in Lagos', () => {
  jest.useFakeTimers({ now: new Date('2031-03-01T08:00:00.000Z') });
  // 09:00 in Lagos is now.
  expect(messageOf('start_date', { start_date: '2031-03-01T09:00' })).toBe(
    'Start date must be in the future',
  );
  expect(messageOf('start_date', { start_date: '2031-03-01T09:01' })).toBeUndefined();
  jest.useRealTimers();
});

describe('an event that is over', () => {
  const over = {
    ...good,
    start_date: '2021-03-01T09:00',
    end_date: '2021-03-01T17:00',
    doors_open: '2021-02-27T09:00',
  };
  const messagesOf = (change: Partial<EventValues>) => {
    try {
      publishedEventSchema(over).validateSync({ ...over, ...change }, { abortEarly: false });
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return error.inner.map(({ path, message }) => [path, message]);
    }
  };
  const message = expect.stringMatching(/^This event is over.*duplicate it/);

  test('can be corrected', () => {
    const change = { title: 'Lagos React Night', end_date: '2021-03-01T18:00' };
    expect(messagesOf(change)).toEqual([]);
  });

  test('can’t be held again', () => {
    const change = { start_date: '2031-03-01T09:00', end_date: '2031-03-01T17:00' };
    expect(messagesOf(change)).toEqual([
      ['start_date', message],
      ['end_date', message],
    ]);
    expect(messagesOf({ start_date: change.start_date })).toEqual([['start_date', message]]);
    expect(messagesOf({ end_date: change.end_date })).toEqual([['end_date', message]]);
  });
});

test('an event that goes on can be shortened, but not ended', () => {
  jest.useFakeTimers({ now: new Date('2031-03-01T10:00:00.000Z') });
  const goingOn = { ...good, start_date: '2031-03-01T09:00', end_date: '2031-03-01T17:00' };
  const save = (end: string) => () =>
    publishedEventSchema(goingOn).validateSync({ ...goingOn, end_date: end });
  expect(save('2031-03-01T11:00')).toThrow('End date must be in the future');
  expect(save('2031-03-01T11:01')).not.toThrow();
  jest.useRealTimers();
});

test('a number that formik gives as undefined, for its field was cleared, is not filled in', () => {
  const cleared = { max_attendees: undefined, ticket_price: undefined } as object;
  expect(messageOf('max_attendees', cleared)).toBe('Max attendees is required');
  expect(messageOf('ticket_price', cleared)).toBe('Ticket price is required');
});

test('an untouched form has 50 attendees and is free', () => {
  expect(emptyEvent).toMatchObject({ max_attendees: '50', ticket_price: '0', title: '' });
});

test.each([
  [emptyEvent, ['Title', 'Description', 'Category']],
  [{ ...emptyEvent, title: 'x', description: ' ' }, ['Description', 'Category']],
  [{ ...emptyEvent, title: 'x', description: 'y', category: 'Music' }, []],
])('a draft lacks %#', (values, labels) => {
  expect(missingForDraft(values)).toEqual(labels);
});
