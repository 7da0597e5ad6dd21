// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the storage.
import type { ApiSchemas } from '@nzuko/contract';
import { memberDrafts } from '@nzuko/shared-auth';

import { CHOSEN_TEAM_KEY } from './chosenTeamKey';

export type Membership = ApiSchemas['Membership'];

/** Screens show it until the API has answered; the HTTP client only reads the id. */
const MEMBERSHIP = 'team-membership';

/** Another founder's team that the signed-in user acts for on this device; null for their own. */
export function chosenTeam(): Membership | null {
  try {
    return JSON.parse(memberDrafts.get(MEMBERSHIP) ?? 'null') as Membership | null;
  } catch {
    // Not our data: act for the user's own team, as the client does without an id.
    chooseTeam(null);
    return null;
  }
}

/** Acts for another team from the next call on; null, or signing out, returns to the user's own. */
export function chooseTeam(team: Membership | null): void {
  memberDrafts.set(MEMBERSHIP, team && JSON.stringify(team));
  memberDrafts.set(CHOSEN_TEAM_KEY, team && String(team.id));
}

/** Calls back when a team may have been chosen in another browser tab. @returns a function that stops it. */
export function onTeamChosenElsewhere(listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key?.endsWith(`_${CHOSEN_TEAM_KEY}`)) listener();
  };
  // No event reaches a page while it is in the browser's cache.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', handle);
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('storage', handle);
    window.removeEventListener('pageshow', handleShow);
  };
}
