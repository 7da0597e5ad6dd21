import type { ComponentType } from 'react';
import type { User } from 'contract';

import { AttendeesTab } from './attendees/AttendeesTab';
import { DiscoverTab } from './discover/DiscoverTab';
import { FavoritesTab } from './favorites/FavoritesTab';
import { DashboardFrame } from './frame/DashboardFrame';
import {
  LazyAnalyticsTab,
  LazyMoneyDeskTab,
  LazyOperationsTab,
  LazyOrganizerMessagesTab,
  LazyPayoutsTab,
  LazyScanTab,
} from './lazyTabs';
import { AttendeeMessagesTab } from './messages/AttendeeMessagesTab';
import { AttendeeEventsTab } from './my-events/AttendeeEventsTab';
import { OrganizerEventsTab } from './my-events/OrganizerEventsTab';
import { MyTicketsTab } from './my-tickets/MyTicketsTab';
import { AttendeeOverviewTab } from './overview/AttendeeOverviewTab';
import { OrganizerOverviewTab } from './overview/OrganizerOverviewTab';
import { TicketSalesTab } from './ticket-sales/TicketSalesTab';
import { useDashboardUrl } from './useDashboardUrl';
import { tabFor, viewFor, type TabId, type View } from './views';

const contents: Record<View, Partial<Record<TabId, ComponentType>>> = {
  organizer: {
    overview: OrganizerOverviewTab,
    'my-events': OrganizerEventsTab,
    'ticket-sales': TicketSalesTab,
    attendees: AttendeesTab,
    scan: LazyScanTab,
    analytics: LazyAnalyticsTab,
    payouts: LazyPayoutsTab,
    money: LazyMoneyDeskTab,
    operations: LazyOperationsTab,
    'my-tickets': MyTicketsTab,
    messages: LazyOrganizerMessagesTab,
  },
  attendee: {
    overview: AttendeeOverviewTab,
    'my-events': AttendeeEventsTab,
    'my-tickets': MyTicketsTab,
    discover: DiscoverTab,
    favorites: FavoritesTab,
    messages: AttendeeMessagesTab,
  },
};

/** The tab named in the URL, inside the dashboard's frame. */
export function Dashboard({ user }: { user: User }) {
  const { query } = useDashboardUrl();
  const view = viewFor(user.role, query.get('view'));
  const tab = tabFor(view, user.role, query.get('tab'));
  const Content = contents[view][tab];
  return (
    <DashboardFrame user={user} view={view} tab={tab}>
      {Content ? <Content key={`${view} ${tab}`} /> : null}
    </DashboardFrame>
  );
}
