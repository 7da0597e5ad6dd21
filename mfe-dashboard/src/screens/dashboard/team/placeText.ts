import type { Event } from '../../../api/eventsApi';
import type { Place } from '../../../api/teamsApi';
import { teamRoles } from '../../../team/teamRoles';

/** A role and its events as a sentence would name them: “Door, 2 events: GoLagos, React Lagos”. */
export function placeText({ role, event_ids: ids }: Place, events: readonly Event[]): string {
  const { label } = teamRoles[role];
  if (ids === null) return `${label}, all events`;
  const titles = ids.map(
    (id) => events.find((event) => event.id === id)?.title ?? 'a former event',
  );
  return `${label}, ${ids.length === 1 ? 'one event' : `${ids.length} events`}: ${titles.join(', ')}`;
}
