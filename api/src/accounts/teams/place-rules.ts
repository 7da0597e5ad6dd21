import type { Queryable } from '../../platform/database/schema';
import { refuseProblems } from '../../platform/http/fieldRules';
import type { Kept } from '../../platform/record/changes';
import type { TeamRole } from '../../platform/teams/rights';
import { countEvents, type Place } from './teams-repository';

/**
 * A role with the events it is limited to, each named once.
 *
 * @throws InvalidFieldsError for no events, others than the team's, or an owner of only some.
 */
export async function readPlace(
  db: Queryable,
  teamId: number,
  { role, event_ids = null }: { role: TeamRole; event_ids?: number[] | null },
): Promise<Place> {
  const ids = event_ids && [...new Set(event_ids)];
  const areTheirs = !ids?.length || (await countEvents(db, teamId, ids)) === ids.length;
  refuseProblems({
    event_ids: [
      ids?.length === 0 && 'Choose at least one event',
      !areTheirs && 'These aren’t all events of this team',
      ids !== null && role === 'OWNER' && 'An owner has all events',
    ],
  });
  return { role, event_ids: ids };
}

/** A place as the record keeps it. */
export const keptOf = ({ role, event_ids: ids }: Place): Record<string, Kept> => ({
  role,
  event_ids: ids?.toSorted((one, other) => one - other).join(', ') ?? null,
});
