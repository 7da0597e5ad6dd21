import { createContext, useContext } from 'react';
import { roleRights, type User } from '@nzuko/contract';
import type { Membership, Right } from '../api/teamsApi';

/** The team that the dashboard acts for, and what the user may do in it. */
export interface Acting {
  /** Null if there is none. */
  teamId: number | null;
  /** The founder's. */
  name: string;
  isOwn: boolean;
  role: Membership['role'] | null;
  rights: readonly Right[];
  /** Null for all. */
  eventIds: readonly number[] | null;
  /** Whether the team refuses the user until they have turned on two-step sign-in. */
  lacksTwoStep: boolean;
}

/** Until the API has said otherwise, organizers have every right in their own team. */
export const ownTeam: Acting = {
  teamId: null,
  name: '',
  isOwn: true,
  role: 'OWNER',
  rights: roleRights.OWNER,
  eventIds: null,
  lacksTwoStep: false,
};

/** The team as a title. */
export const teamTitle = ({ isOwn, name }: Acting): string =>
  isOwn ? 'Your team' : `${name}’s team`;

const noTeam: Acting = { ...ownTeam, role: null, rights: [] };

const actingAs = (membership: Membership): Acting => ({
  teamId: membership.id,
  name: membership.name,
  isOwn: membership.is_own,
  role: membership.role,
  rights: membership.rights,
  eventIds: membership.event_ids,
  // Absent in one that was kept in the browser before there was two-step sign-in.
  lacksTwoStep: (membership as Partial<Membership>).lacks_two_step ?? false,
});

/**
 * @param teams undefined until they are loaded
 * @param chosen as last seen; null for the user's own
 */
export function findActing(
  user: User,
  teams: readonly Membership[] | undefined,
  chosen: Membership | null,
): Acting {
  const current = teams?.find(({ id }) => id === (chosen?.id ?? user.id));
  if (current) return actingAs(current);
  if (chosen) return actingAs(chosen);
  // A team has its founder's id.
  return teams || user.role === 'ATTENDEE' ? noTeam : { ...ownTeam, teamId: user.id };
}

interface ActingValue {
  acting: Acting;
  teams: readonly Membership[];
  /** Null for the user's own team, or for none. */
  choose: (team: Membership | null) => void;
}

export const ActingContext = createContext<ActingValue>({
  acting: ownTeam,
  teams: [],
  choose: () => undefined,
});

/** The team that the dashboard acts for. */
export const useActing = () => useContext(ActingContext);

/** Whether one has a right in that team; `allEvents` if it concerns all of them. */
export function useMay(right: Right, { allEvents = false } = {}): boolean {
  const { rights, eventIds } = useActing().acting;
  return rights.includes(right) && !(allEvents && eventIds);
}
