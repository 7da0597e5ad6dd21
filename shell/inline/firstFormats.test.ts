import { firstFormats } from './firstFormats';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first formats are made after the next frame, not before it', () => {
  const made = [jest.spyOn(Intl, 'DateTimeFormat'), jest.spyOn(Intl, 'NumberFormat')];
  const count = () => made.map(({ mock }) => mock.calls.length);
  firstFormats();
  expect(count()).toEqual([0, 0]);
  jest.advanceTimersByTime(17);
  expect(count()).toEqual([1, 1]);
});
