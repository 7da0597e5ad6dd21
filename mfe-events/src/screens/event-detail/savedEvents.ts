import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { safeStorage, useSession } from 'shared-auth';
import { toast } from 'shared-ui';

import { savedEventsQuery, saveEvent } from '../../api/savedEventsApi';
import { SAVED_EVENTS_KEY } from '../../constants';
import { saveFailedMessage } from '../../messages/eventMessages';

function readSaved(): number[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.get(SAVED_EVENTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function keepSaved(id: number, saved: boolean): void {
  const others = readSaved().filter((each) => each !== id);
  safeStorage.set(SAVED_EVENTS_KEY, JSON.stringify(saved ? [...others, id] : others));
}

/** Whether the event is saved, and the way to change that: by the account, or for a visitor by this browser. */
export function useSavedEvent(id: number) {
  const queryClient = useQueryClient();
  const userId = useSession((session) => session.user?.id);
  const [isSavedHere, setSavedHere] = useState(() => readSaved().includes(id));
  const query = savedEventsQuery(userId);
  const { data: savedIds } = useQuery(query);

  const { mutate } = useMutation({
    mutationFn: (saved: boolean) => saveEvent(id, saved),
    onMutate: (saved) =>
      queryClient.setQueryData(query.queryKey, (ids: number[] = []) =>
        saved ? [...ids, id] : ids.filter((each) => each !== id),
      ),
    onError: () => {
      toast({ variant: 'destructive', title: saveFailedMessage });
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    // What the browser kept for the visitor is the account's from now on.
    onSuccess: () => {
      keepSaved(id, false);
      setSavedHere(false);
    },
  });

  const isToBeMoved = savedIds !== undefined && isSavedHere;
  useEffect(() => {
    if (isToBeMoved) mutate(true);
  }, [isToBeMoved, mutate]);

  const isSaved = userId === undefined ? isSavedHere : (savedIds?.includes(id) ?? isSavedHere);
  const toggle = () => {
    if (userId !== undefined) return mutate(!isSaved);
    keepSaved(id, !isSaved);
    setSavedHere(!isSaved);
  };
  return { isSaved, toggle };
}
