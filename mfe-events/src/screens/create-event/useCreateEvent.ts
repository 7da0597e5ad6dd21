import { useRef } from 'react';
import { createEvent, isUndecided, newRequestKey } from '@nzuko/shared-auth/queries';

import { newEventForm } from '../../event-form/eventPayload';
import type { EventValues } from '../../event-form/eventSchema';
import type { SentStatus } from '../../event-form/useSendEvent';

/** Sends a new event. Rejects with ApiError. */
export function useCreateEvent() {
  // Kept while the answer to the last press is unknown, so that the next one can't create it twice.
  const key = useRef<string>(undefined);
  return async (values: EventValues, status: SentStatus, banner: File | null) => {
    key.current ??= newRequestKey();
    return createEvent(newEventForm(values, status, banner), key.current).catch(
      (error: unknown) => {
        if (!isUndecided(error)) key.current = undefined;
        throw error;
      },
    );
  };
}
