import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError, memberStorage, useSession } from 'shared-auth';

/** What was kept on this device, and when. */
export interface Kept<Value> {
  value: Value;
  /** An ISO time. */
  at: string;
}

interface Answer<Value> {
  data: Value | undefined;
  dataUpdatedAt: number;
  failureReason: Error | null;
}

/**
 * Keeps the answer to a query on this device until sign-out. While nothing answers, it is what was last seen: in this
 * page or, after a reload, on this device.
 */
export function useKept<Value>(name: string, answer: Answer<Value>): Kept<Value> | undefined {
  const userId = useSession(({ user }) => user?.id);
  const key = `${name} ${userId}`;
  const { data, dataUpdatedAt, failureReason } = answer;
  const isUnreachable = failureReason !== null && ApiError.from(failureReason).isUnreachable;
  const { data: stored } = useQuery({
    queryKey: ['kept', key],
    queryFn: async () => (await memberStorage.get<Kept<Value>>(key)) ?? null,
    enabled: isUnreachable && data === undefined,
    gcTime: 0,
  });

  useEffect(() => {
    if (data === undefined || userId === undefined) return;
    const at = new Date(dataUpdatedAt).toISOString();
    void memberStorage.set(key, { value: data, at });
  }, [key, userId, data, dataUpdatedAt]);

  if (!isUnreachable) return undefined;
  if (data !== undefined) return { value: data, at: new Date(dataUpdatedAt).toISOString() };
  return stored ?? undefined;
}
