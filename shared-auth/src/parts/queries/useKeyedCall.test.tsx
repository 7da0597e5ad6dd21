import { renderHook } from '@testing-library/react';

import { useKeyedCall } from './useKeyedCall';

/** Makes calls whose answers are lost, and records their keys. */
function lostCalls(kept: Parameters<typeof useKeyedCall>[0]) {
  const keys: string[] = [];
  const { result } = renderHook(() => useKeyedCall(kept));
  const call = async () => {
    const lost = result.current.call((key) => {
      keys.push(key);
      return Promise.reject(new Error('Network Error'));
    });
    await expect(lost).rejects.toThrow('Network Error');
  };
  return { keys, call };
}

test('a call without an answer is repeated with its key, kept or not', async () => {
  // Storage is blocked.
  const { keys, call } = lostCalls({ read: () => undefined, keep: () => undefined });
  await call();
  await call();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a kept key that is removed with its draft isn’t sent again', async () => {
  let kept: string | undefined;
  const { keys, call } = lostCalls({ read: () => kept, keep: (key) => (kept = key) });
  await call();
  kept = undefined;
  await call();
  expect(keys).toEqual([expect.any(String), expect.not.stringMatching(keys[0] ?? '')]);
});
