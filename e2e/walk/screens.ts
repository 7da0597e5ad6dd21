import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  tabFor,
  tabLabels,
  type TabId,
  type View,
} from '../../mfe-dashboard/src/screens/dashboard/views';
import { repository } from '../../scripts/paths';
import type { Amount, World } from './world';

export const roles = ['visitor', 'attendee', 'organizer', 'admin'] as const;
export type WalkRole = (typeof roles)[number];

/** How much there is to show; or much, while the API fails, doesn't answer yet, or the device has lost its connection. */
export const states = ['empty', 'one', 'many', 'longest', 'error', 'slow', 'offline'] as const;
export type State = (typeof states)[number];

export interface Screen {
  /** The route's pattern, with the dashboard's tab. */
  name: string;
  roles: readonly WalkRole[];
  states(role: WalkRole): readonly State[];
  pathOf(amount: Amount, world: World, role: WalkRole): string;
}

const members = ['attendee', 'organizer', 'admin'] as const;
/** The administrator is always the demo's, and sees all there is. */
const oneAmount = ['many', 'error', 'slow', 'offline'] as const;
/** A page that shows without asking the API for anything. */
const still = () => ['one', 'offline'] as const;
const form = () => ['one', 'error', 'offline'] as const;
const ofAccount = (role: WalkRole): readonly State[] => (role === 'admin' ? oneAmount : states);
const ofEvent = () => states;
const fixed = (address: string) => () => address;

/** How to walk each route, by its pattern. plan.test.ts checks that no route of a remote is missing. */
const routes: Record<string, Omit<Screen, 'name'>> = {
  '/': { roles, states: still, pathOf: fixed('/') },
  '/contact': { roles, states: form, pathOf: fixed('/contact') },
  '/terms': { roles, states: still, pathOf: fixed('/terms') },
  '/privacy': { roles, states: still, pathOf: fixed('/privacy') },
  '/refund-policy': { roles, states: still, pathOf: fixed('/refund-policy') },
  '/cookies': { roles, states: still, pathOf: fixed('/cookies') },
  '/login': { roles: ['visitor'], states: form, pathOf: fixed('/login') },
  '/register': { roles: ['visitor'], states: form, pathOf: fixed('/register') },
  '/reset-password': { roles, states: form, pathOf: fixed('/reset-password') },
  '/forgot-password': { roles, states: form, pathOf: fixed('/forgot-password') },
  '/reset-password/:uid/:token': { roles, states: form, pathOf: fixed('/reset-password/1/used') },
  '/verify-email/:token': { roles, states: form, pathOf: fixed('/verify-email/used') },
  '/invitations/:token': { roles, states: form, pathOf: fixed('/invitations/used') },
  '/auth/*': { roles, states: form, pathOf: fixed('/auth/google/callback?error=access_denied') },
  '/settings': {
    roles: members,
    states: (role) => ofAccount(role).filter((state) => state !== 'empty'),
    pathOf: fixed('/settings'),
  },
  '/events': {
    roles,
    states: ofEvent,
    pathOf: (amount, { searches }) =>
      `/events${searches[amount] && `?search=${encodeURIComponent(searches[amount])}`}`,
  },
  '/events/create-event': { roles, states: form, pathOf: fixed('/events/create-event') },
  '/gate': { roles: ['visitor'], states: still, pathOf: fixed('/gate') },
  '/events/success': { roles, states: still, pathOf: fixed('/events/success') },
  '/events/:id': {
    roles,
    states: ofEvent,
    pathOf: (amount, { events }) => `/events/${events[amount]}`,
  },
  '/events/:id/edit': {
    roles: ['organizer', 'admin'],
    states: ofAccount,
    pathOf: (amount, { events }) => `/events/${events[amount]}/edit`,
  },
  '/t/:token': {
    roles,
    states: () => states.filter((state) => state !== 'many'),
    pathOf: (amount, { ticketLinks }) =>
      amount === 'empty' ? '/t/unknown' : ticketLinks[amount === 'longest' ? 'longest' : 'one'],
  },
  '/refund/:token': {
    roles,
    states: () => ['empty', 'error', 'slow', 'offline'],
    pathOf: fixed('/refund/unknown'),
  },
};

/** The view in which a role has a tab of the dashboard; null if in none. */
function viewWith(tab: TabId, walker: WalkRole): View | null {
  const views: Record<WalkRole, readonly View[]> = {
    visitor: [],
    attendee: ['attendee'],
    organizer: ['organizer'],
    admin: ['organizer', 'attendee', 'desk'],
  };
  return views[walker].find((view) => tabFor(view, tab) === tab) ?? null;
}

const tabs = (Object.keys(tabLabels) as TabId[]).map((tab): Screen => ({
  name: `/dashboard ${tab}`,
  roles: members.filter((role) => viewWith(tab, role)),
  states: ofAccount,
  pathOf: (_amount, _world, role) => `/dashboard?view=${viewWith(tab, role)}&tab=${tab}`,
}));

/** All screens: the routes of the remotes, and the dashboard once for each of its tabs. */
export const screens: readonly Screen[] = [
  ...Object.entries(routes).map(([name, route]) => ({ name, ...route })),
  ...tabs,
];

/** The patterns of all routes that the remotes have. */
export const routesOfRemotes = (): string[] =>
  readdirSync(repository)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((name) => {
      const file = path.join(repository, name, 'remote.json');
      const remote = JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] };
      return remote.routes.map((route) => route.path);
    });
