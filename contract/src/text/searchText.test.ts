import { isSearchable, readSearchText } from './searchText';

test.each([
  ['12', { id: 12 }],
  ['#12', { id: 12 }],
  ['1500', { id: 1500, amount: '1500', providerId: 1500, words: ['1500'] }],
  ['₦1,500.50', { id: null, amount: '1500.50' }],
  ['NGN 20', { amount: '20', words: ['ngn', '20'] }],
  ['99999999999', { id: null, providerId: 99_999_999_999 }],
  ['https://nzuko.test/events/12?from=mail', { eventId: 12, id: null }],
  ['NZ-12', { reference: 'nz-12-', words: [] }],
  ['nz-12-1-AB12cd34', { reference: 'nz-12-1-ab12cd34' }],
  ['tkt4f7k9qxm2rbd', { ticketNumber: 'TKT-4F7K-9QXM-2RBD' }],
  ['08 03 12 34 56 7', { phone: '+2348031234567', words: [] }],
  ['+234 (803) 123-4567', { phone: '+2348031234567', id: null }],
  ['12 34', { phone: null }],
  [' Ada  O ', { words: ['ada', 'o'], id: null }],
  ['Ọlá', { words: ['ọlá'] }],
])('reads “%s”', (typed, expected) => {
  expect(readSearchText(typed)).toMatchObject(expected);
});

test.each(['ada', '7', '#7', 'NZ-7', '₦50', '1,500.50', 'Ọlá', 'a b ada', '08 03 12 34 56 7'])(
  '“%s” is enough to search for',
  (text) => expect(isSearchable(text)).toBe(true),
);

test.each([
  '',
  ' ',
  'ab',
  'a b c',
  '%%%',
  '@@@@',
  '___',
  '.-.-.',
  'o’b',
  'ad @',
  'nz-1x',
  '#0',
  '12 34',
])('“%s” isn’t enough to search for', (text) => expect(isSearchable(text)).toBe(false));
