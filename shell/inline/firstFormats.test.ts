import { firstFormats } from './firstFormats';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first date is formatted after the next frame, not before it', () => {
  const format = jest.spyOn(Date.prototype, 'toLocaleString');
  firstFormats();
  expect(format).not.toHaveBeenCalled();
  jest.advanceTimersByTime(17);
  expect(format).toHaveBeenCalledTimes(1);
});
