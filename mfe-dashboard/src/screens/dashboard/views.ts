import type { Role } from 'contract';

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
  | 'scan'
  | 'payouts'
  | 'money'
  | 'operations';

/** The tabs of each view, in order. Spec section 2. */
export const tabsByView: Record<View, readonly TabId[]> = {
  organizer: ['overview', 'my-events', 'ticket-sales', 'attendees', 'scan', 'analytics', 'payouts'],
  attendee: ['overview', 'my-events', 'my-tickets', 'discover', 'favorites'],
};

/** What administrators have besides, in the organizer's view. */
const administratorTabs: readonly TabId[] = ['money', 'operations'];

/** The tabs that a role has in a view, in order. */
export const tabsOf = (view: View, role: Role): readonly TabId[] =>
  view === 'organizer' && role === 'ADMIN'
    ? [...tabsByView.organizer, ...administratorTabs]
    : tabsByView[view];

/**
 * Extra sidebar entries in every view. Organizers book tickets too and must be able to see them, though the spec gives
 * their view no such tab.
 */
const sidebarExtras: readonly TabId[] = ['my-tickets', 'messages'];

/** Tab labels. */
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
  payouts: 'Payouts',
  money: 'Money',
  operations: 'Operations',
};

/** Role labels beside the user's name. */
export const roleLabels: Record<Role, string> = {
  ATTENDEE: 'Attendee',
  ORGANIZER: 'Organizer',
  ADMIN: 'Admin',
};

/** Only administrators can switch views; everyone else gets their role's view. Spec section 6. */
export const canSwitchView = (role: Role) => role === 'ADMIN';

/** The view a role sees if the URL requests `wanted`. */
export function viewFor(role: Role, wanted: string | null): View {
  if (role === 'ATTENDEE') return 'attendee';
  return canSwitchView(role) && wanted === 'attendee' ? 'attendee' : 'organizer';
}

/** The tab requested by the URL if the role has it in this view, else Overview. */
export function tabFor(view: View, role: Role, wanted: string | null): TabId {
  return [...tabsOf(view, role), ...sidebarExtras].find((tab) => tab === wanted) ?? 'overview';
}
