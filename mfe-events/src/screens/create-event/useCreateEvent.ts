import { createEvent, useKeyedCall } from '@nzuko/shared-auth/queries';

import { newEventForm } from '../../event-form/eventPayload';
import type { EventValues } from '../../event-form/eventSchema';
import type { SentStatus } from '../../event-form/useSendEvent';

/** Sends a new event. Rejects with ApiError. */
export function useCreateEvent() {
  const { call } = useKeyedCall();
  return (values: EventValues, status: SentStatus, banner: File | null) =>
    call((key) => createEvent(newEventForm(values, status, banner), key));
}
