import { act, render, screen } from '@testing-library/react';

import { StatisticsSkeleton } from './StatisticsCards';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('statistics that take long say so after four seconds', () => {
  render(<StatisticsSkeleton label="Loading statistics…" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading statistics…');
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Still loading. Your connection may be slow.',
  );
});
