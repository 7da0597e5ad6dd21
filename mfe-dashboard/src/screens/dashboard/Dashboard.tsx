import type { ComponentType } from 'react';
import type { User } from 'shared-auth';

import { AttendeesTab } from './attendees/AttendeesTab';
import { DiscoverTab } from './discover/DiscoverTab';
import { FavoritesTab } from './favorites/FavoritesTab';
import { DashboardFrame } from './frame/DashboardFrame';
import { LazyAnalyticsTab, LazyScanTab } from './lazyTabs';
import { AttendeeMessagesTab } from './messages/AttendeeMessagesTab';
import { OrganizerMessagesTab } from './messages/OrganizerMessagesTab';
import { AttendeeEventsTab } from './my-events/AttendeeEventsTab';
import { OrganizerEventsTab } from './my-events/OrganizerEventsTab';
import { MyTicketsTab } from './my-tickets/MyTicketsTab';
import { AttendeeOverviewTab } from './overview/AttendeeOverviewTab';
import { OrganizerOverviewTab } from './overview/OrganizerOverviewTab';
import { TicketSalesTab } from './ticket-sales/TicketSalesTab';
import { usePlace } from './usePlace';
import { tabFor, viewFor, type TabId, type View } from './views';

const contents: Record<View, Partial<Record<TabId, ComponentType>>> = {
  organizer: {
    overview: OrganizerOverviewTab,
    'my-events': OrganizerEventsTab,
    'ticket-sales': TicketSalesTab,
    attendees: AttendeesTab,
    scan: LazyScanTab,
    analytics: LazyAnalyticsTab,
    'my-tickets': MyTicketsTab,
    messages: OrganizerMessagesTab,
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

/** The tab that the URL names, inside the dashboard's frame. */
export function Dashboard({ user }: { user: User }) {
  const { query } = usePlace();
  const view = viewFor(user.role, query.get('view'));
  const tab = tabFor(view, query.get('tab'));
  const Content = contents[view][tab];
  return (
    <DashboardFrame user={user} view={view} tab={tab}>
      {Content ? <Content key={`${view} ${tab}`} /> : null}
    </DashboardFrame>
  );
}
