import type { ApiSchemas } from '@nzuko/contract';

import type { EventFilters } from '../../api/eventFilters';
import type { Event } from '../../api/eventsApi';
import { organizerName } from '../../event/organizer';

type Organizer = Event['organizer_details'];

/** Below the heading, and for search engines. */
export const catalogueSubtitle =
  'Meetups, workshops and conferences across Nigeria, with your ticket booked in a minute.';

/** Whose events are listed, if the list is of one organizer's and has any. */
export function organizerOf(
  { organizer }: EventFilters,
  page: ApiSchemas['EventPage'] | undefined,
): Organizer | undefined {
  const found = page?.results[0]?.organizer_details;
  // Until it is loaded, the screen has the list before it.
  return found && String(found.id) === organizer ? found : undefined;
}

/**
 * The document's title: "Music events in Lagos by Ada Eze". A city counts if it has events; any other could be made up by a
 * link.
 */
export function catalogueTitle(
  { category, city }: EventFilters,
  cities: string[],
  organizer: Organizer | undefined,
): string {
  const events = category ? `${category} events` : 'Events';
  const place = cities.includes(city) ? ` in ${city}` : '';
  return `${events}${place}${organizer ? ` by ${organizerName(organizer)}` : ''}`;
}
