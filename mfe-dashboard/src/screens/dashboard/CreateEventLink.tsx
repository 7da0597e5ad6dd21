import { Plus } from 'lucide-react';
import { ButtonLink } from 'shared-ui';

/** Link to the form for a new event. */
export function CreateEventLink() {
  return (
    <ButtonLink to="/events/create-event" startIcon={<Plus size={18} aria-hidden />}>
      Create Event
    </ButtonLink>
  );
}
