import type { ApiSchemas, User } from '@nzuko/contract';

export type Membership = ApiSchemas['Membership'];

/** Why one can't create an event for a team: one isn't in it, or may not. */
export interface Refusal {
  /** Of a team of others. */
  team: string | null;
  why: 'not_in_team' | 'not_in_role' | 'not_all_events' | 'two_step_required';
}

function whyNot({ rights, event_ids: eventIds, lacks_two_step: lacksTwoStep }: Membership) {
  if (!rights.includes('events')) return 'not_in_role';
  // A new event is one of all of the team's.
  if (eventIds) return 'not_all_events';
  return lacksTwoStep ? 'two_step_required' : null;
}

/** Also true where only two-step sign-in is missing: whoever chooses that team reads how to turn it on. */
export const isOfferedIn = (membership: Membership): boolean =>
  ['two_step_required', null].includes(whyNot(membership));

/**
 * Why the user can't create an event for the team they act for; null if they can, or while that isn't known.
 *
 * @param team as last seen; null for the user's own
 * @param teams undefined until they are loaded
 */
export function refusalIn(
  team: Membership | null,
  teams: readonly Membership[] | undefined,
  user: User,
): Refusal | null {
  const current = teams ? teams.find(({ id }) => id === (team?.id ?? user.id)) : team;
  const name = team && team.name;
  if (!current) return teams ? { team: name, why: 'not_in_team' } : null;
  const why = whyNot(current);
  return why && { team: name, why };
}
