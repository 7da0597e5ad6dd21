// By the package's own import name, since Node loads this file directly.
import { isAccess, isFields, isText } from '#fields';

import type { RegisteredRemote } from './registry';
import type { NavOffer } from './remoteContract';

/** A link in the nav bar. */
export interface NavEntry extends Omit<NavOffer, 'order'> {
  /** The page that `path` redirects to. */
  page?: string;
}

/** A registry's entries for the nav bar, and the reasons why others can't be shown. */
export interface NavReading {
  entries: NavEntry[];
  faults: string[];
}

/** The entries of the site's own remotes: their releases from before decision 0113 don't list them. */
export const siteNav: Record<string, NavOffer[]> = {
  mfe_dashboard: [{ label: 'Dashboard', path: '/dashboard', access: 'member', order: 10 }],
  mfe_events: [{ label: 'Events', path: '/events', access: 'member', order: 20 }],
  mfe_settings: [{ label: 'Profile', path: '/profile', access: 'member', order: 30 }],
};

/** The labels of the shell's own links, for visitors and for members: no entry may repeat one. */
const shellLabels: Labelled[] = [
  { label: 'Features', access: 'guest' },
  { label: 'Pricing', access: 'guest' },
  { label: 'Reviews', access: 'guest' },
  { label: 'Sign In', access: 'guest' },
  { label: 'Get Started', access: 'guest' },
  { label: 'Account Settings', access: 'member' },
  { label: 'Sign Out', access: 'member' },
];

type Labelled = Pick<NavOffer, 'label' | 'access'>;
type Owner = Pick<RegisteredRemote, 'name' | 'routes' | 'redirects' | 'nav'>;
interface Found extends NavOffer {
  remote: string;
}

function isOffer(value: unknown): value is NavOffer {
  if (!isFields(value)) return false;
  const { label, path, access, roles = [], order = 0 } = value;
  return (
    isText(label) &&
    isText(path) &&
    isAccess(access) &&
    Array.isArray(roles) &&
    typeof order === 'number'
  );
}

const sameLabel = (one: Labelled, other: Labelled) =>
  one.label.toLowerCase() === other.label.toLowerCase() &&
  (one.access === 'everyone' || other.access === 'everyone' || one.access === other.access);

/** Finds one of `others`, or a link of the shell's, with the same label for the same people. Undefined if there is none. */
export const clashOf = <Other extends Labelled>(entry: Labelled, others: readonly Other[]) =>
  others.find((other) => sameLabel(entry, other)) ??
  shellLabels.find((other) => sameLabel(entry, other));

/** Nothing has checked the file yet, so `routes`, and each of them, may be anything. */
function ownerHas({ routes, redirects = {} }: Owner, path: string): boolean {
  const found = [routes].flat() as (Owner['routes'][number] | null | undefined)[];
  return path in redirects || found.some((route) => route?.path === path);
}

/**
 * These remotes' nav entries, sorted by `order`, then by name. A bad entry costs only itself: one that can't be read, that
 * leads to another remote's page, or that repeats an earlier one's label.
 */
export function readNav(remotes: readonly Owner[]): NavReading {
  const faults: string[] = [];
  const found = remotes.flatMap((remote): (Found & { page?: string })[] =>
    [remote.nav ?? siteNav[remote.name] ?? []].flat().flatMap((offer: unknown, index) => {
      const fault = !isOffer(offer)
        ? 'is malformed'
        : !ownerHas(remote, offer.path)
          ? `leads to ${offer.path}, which is no page of this remote`
          : null;
      // A release from before entries may also be from before the page.
      if (fault && remote.nav) faults.push(`${remote.name}: nav entry ${index + 1} ${fault}`);
      if (fault || !isOffer(offer)) return [];
      return [{ ...offer, remote: remote.name, page: remote.redirects?.[offer.path] }];
    }),
  );
  found.sort(
    (one, other) => (one.order ?? 0) - (other.order ?? 0) || one.remote.localeCompare(other.remote),
  );
  const entries: NavEntry[] = [];
  for (const { remote, label, path, access, roles, page } of found) {
    if (clashOf({ label, access }, entries))
      faults.push(`${remote}: “${label}” is in the nav bar twice`);
    else entries.push({ label, path, access, roles, page });
  }
  return { entries, faults };
}
