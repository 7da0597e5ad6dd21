import { markClock } from './markClock';

test.each([
  ['Lagos', -60, '60'],
  ['London', 0, '0'],
  ['New York', 300, '-300'],
])('marks the page with the clock of %s', (_city, offset, mark) => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  markClock();
  expect(document.documentElement.dataset.clock).toBe(mark);
});
