import type { ApiSchemas, User } from '@nzuko/contract';

export type Membership = ApiSchemas['Membership'];

/** A new event is one of all of the team's, which a member who is limited to some doesn't have. */
export const mayCreateIn = ({ rights, event_ids: eventIds }: Membership): boolean =>
  rights.includes('events') && eventIds === null;

/** Why one can't create an event for a team: one isn't in it, or may not. */
export interface Refusal {
  /** Of a team of others. */
  team: string | null;
  why: 'not_in_team' | 'not_in_role' | 'not_all_events' | 'two_step_required';
}

/**
 * Why one can't create an event for the team that one acts for; null if one can, or while that isn't known.
 *
 * @param team as last seen; null for one's own. @param teams undefined until they are loaded.
 */
export function refusalIn(
  team: Membership | null,
  teams: readonly Membership[] | undefined,
  user: User,
): Refusal | null {
  const current = teams ? teams.find(({ id }) => id === (team?.id ?? user.id)) : team;
  const name = team && team.name;
  if (!current) return teams ? { team: name, why: 'not_in_team' } : null;
  if (!current.rights.includes('events')) return { team: name, why: 'not_in_role' };
  if (current.event_ids) return { team: name, why: 'not_all_events' };
  return current.lacks_two_step ? { team: name, why: 'two_step_required' } : null;
}
