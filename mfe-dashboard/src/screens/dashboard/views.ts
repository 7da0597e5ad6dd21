import type { Role } from '@nzuko/contract';

import type { Right } from '../../api/teamsApi';
import { ownTeam, type Acting } from '../../team/acting';

export type View = 'organizer' | 'attendee' | 'desk';

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
  | 'find'
  | 'money'
  | 'operations'
  | 'suspensions'
  | 'reports'
  | 'record'
  | 'history'
  | 'health'
  | 'team';

/** The tabs of each view, in order. Spec section 2; the desk is administrators’ (decision 0101). */
export const tabsByView: Record<View, readonly TabId[]> = {
  organizer: ['overview', 'my-events', 'ticket-sales', 'attendees', 'scan', 'analytics', 'payouts'],
  attendee: ['overview', 'my-events', 'my-tickets', 'discover', 'favorites'],
  desk: ['find', 'suspensions', 'reports', 'money', 'operations', 'health', 'record'],
};

/** The rights that the organizer's tabs need; the API requires the same ones (decision 0087). */
const rightFor: Partial<Record<TabId, Right>> = {
  overview: 'figures',
  'my-events': 'events',
  'ticket-sales': 'sales',
  attendees: 'guests',
  scan: 'door',
  analytics: 'figures',
  payouts: 'money',
};

const mayOpen = (tab: TabId, { rights, eventIds }: Acting): boolean => {
  const right = rightFor[tab];
  // Balances and payouts are the whole team's.
  if (tab === 'payouts' && eventIds) return false;
  return right === undefined || rights.includes(right);
};

/** The tabs of a view, as far as the team allows, in order. */
export const tabsOf = (view: View, acting: Acting = ownTeam): readonly TabId[] =>
  view === 'organizer'
    ? tabsByView.organizer.filter((tab) => mayOpen(tab, acting))
    : tabsByView[view];

/**
 * Reached other than by tabs: the first two from every sidebar but the desk’s, an event’s history from the event. Organizers
 * book tickets too and must be able to see them, though the spec gives their view no such tab.
 */
const sidebarExtras: Record<View, readonly TabId[]> = {
  organizer: ['my-tickets', 'messages', 'team', 'history'],
  attendee: ['my-tickets', 'messages'],
  desk: [],
};

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
  find: 'Find',
  money: 'Money',
  operations: 'Operations',
  suspensions: 'Suspensions',
  reports: 'Reports',
  record: 'Record',
  history: 'History',
  health: 'Site Health',
  team: 'Team',
};

/** Role labels beside the user's name. */
export const roleLabels: Record<Role, string> = {
  ATTENDEE: 'Attendee',
  ORGANIZER: 'Organizer',
  ADMIN: 'Admin',
};

/** Only administrators can switch views; everyone else gets their role's view. Spec section 6. */
export const canSwitchView = (role: Role) => role === 'ADMIN';

/** The view a role sees if the URL requests `wanted`, or a tab that only the desk has. */
export function viewFor(
  role: Role,
  wanted: string | null,
  acting: Acting = ownTeam,
  wantedTab: string | null = null,
): View {
  if (!acting.isOwn) return 'organizer';
  const isOfDesk = tabsByView.desk.some((tab) => tab === wantedTab);
  if (role === 'ADMIN' && (wanted === 'desk' || (wanted === null && isOfDesk))) return 'desk';
  if (role === 'ATTENDEE' || acting.rights.length === 0) return 'attendee';
  return canSwitchView(role) && wanted === 'attendee' ? 'attendee' : 'organizer';
}

/** The tab requested by the URL if this view has it, else the first: Overview, or Scan at the door. */
export function tabFor(view: View, wanted: string | null, acting: Acting = ownTeam): TabId {
  const tabs = [...tabsOf(view, acting), ...sidebarExtras[view]];
  return tabs.find((tab) => tab === wanted) ?? tabs[0] ?? 'overview';
}

/** Tabs left to a suspended account (decision 0101). */
export const tabsWhenSuspended: readonly TabId[] = ['my-tickets'];

/** The tab that a suspended account sees: its tickets, or on request the messages it received. */
export const tabWhenSuspended = (wanted: string | null): TabId =>
  wanted === 'messages' ? 'messages' : 'my-tickets';
