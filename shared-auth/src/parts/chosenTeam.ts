// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the storage.
import type { ApiSchemas } from '@nzuko/contract';
import { memberDrafts } from '@nzuko/shared-auth';

export type Membership = ApiSchemas['Membership'];

/** The HTTP client reads the id; screens show the membership until the API has answered. */
const ID = 'team';
const MEMBERSHIP = 'team-membership';

/** Another founder's team that the signed-in user acts for on this device; null for their own. */
export function chosenTeam(): Membership | null {
  const kept = memberDrafts.get(MEMBERSHIP);
  return kept === null ? null : (JSON.parse(kept) as Membership);
}

/** Acts for another team from the next call on; null, or signing out, returns to the user's own. */
export function chooseTeam(team: Membership | null): void {
  memberDrafts.set(MEMBERSHIP, team && JSON.stringify(team));
  memberDrafts.set(ID, team && String(team.id));
}

/** Calls back when a team is chosen in another browser tab. @returns a function that stops it. */
export function onTeamChosenElsewhere(listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key?.endsWith(`_${ID}`)) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
