import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { useLocation, useNavigate } from '@nzuko/shared-ui';

import { eventQuery, type Event } from '../api/eventsApi';
import { SIGN_IN_PATH, SIGN_IN_REDIRECT_DELAY_MS } from '../constants';
import type { EventValues } from './eventSchema';

/** The status an event is saved with. */
export type SentStatus = 'DRAFT' | 'PUBLISHED';

/** How to send an event, what to say on failure and what to do on success. */
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

/**
 * Sends an event and reports failures. On a 401 it redirects to sign-in after three seconds, and back here afterwards.
 */
export function useSendEvent({ send, messageOf, onSent }: SendEventOptions) {
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
      if (ApiError.from(error).status === 401) setSignsInSoon(true);
    },
  });

  useEffect(() => {
    if (!signsInSoon) return;
    const timer = setTimeout(
      () => void navigate(SIGN_IN_PATH, { state: { from: pathname } }),
      SIGN_IN_REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the timer runs once, regardless of renders
  }, [signsInSoon]);

  return {
    /** Rejects with ApiError. */
    send: mutation.mutateAsync,
    sending: mutation.isPending ? mutation.variables.status : undefined,
    error: mutation.error ? messageOf(ApiError.from(mutation.error)) : undefined,
    clearError: mutation.reset,
  };
}
