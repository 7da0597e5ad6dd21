import type { EventFilters } from '../../api/eventsApi';

/** The document's title: "Music events in Lagos". A city counts if it has events; any other could be made up by a link. */
export function catalogueTitle({ category, city }: EventFilters, cities: string[]): string {
  const events = category ? `${category} events` : 'Events';
  return cities.includes(city) ? `${events} in ${city}` : events;
}
