import { Navigate, useLocation } from 'shared-ui';

import { readCreated } from './createdEvent';
import { EventSuccess } from './EventSuccess';

/** `/events/success`: what has just been created, and where to go from here. */
export default function EventSuccessScreen() {
  const created = readCreated(useLocation().state);
  return created ? <EventSuccess {...created} /> : <Navigate to="/dashboard" replace />;
}
