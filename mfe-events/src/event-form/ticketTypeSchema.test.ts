import { ValidationError } from 'yup';

import { emptyEvent, eventSchema, publishedEventSchema, type EventValues } from './eventSchema';
import { NOT_A_NUMBER } from './numberRules';
import { newTicketType, type TicketTypeValues } from './ticketTypeSchema';

/** All error messages for the ticket types of an event with 50 seats, by path. */
function messagesOf(
  types: TicketTypeValues[],
  more: Partial<EventValues> = {},
  schema: ReturnType<typeof publishedEventSchema> = eventSchema,
) {
  const event = { ...emptyEvent, max_attendees: '50', ticket_types: types, ...more };
  try {
    schema.validateSync(event, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const about = error.inner.filter(({ path }) => path?.startsWith('ticket_'));
    return about.map(({ path, message }) => [path, message]);
  }
  return [];
}

type Row = [keyof TicketTypeValues, Partial<TicketTypeValues>, string | undefined];

test.each([
  ['price', { price: '0' }, undefined],
  ['price', { price: '2500.50' }, undefined],
  ['price', { price: '' }, 'Price is required'],
  ['price', { price: '1.999' }, 'Price must be in naira, with at most two decimals'],
  ['price', { price: '-1' }, 'Price cannot be negative'],
  ['price', { price: '1000000.01' }, 'Price too high'],
  ['quota', { quota: '' }, undefined],
  ['quota', { quota: '1' }, undefined],
  ['quota', { quota: '50' }, undefined],
  ['quota', { quota: '0' }, 'Quota must be at least 1'],
  ['quota', { quota: '2.5' }, 'Quota must be a whole number'],
  ['quota', { quota: '1e1' }, 'Quota must be a whole number'],
  ['quota', { quota: NOT_A_NUMBER }, 'Quota must be a whole number'],
  ['quota', { quota: '51' }, 'Quota cannot be more than the attendees allowed'],
  ['sale_ends_at', { sale_ends_at: '2031-03-01T09:00' }, undefined],
  [
    'sale_ends_at',
    { sale_starts_at: '2031-03-01T09:00', sale_ends_at: '2031-03-01T09:01' },
    undefined,
  ],
  [
    'sale_ends_at',
    { sale_starts_at: '2031-03-01T09:00', sale_ends_at: '2031-03-01T09:00' },
    'The sale must end after it starts',
  ],
] satisfies Row[])('the %s of a ticket type with %j says %s', (field, change, message) => {
  const types = [newTicketType('STANDARD', '0'), { ...newTicketType('VIP', '10'), ...change }];
  expect(messagesOf(types)).toEqual(message ? [[`ticket_types[1].${field}`, message]] : []);
});

test.each([
  ['2020-03-01T09:00', 'The sale must end in the future'],
  ['2031-03-01T17:01', 'The sale must end before the event does'],
  ['2031-03-01T17:00', undefined],
])('an event whose early birds are on sale until %s: %s', (sale_ends_at, message) => {
  const types = [
    newTicketType('STANDARD', '0'),
    { ...newTicketType('EARLY_BIRD', '10'), sale_ends_at },
  ];
  const found = messagesOf(types, { end_date: '2031-03-01T17:00' });
  expect(found).toEqual(message ? [['ticket_types[1].sale_ends_at', message]] : []);
});

test.each([
  ['2031-03-01T17:00', 'The sale must start before the event ends'],
  ['2031-03-01T16:59', undefined],
])('an event whose early birds are on sale from %s: %s', (sale_starts_at, message) => {
  const types = [
    newTicketType('STANDARD', '0'),
    { ...newTicketType('EARLY_BIRD', '10'), sale_starts_at },
  ];
  const found = messagesOf(types, { end_date: '2031-03-01T17:00' });
  expect(found).toEqual(message ? [['ticket_types[1].sale_starts_at', message]] : []);
});

test.each([
  ['2031-03-01T17:00', undefined],
  ['2031-03-01T16:00', 'The sale must start before the event ends'],
])(
  'a sale from 18:00 may stay as it was published if the event ends at %s: %s',
  (end_date, message) => {
    const types = [{ ...newTicketType('STANDARD', '0'), sale_starts_at: '2031-03-01T18:00' }];
    const published = { ...emptyEvent, end_date: '2031-03-01T17:00', ticket_types: types };
    expect(messagesOf(types, { end_date }, publishedEventSchema(published))).toEqual(
      message ? [['ticket_types[0].sale_starts_at', message]] : [],
    );
  },
);

test.each([
  ['', '2020-03-01T09:00', undefined, undefined],
  ['2020-03-01T09:00', '2020-03-01T09:00', undefined, undefined],
  ['2032-03-01T09:00', '2032-03-01T09:00', undefined, undefined],
  [
    '2031-03-01T16:00',
    '2031-03-01T16:00',
    '2031-03-01T15:00',
    'The sale must end before the event does',
  ],
])(
  'the sale of a type that is out until “%s” may end “%s”, if the event ends at %s: %s',
  (was, is, newEnd, message) => {
    const end = '2031-03-01T17:00';
    const early = (sale_ends_at: string) => [
      newTicketType('STANDARD', '0'),
      { ...newTicketType('EARLY_BIRD', '10'), sale_ends_at },
    ];
    const published = { ...emptyEvent, end_date: end, ticket_types: early(was) };
    expect(
      messagesOf(early(is), { end_date: newEnd ?? end }, publishedEventSchema(published)),
    ).toEqual(message ? [['ticket_types[1].sale_ends_at', message]] : []);
  },
);

test('a quota is not checked against an empty number of attendees', () => {
  const types = [{ ...newTicketType('STANDARD', '0'), quota: '80' }];
  expect(messagesOf(types, { max_attendees: '' })).toEqual([]);
});

test('the single price is validated only while there are no ticket types', () => {
  expect(messagesOf([], { ticket_price: '-1' })).toEqual([
    ['ticket_price', 'Price cannot be negative'],
  ]);
  expect(messagesOf([newTicketType('STANDARD', '5')], { ticket_price: '-1' })).toEqual([]);
});
