import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { ApiError } from '@nzuko/shared-auth';

import { useCall } from './useCall';

const inQueries = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

const callWith = (call: () => Promise<string>) =>
  renderHook(() => useCall(call, () => 'That failed.', {}), { wrapper: inQueries }).result;

test('a double click makes one call', async () => {
  const call = jest.fn(() => Promise.resolve('done'));
  const result = callWith(call);
  act(() => {
    result.current.run();
    result.current.run();
  });
  await waitFor(() => expect(result.current.isRunning).toBe(false));
  expect(call).toHaveBeenCalledTimes(1);
});

test('one that failed can be made again, even if its failure was dismissed meanwhile', async () => {
  const call = jest.fn<Promise<string>, []>();
  call.mockRejectedValueOnce(new ApiError('response', 409, {}, 'POST /x/'));
  call.mockResolvedValueOnce('done');
  const result = callWith(call);
  act(() => result.current.run());
  await waitFor(() => expect(result.current.failure).toBe('That failed.'));
  act(() => result.current.reset());
  act(() => result.current.run());
  await waitFor(() => expect(result.current.isRunning).toBe(false));
  expect(call).toHaveBeenCalledTimes(2);
  expect(result.current.failure).toBeUndefined();
});
