import { Navigate, useLocation } from '@nzuko/shared-ui';

import { readCreated } from './createdEvent';
import { EventSuccess } from './EventSuccess';

/** `/events/success`: confirms the created event and links onwards. */
export default function EventSuccessScreen() {
  const created = readCreated(useLocation().state);
  return created ? <EventSuccess {...created} /> : <Navigate to="/dashboard" replace />;
}
