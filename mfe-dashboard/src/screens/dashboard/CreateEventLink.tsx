import { Plus } from '@nzuko/shared-ui/icons';
import { ButtonLink } from '@nzuko/shared-ui';

import { useMay } from '../../team/acting';

/** Link to the form for a new event, for who may create one. */
export function CreateEventLink() {
  if (!useMay('events', { allEvents: true })) return null;
  return (
    <ButtonLink to="/events/create-event" startIcon={<Plus size={18} />}>
      Create Event
    </ButtonLink>
  );
}
