import { useRef } from 'react';

import { updateBanner, updateEvent } from '../../api/eventEditsApi';
import type { Event } from '../../api/eventsApi';
import { eventChanges } from '../../event-form/eventPayload';
import { haveSameTypes, type EventValues } from '../../event-form/eventSchema';
import type { SentStatus } from '../../event-form/useSendEvent';
import { valuesOf } from './editedEvent';

/** Sends what differs from the values that the form opened with. Rejects with ApiError. */
export function useUpdateEvent(event: Event, saved: EventValues) {
  const version = useRef(event.updated_at);
  return async (values: EventValues, status: SentStatus, banner: File | null): Promise<Event> => {
    const changes = eventChanges(values, saved, status);
    // Ticket types are sent whole, so those of an open form would undo what somebody else has changed.
    const sendsTypes = changes.ticket_types !== undefined;
    const expected = () => (sendsTypes ? version.current : undefined);
    if (banner) {
      // Goes first: if the image is rejected, nothing else has changed.
      const changed = await updateBanner(event.id, banner, expected());
      // Without `expected`, somebody else may have changed the types meanwhile.
      if (sendsTypes || haveSameTypes(valuesOf(changed), saved)) {
        version.current = changed.updated_at;
      }
    }
    return updateEvent(event.id, { ...changes, expected_updated_at: expected() });
  };
}
