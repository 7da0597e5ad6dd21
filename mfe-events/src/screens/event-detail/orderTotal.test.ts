import { orderTotal } from './orderTotal';

test.each([
  ['1500.00', 1, '1500.00'],
  ['1500.50', 3, '4501.50'],
  ['0.10', 3, '0.30'],
  ['0.00', 10, '0.00'],
  ['19.99', 10, '199.90'],
  ['1000000.00', 10, '10000000.00'],
  ['2500', 2, '5000.00'],
  ['7.5', 2, '15.00'],
  ['0.999', 2, '1.98'],
  ['0.01', 1, '0.01'],
])('%s for %i tickets comes to %s, without fees', (price, quantity, total) => {
  expect(orderTotal(price, quantity)).toBe(total);
});

test('fees come on top, once', () => {
  expect(orderTotal('5000.00', 2, '253.84')).toBe('10253.84');
});
