import {
  clashOf,
  NAV_ROOM,
  navFor,
  readNav,
  siteNav,
  type RegisteredRemote,
} from '@nzuko/contract';

type Remote = Pick<RegisteredRemote, 'name' | 'routes' | 'redirects' | 'nav'>;

const audiences = [
  { who: 'visitors', role: null, room: NAV_ROOM.visitor },
  { who: 'attendees', role: 'ATTENDEE', room: NAV_ROOM.member },
  { who: 'organizers', role: 'ORGANIZER', room: NAV_ROOM.member },
  { who: 'administrators', role: 'ADMIN', room: NAV_ROOM.member },
] as const;

/** Why a remote's entries can't be in the nav bar beside the others': a label is taken, or there is no room. */
export function faultsOfNav(remote: Remote, others: readonly Remote[]): string[] {
  const own = remote.nav ?? [];
  if (own.length === 0) return [];
  const taken = others.flatMap(({ name, nav = siteNav[name] ?? [] }) =>
    nav.map((entry) => ({ ...entry, owner: name })),
  );
  const clashes = own.flatMap((entry) => {
    const clash = clashOf(entry, taken);
    return clash
      ? [`nav entry “${entry.label}” is taken by ${'owner' in clash ? clash.owner : 'the shell'}`]
      : [];
  });
  const { entries } = readNav([remote, ...others]);
  const crowds = audiences.flatMap(({ who, role, room }) => {
    const wanted = navFor(entries, role, Infinity).length;
    return wanted > room
      ? [`nav bar has room for ${room} entries for ${who}, and there would be ${wanted}`]
      : [];
  });
  return [...clashes, ...crowds];
}
