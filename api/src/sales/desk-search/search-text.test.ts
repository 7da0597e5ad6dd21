import { readSearch } from './search-text';

it.each([
  ['12', { id: 12 }],
  ['#12', { id: 12 }],
  ['1500', { id: 1500, amountKobo: 150_000, providerId: 1500, words: ['1500'] }],
  ['₦1,500.50', { id: null, amountKobo: 150_050 }],
  ['NGN 20', { amountKobo: 2000, words: ['ngn', '20'] }],
  ['99999999999', { id: null, providerId: 99_999_999_999 }],
  ['https://nzuko.test/events/12?from=mail', { eventId: 12, id: null }],
  ['0803 123 4567', { phone: '+2348031234567' }],
  ['+234 803 123 4567', { phone: '+2348031234567', id: null }],
  ['NZ-12', { reference: 'nz-12-', words: [] }],
  ['nz-12-1-AB12cd34', { reference: 'nz-12-1-ab12cd34' }],
  ['tkt4f7k9qxm2rbd', { ticketNumber: 'TKT-4F7K-9QXM-2RBD' }],
  [' Ada  O ', { words: ['ada', 'o'], id: null }],
  ['Ọlá', { words: ['ọlá'] }],
])('reads “%s”', (typed, expected) => {
  expect(readSearch(typed)).toMatchObject(expected);
});

it.each(['', '  ', 'ab', 'a b c', '%%%', '@@@@', '___', '.-.-.', 'o’b', 'ad @'])(
  'finds nothing by “%s”, and says so',
  (typed) => {
    expect(() => readSearch(typed)).toThrow(
      expect.objectContaining({
        fields: { search: ['Type at least three letters or digits in a row, or a number.'] },
      }),
    );
  },
);
