import { readTaxNumber } from './tax-number';

it.each([
  ['2012345678901', '2012345678901'],
  [' 201 234 567 8901 ', '2012345678901'],
  ['1234567890', '1234567890'],
  ['12345678-0001', '12345678-0001'],
  ['123456780001', '12345678-0001'],
])('reads %s as %s', (text, number) => expect(readTaxNumber(text)).toBe(number));

it.each([
  '',
  '123',
  '12345678901',
  '12345678901234',
  '1234567A90',
  '١٢٣٤٥٦٧٨٩٠',
  'BN 1234567890',
  '123456789o',
])(
  // oxfmt-ignore
  'takes “%s” for none',
  (text) => expect(readTaxNumber(text)).toBeNull(),
);
