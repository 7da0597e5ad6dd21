import type { Role } from '../api/types';
import type { NavEntry } from './navEntries';

/** How many entries the bar has room for, beside its links to the landing page's sections for visitors. */
export const NAV_ROOM = { visitor: 2, member: 5 };

/** The entries for a visitor, `null`, or for a member with this role: as many as the bar has room for. */
export const navFor = (
  entries: readonly NavEntry[],
  role: Role | null,
  room = role ? NAV_ROOM.member : NAV_ROOM.visitor,
): NavEntry[] =>
  entries
    .filter(
      ({ access, roles }) =>
        access === 'everyone' ||
        (role ? access === 'member' && (!roles || roles.includes(role)) : access === 'guest'),
    )
    .slice(0, room);
