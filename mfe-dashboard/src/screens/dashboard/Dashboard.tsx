import { useEffect, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@nzuko/contract';
import { ConfirmItsYou } from '@nzuko/shared-ui/parts';

import { teamsQuery, type Membership } from '../../api/teamsApi';
import { ActingContext } from '../../team/acting';
import { useTeams } from '../../team/useTeams';
import { DiscoverTab } from './discover/DiscoverTab';
import { FavoritesTab } from './favorites/FavoritesTab';
import { DashboardFrame } from './frame/DashboardFrame';
import { lazyTabs } from './lazyTabs';
import { AttendeeMessagesTab } from './messages/AttendeeMessagesTab';
import { AttendeeEventsTab } from './my-events/AttendeeEventsTab';
import { OrganizerEventsTab } from './my-events/OrganizerEventsTab';
import { MyTicketsTab } from './my-tickets/MyTicketsTab';
import { AttendeeOverviewTab } from './overview/AttendeeOverviewTab';
import { OrganizerOverviewTab } from './overview/OrganizerOverviewTab';
import { SuspendedNotice } from './suspended/SuspendedNotice';
import { useSuspension } from './suspended/useSuspension';
import { TwoStepRequired } from './team/TwoStepRequired';
import { useDashboardUrl } from './useDashboardUrl';
import { tabFor, tabWhenSuspended, viewFor, type TabId, type View } from './views';

const contents: Record<View, Partial<Record<TabId, ComponentType>>> = {
  organizer: {
    ...lazyTabs,
    overview: OrganizerOverviewTab,
    'my-events': OrganizerEventsTab,
    'my-tickets': MyTicketsTab,
  },
  attendee: {
    overview: AttendeeOverviewTab,
    'my-events': AttendeeEventsTab,
    'my-tickets': MyTicketsTab,
    discover: DiscoverTab,
    favorites: FavoritesTab,
    messages: AttendeeMessagesTab,
  },
  desk: lazyTabs,
};

/** Tabs that aren’t about the team. */
const OF_ONESELF: ReadonlySet<TabId> = new Set(['my-tickets', 'money', 'operations']);

interface DashboardProps {
  user: User;
  /** The team that the user acts for; null for their own. */
  team: Membership | null;
  onTeamChosen: (team: Membership | null) => void;
}

/** The tab named in the URL, inside the dashboard's frame. */
export function Dashboard({ user, team, onTeamChosen }: DashboardProps) {
  const { query, change } = useDashboardUrl();
  const { isSuccess: areTeamsKnown } = useQuery(teamsQuery);
  const teams = useTeams(user, team, onTeamChosen);
  const { acting } = teams;
  const wanted = query.get('tab');
  const suspension = useSuspension(user);
  const view = suspension ? 'attendee' : viewFor(user.role, query.get('view'), acting, wanted);
  const tab = suspension ? tabWhenSuspended(wanted) : tabFor(view, wanted, acting);
  useEffect(() => {
    if (areTeamsKnown && wanted && wanted !== tab) change({ tab });
  }, [areTeamsKnown, wanted, tab, change]);
  const onlyReads = tab === 'messages' && !acting.rights.includes('messages');
  const Content = contents[onlyReads ? 'attendee' : view][tab];
  const isRefused = acting.lacksTwoStep && view === 'organizer' && !OF_ONESELF.has(tab);
  return (
    <ActingContext value={teams}>
      <DashboardFrame user={user} view={view} tab={tab} isSuspended={Boolean(suspension)}>
        {suspension ? <SuspendedNotice suspension={suspension} /> : null}
        {isRefused ? <TwoStepRequired /> : null}
        {Content && !isRefused ? <Content key={`${view} ${tab}`} /> : null}
      </DashboardFrame>
      <ConfirmItsYou />
    </ActingContext>
  );
}
