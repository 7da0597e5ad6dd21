import { createEvent, useKeyedCall } from '@nzuko/shared-auth/queries';

import { newEventForm } from '../../event-form/eventPayload';
import type { EventValues } from '../../event-form/eventSchema';
import { keepRequestKey, readRequestKey } from '../../event-form/unsavedEdits';
import type { SentStatus } from '../../event-form/useSendEvent';

/** Sends a new event, whose unsaved edits are kept under `storageKey`. Rejects with ApiError. */
export function useCreateEvent(storageKey: string) {
  const { call } = useKeyedCall({
    read: () => readRequestKey(storageKey),
    keep: (key) => keepRequestKey(storageKey, key),
  });
  return (values: EventValues, status: SentStatus, banner: File | null) =>
    call((key) => createEvent(newEventForm(values, status, banner), key));
}
