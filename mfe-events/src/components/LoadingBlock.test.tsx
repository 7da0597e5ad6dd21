import { act, render, screen } from '@testing-library/react';

import { EventDetailSkeleton } from '../screens/event-detail/EventDetailSkeleton';
import { LoadingBlock } from './LoadingBlock';

const slow = 'Still loading. Your connection may be slow.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['A ticket', 'Loading ticket…', <LoadingBlock key="ticket" label="Loading ticket…" />],
  ['An event', 'Loading event…', <EventDetailSkeleton key="event" />],
])('%s that takes long says so after four seconds, for everybody', (_what, label, placeholder) => {
  render(placeholder);
  act(() => jest.advanceTimersByTime(3_999));
  expect(screen.getByRole('status')).toHaveTextContent(label);
  expect(screen.queryAllByText(slow)).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(slow);
  expect(screen.getByText(slow, { ignore: '[role=status]' })).toBeVisible();
});
