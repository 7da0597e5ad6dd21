import { readSearch } from './search-text';

it.each([
  ['₦1,500.50', { id: null, amountKobo: 150_050, phone: null }],
  ['0803 123 4567', { phone: '+2348031234567' }],
  ['+234 803 123 4567', { phone: '+2348031234567', id: null }],
  ['08 03 12 34 56 7', { phone: '+2348031234567', words: [] }],
  ['Ada', { words: ['ada'], amountKobo: null }],
])('reads “%s”', (typed, expected) => {
  expect(readSearch(typed)).toMatchObject(expected);
});

it('finds nothing by too short a text, and says so', () => {
  expect(() => readSearch('o’b')).toThrow(
    expect.objectContaining({
      fields: { search: ['Type at least three letters or digits in a row, or a number.'] },
    }),
  );
});
