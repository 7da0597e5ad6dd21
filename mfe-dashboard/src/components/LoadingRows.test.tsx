import { act, render, screen } from '@testing-library/react';

import { LoadingRows } from './LoadingRows';

const slow = 'This is taking longer than usual…';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a list that takes long says so after eight seconds, for everybody', () => {
  render(<LoadingRows label="Loading tickets…" />);
  act(() => jest.advanceTimersByTime(7_999));
  expect(screen.getByRole('status')).toHaveTextContent('Loading tickets…');
  expect(screen.queryAllByText(slow)).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(slow);
  expect(screen.getByText(slow, { ignore: '[role=status]' })).toBeVisible();
});
