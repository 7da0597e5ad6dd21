import { displayNameOf } from '@nzuko/shared-auth';

import type { Event } from '../api/eventsApi';

type Organizer = Event['organizer_details'];

/** With the username in place of the email address, which isn't public, for one without a name. */
export const named = (organizer: Organizer) => ({ ...organizer, email: organizer.username });

/** The path of the list of an organizer's events. */
export const organizerPath = ({ id }: Organizer): string => `/events?organizer=${id}`;

/** An organizer's name, or their username if they have none. */
export const organizerName = (organizer: Organizer): string => displayNameOf(named(organizer));
