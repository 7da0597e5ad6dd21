import { koboOf, nairaOf } from './kobo';

test.each([
  ['0.00', 0],
  ['1500.00', 150_000],
  ['1500.5', 150_050],
  ['1500', 150_000],
  ['0.07', 7],
  ['0.999', 99],
  ['1000000.00', 100_000_000],
  ['-0.50', -50],
  ['-1500.25', -150_025],
])('%s naira are %d kobo', (naira, kobo) => {
  expect(koboOf(naira)).toBe(kobo);
});

test('a thousand tickets of ₦19.99 cost ₦19,990 to the kobo', () => {
  expect(nairaOf(koboOf('19.99') * 1000)).toBe('19990.00');
});
