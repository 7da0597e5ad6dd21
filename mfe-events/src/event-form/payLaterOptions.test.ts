import { payLaterOptions } from './payLaterOptions';

test('offers none, hours and days', () => {
  expect(payLaterOptions('24').map(({ label }) => label)).toEqual([
    'Not offered',
    '6 hours',
    '24 hours',
    '3 days',
    '7 days',
  ]);
});

test.each([
  ['1', '1 hour'],
  ['36', '36 hours'],
  ['48', '2 days'],
])('offers an event’s own window of %s too', (value, label) => {
  expect(payLaterOptions(value)).toContainEqual({ value, label });
});
