import { useSession } from '@nzuko/shared-auth';
import { useOfflineCopy, type KeptAnswer } from '@nzuko/shared-auth/queries';

/** Keeps what only the signed-in user may see on this device, under a name of their own (decision 0010), until it has ended. */
export function useMemberCopy<Value>(name: string, answer: KeptAnswer<Value>, hasEnded = false) {
  const userId = useSession(({ user }) => user?.id);
  return useOfflineCopy(userId === undefined ? undefined : `${name} ${userId}`, answer, hasEnded);
}
