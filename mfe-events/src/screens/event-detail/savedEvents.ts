import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, safeStorage, useSession } from '@nzuko/shared-auth';
import {
  refusalOf,
  saveFailedMessage,
  setSaved,
  useSavedEventsQuery,
  withSaved,
} from '@nzuko/shared-auth/queries';
import { toast } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import { SAVED_EVENTS_KEY } from '../../constants';

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

/** Tracks whether the event is saved and toggles it, in the account or, for visitors, in this browser. */
export function useSavedEvent(event: Event) {
  const { id } = event;
  const queryClient = useQueryClient();
  const userId = useSession((session) => session.user?.id);
  const [isSavedHere, setSavedHere] = useState(() => readSaved().includes(id));
  const query = useSavedEventsQuery();
  const { data: savedEvents } = useQuery(query);

  const show = (saved: boolean) =>
    queryClient.setQueryData(query.queryKey, (events) => withSaved(events, event, saved));

  const { mutate, variables, isError } = useMutation({
    mutationFn: (saved: boolean) => setSaved(id, saved),
    onMutate: async (saved) => {
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      const wasSaved = savedEvents?.some((each) => each.id === id) ?? false;
      show(saved);
      return wasSaved;
    },
    onError: (error, _saved, wasSaved = false) => {
      // Refetching the list may fail too.
      show(wasSaved);
      const description = refusalOf(ApiError.from(error));
      toast({ variant: 'destructive', title: saveFailedMessage, description });
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    // Events saved as a visitor now belong to the account.
    onSuccess: () => {
      keepSaved(id, false);
      setSavedHere(false);
    },
  });

  const shouldMoveToAccount = savedEvents !== undefined && isSavedHere;
  useEffect(() => {
    if (shouldMoveToAccount) mutate(true);
  }, [shouldMoveToAccount, mutate]);

  const isSaved =
    userId === undefined
      ? isSavedHere
      : (savedEvents?.some((each) => each.id === id) ?? ((!isError && variables) || isSavedHere));
  const toggle = () => {
    if (userId !== undefined) return mutate(!isSaved);
    keepSaved(id, !isSaved);
    setSavedHere(!isSaved);
  };
  return { isSaved, toggle };
}
