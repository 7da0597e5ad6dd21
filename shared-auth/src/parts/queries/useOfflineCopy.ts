import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { ApiError, memberStorage } from '@nzuko/shared-auth';

/** A value stored on this device, with its time. */
export interface OfflineCopy<Value> {
  value: Value;
  /** An ISO time. */
  at: string;
}

/** A query's state; its data is null if nothing in it should be kept. */
export interface KeptAnswer<Value> {
  data: Value | null | undefined;
  dataUpdatedAt: number;
  failureReason: Error | null;
}

/**
 * Stores a query's latest data on this device until sign-out. Returns that data while the API is unreachable, even
 * after a reload. Too many requests are no answer either, for a page that has nothing to show (decision 0168). Nothing is stored
 * without a key; what is stored is removed once it has ended.
 */
export function useOfflineCopy<Value>(
  key: string | undefined,
  { data, dataUpdatedAt, failureReason }: KeptAnswer<Value>,
  hasEnded = false,
): OfflineCopy<Value> | undefined {
  const failure = failureReason && ApiError.from(failureReason);
  const isUnreachable = failure?.isUnreachable ?? false;
  const isUnanswered = isUnreachable || failure?.status === 429;
  const { data: stored } = useQuery({
    queryKey: ['kept', key],
    queryFn: async () => (key && (await memberStorage.get<OfflineCopy<Value>>(key))) || null,
    enabled: isUnanswered && data === undefined,
    gcTime: 0,
  });

  useEffect(() => {
    if (key === undefined) return undefined;
    if (hasEnded) void memberStorage.remove(key);
    else if (data != null) {
      const copy = { value: data, at: new Date(dataUpdatedAt).toISOString() };
      // A task of its own: to copy a long list takes a phone as long as to show it, and what is typed meanwhile would wait for both.
      const handle = setTimeout(() => void memberStorage.set(key, copy));
      return () => clearTimeout(handle);
    }
    return undefined;
  }, [key, data, dataUpdatedAt, hasEnded]);

  if (!isUnanswered) return undefined;
  if (data == null) return stored ?? undefined;
  return isUnreachable ? { value: data, at: new Date(dataUpdatedAt).toISOString() } : undefined;
}
