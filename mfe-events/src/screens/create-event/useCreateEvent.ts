import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { useNavigate } from 'shared-ui';

import { createEvent, type Event } from '../../api/eventsApi';
import { SIGN_IN_REDIRECT_DELAY_MS } from '../../constants';
import { createEventFailedMessage } from '../../messages/createEventMessages';

interface CreateEventOptions {
  onCreated: (event: Event) => void;
  onRefused: (error: ApiError) => void;
  /** Called before the visitor is sent to sign in, so that nothing holds them. */
  onSignIn: () => void;
}

/** Sends an event; says what went wrong; sends a visitor to sign in after three seconds. */
export function useCreateEvent({ onCreated, onRefused, onSignIn }: CreateEventOptions) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [signsInSoon, setSignsInSoon] = useState(false);
  const mutation = useMutation({
    mutationFn: createEvent,
    onSuccess: (event) => {
      void queryClient.invalidateQueries({ queryKey: ['events'] });
      onCreated(event);
    },
    onError: (error) => {
      const failure = ApiError.from(error);
      if (failure.status === 401) setSignsInSoon(true);
      onRefused(failure);
    },
  });

  useEffect(() => {
    if (!signsInSoon) return;
    const timer = setTimeout(() => {
      onSignIn();
      void navigate('/login', { state: { from: '/events/create-event' } });
    }, SIGN_IN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the three seconds run once, whatever renders meanwhile
  }, [signsInSoon]);

  return {
    send: mutation.mutate,
    isSending: mutation.isPending,
    error: mutation.error ? createEventFailedMessage(ApiError.from(mutation.error)) : undefined,
    clearError: mutation.reset,
  };
}
