import { displayNameOf } from '@nzuko/shared-auth';

import type { Event } from '../../api/eventsApi';

/** An organizer's name, or their username if they have none. */
export const organizerName = (organizer: Event['organizer_details']): string =>
  organizer.first_name.trim() ? displayNameOf(organizer) : organizer.username;
