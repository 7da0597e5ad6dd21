import { buildPayoutTerms } from '../../../test/money';
import { payoutRequestSchema } from './payoutRequestSchema';
import { payoutSums } from './payoutSums';

const terms = buildPayoutTerms();

test.each([
  ['', '141649.50', '50.00', '141599.50'],
  ['5000', '5000.00', '10.00', '4990.00'],
  ['5010', '5010.00', '10.00', '5000.00'],
  ['5025', '5010.00', '10.00', '5000.00'],
  ['5025.01', '5025.01', '25.00', '5000.01'],
  ['50000', '50000.00', '25.00', '49975.00'],
  ['50,050', '50025.00', '25.00', '50000.00'],
  ['50,050.01', '50050.01', '50.00', '50000.01'],
  [' ₦ 1,234.5 ', '1234.50', '10.00', '1224.50'],
])('of “%s” naira, %s are taken, %s are the fee and %s arrive', (typed, amount, fee, sent) => {
  expect(payoutSums(typed, terms)).toEqual({ amount, fee, sent });
});

test.each(['abc', '-5', '1e5', '5.001', '1,5', '9', '99.99', '141649.51'])(
  '“%s” has no sums',
  (typed) => {
    expect(payoutSums(typed, terms)).toBeUndefined();
  },
);

test.each([
  ['', undefined],
  ['100', undefined],
  ['141,649.50', undefined],
  ['99.99', 'Amount must be at least ₦100'],
  ['141649.51', 'Only ₦141,649.50 can be paid out now'],
  ['5.001', 'Amount must be in naira, with at most two decimals'],
  ['-5', 'Amount must be in naira, with at most two decimals'],
])('“%s” is answered by %p', async (amount, sentence) => {
  const error = await payoutRequestSchema(terms)
    .validate({ amount })
    .then(() => undefined)
    .catch(({ message }: Error) => message);
  expect(error).toBe(sentence);
});
