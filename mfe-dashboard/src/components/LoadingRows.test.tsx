import { act, render, screen } from '@testing-library/react';

import { LoadingRows } from './LoadingRows';

const slow = 'Still loading. Your connection may be slow.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a list that takes long says so after four seconds, for everybody', () => {
  render(<LoadingRows label="Loading tickets…" />);
  act(() => jest.advanceTimersByTime(3_999));
  expect(screen.getByRole('status')).toHaveTextContent('Loading tickets…');
  expect(screen.queryAllByText(slow)).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(slow);
  expect(screen.getByText(slow, { ignore: '[role=status]' })).toBeVisible();
});
