import type { Role } from 'shared-auth';

export type View = 'organizer' | 'attendee';

export type TabId =
  | 'overview'
  | 'my-events'
  | 'ticket-sales'
  | 'attendees'
  | 'analytics'
  | 'my-tickets'
  | 'discover'
  | 'favorites'
  | 'messages'
  | 'scan';

/** The tabs of each view, in order. Spec section 2. */
export const tabsByView: Record<View, readonly TabId[]> = {
  organizer: ['overview', 'my-events', 'ticket-sales', 'attendees', 'scan', 'analytics'],
  attendee: ['overview', 'my-events', 'my-tickets', 'discover', 'favorites'],
};

/**
 * What every view reaches beside its tabs. An organizer books tickets too and must be able to see them, though the spec
 * gives that view no tab for it.
 */
const sidebarExtras: readonly TabId[] = ['my-tickets', 'messages'];

/** What each tab is called. */
export const tabLabels: Record<TabId, string> = {
  overview: 'Overview',
  'my-events': 'My Events',
  'ticket-sales': 'Ticket Sales',
  attendees: 'Attendees',
  analytics: 'Analytics',
  'my-tickets': 'My Tickets',
  discover: 'Discover Events',
  favorites: 'Favorites',
  messages: 'Messages',
  scan: 'Scan',
};

/** What each role is called, beside the user's name. */
export const roleLabels: Record<Role, string> = {
  ATTENDEE: 'Attendee',
  ORGANIZER: 'Organizer',
  ADMIN: 'Admin',
};

/** Only an administrator chooses a view; everyone else has the one of their role. Spec section 6. */
export const canSwitchView = (role: Role) => role === 'ADMIN';

/** The view that a role sees when the URL asks for `wanted`. */
export function viewFor(role: Role, wanted: string | null): View {
  if (role === 'ATTENDEE') return 'attendee';
  return canSwitchView(role) && wanted === 'attendee' ? 'attendee' : 'organizer';
}

/** The tab that the URL asks for, as far as the view has it; else Overview. */
export function tabFor(view: View, wanted: string | null): TabId {
  return [...tabsByView[view], ...sidebarExtras].find((tab) => tab === wanted) ?? 'overview';
}
