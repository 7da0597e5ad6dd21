import { createEvent, useKeyedCall } from '@nzuko/shared-auth/queries';
import { pictureToSend } from '@nzuko/shared-ui/parts';

import { newEventForm } from '../../event-form/eventPayload';
import type { EventValues } from '../../event-form/eventSchema';
import { keepRequestKey, readRequestKey } from '../../event-form/unsavedEdits';
import type { SentStatus } from '../../event-form/useSendEvent';

/**
 * Sends a new event for the team with this id, whose unsaved edits are kept under `storageKey`. A visitor has no team yet.
 * Rejects with ApiError.
 */
export function useCreateEvent(storageKey: string, teamId: number | undefined) {
  const { call } = useKeyedCall({
    read: () => readRequestKey(storageKey),
    keep: (key) => keepRequestKey(storageKey, key),
  });
  return (values: EventValues, status: SentStatus, banner: File | null) =>
    call(async (key) => {
      const sent = banner && (await pictureToSend(banner));
      return createEvent(newEventForm(values, status, sent), key, teamId);
    });
}
