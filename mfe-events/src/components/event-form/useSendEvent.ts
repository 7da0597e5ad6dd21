import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { useLocation, useNavigate } from 'shared-ui';

import { eventQuery, type Event } from '../../api/eventsApi';
import { SIGN_IN_PATH, SIGN_IN_REDIRECT_DELAY_MS } from '../../constants';
import type { EventValues } from './eventSchema';

/** As what an event is sent. */
export type SentStatus = 'DRAFT' | 'PUBLISHED';

/** How an event is sent, what is said when that fails, and what follows when it does not. */
export interface SendEventOptions {
  send: (values: EventValues, status: SentStatus, banner: File | null) => Promise<Event>;
  messageOf: (error: ApiError) => string;
  onSent: (event: Event) => void;
}

interface Sent {
  values: EventValues;
  status: SentStatus;
  banner: File | null;
}

/** Sends an event; says what went wrong; sends a visitor to sign in after three seconds, and back here from there. */
export function useSendEvent(
  { send, messageOf, onSent }: SendEventOptions,
  onRefused: (error: ApiError) => void,
) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [signsInSoon, setSignsInSoon] = useState(false);
  const mutation = useMutation({
    mutationFn: ({ values, status, banner }: Sent) => send(values, status, banner),
    onSuccess: (event) => {
      queryClient.setQueryData(eventQuery(String(event.id)).queryKey, event);
      void queryClient.invalidateQueries({ queryKey: ['events'] });
      onSent(event);
    },
    onError: (error) => {
      const failure = ApiError.from(error);
      if (failure.status === 401) setSignsInSoon(true);
      onRefused(failure);
    },
  });

  useEffect(() => {
    if (!signsInSoon) return;
    const timer = setTimeout(
      () => void navigate(SIGN_IN_PATH, { state: { from: pathname } }),
      SIGN_IN_REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the three seconds run once, whatever renders meanwhile
  }, [signsInSoon]);

  return {
    send: mutation.mutate,
    isSending: mutation.isPending,
    sending: mutation.isPending ? mutation.variables.status : undefined,
    error: mutation.error ? messageOf(ApiError.from(mutation.error)) : undefined,
    clearError: mutation.reset,
  };
}
