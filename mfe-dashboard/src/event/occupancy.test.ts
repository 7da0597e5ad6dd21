import { occupancyLevel, percentText } from './occupancy';

test.each([
  [1, 'green'],
  [0.8, 'green'],
  [0.799, 'yellow'],
  [0.5, 'yellow'],
  [0.499, 'red'],
  [0, 'red'],
])('an occupancy of %d is %s', (rate, colour) => {
  expect(occupancyLevel(rate).colour).toBe(colour);
});

test.each([
  [1, 'full'],
  [0.999, 'nearly full'],
  [0.6, 'filling up'],
  [0, 'many seats left'],
])('an occupancy of %d is called %s', (rate, label) => {
  expect(occupancyLevel(rate).label).toBe(label);
});

test.each([
  [0.823, '82%'],
  [0.799, '79%'],
  [0.29, '29%'],
  [0.57, '57%'],
  [1, '100%'],
  [0, '0%'],
])('the fraction %d is shown as %s', (share, text) => {
  expect(percentText(share)).toBe(text);
});
