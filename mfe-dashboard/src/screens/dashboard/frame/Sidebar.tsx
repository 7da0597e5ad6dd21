import { useEffect, useRef } from 'react';
import { LogOut, Settings, Ticket } from '@nzuko/shared-ui/icons';
import type { User } from '@nzuko/contract';
import { signOut } from '@nzuko/shared-auth';
import { Link, useNavigate } from '@nzuko/shared-ui';

import { useActing } from '../../../team/acting';
import { useDashboardUrl } from '../useDashboardUrl';
import {
  canSwitchView,
  tabLabels,
  tabsOf,
  tabsWhenSuspended,
  type TabId,
  type View,
} from '../views';
import { MessagesLink } from './MessagesLink';
import { ExtraButton, Extras, Pane, Root, TabLink, TabList } from './Sidebar.styles';
import { tabIcons } from './tabIcons';
import { TeamSwitch } from './TeamSwitch';
import { ViewSwitch } from './ViewSwitch';

const TeamIcon = tabIcons.team;

interface SidebarProps {
  id: string;
  user: User;
  view: View;
  tab: TabId;
  isSuspended: boolean;
  isOpen: boolean;
  onNavigate: () => void;
}

/** The view's tabs and the extra links. Below 768 px the tabs become a row and the extras collapse. */
export function Sidebar({ id, user, view, tab, isSuspended, isOpen, onNavigate }: SidebarProps) {
  const navigate = useNavigate();
  const { hrefToTab, query } = useDashboardUrl();
  const { acting } = useActing();

  // A history is reached from a tab, and belongs to it.
  const parent = tab === 'history' ? (query.get('event') ? 'my-events' : 'team') : undefined;
  const currentAs = (each: TabId) => (each === tab ? 'page' : each === parent ? 'true' : undefined);

  const tabList = useRef<HTMLUListElement>(null);

  // On small screens the current tab may be scrolled out of view. Not scrollIntoView, which would scroll the page too.
  useEffect(() => {
    const list = tabList.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current) list.scrollLeft = current.offsetLeft - list.clientWidth / 3;
  }, [tab]);

  const handleSignOut = () => {
    void signOut();
    void navigate('/');
  };

  return (
    <Root>
      <Pane $isOpen={isOpen}>
        <nav aria-label="Dashboard">
          <TabList ref={tabList}>
            {(isSuspended ? tabsWhenSuspended : tabsOf(view, acting)).map((each) => {
              const Icon = tabIcons[each];
              return (
                <li key={each}>
                  <TabLink to={hrefToTab(each)} aria-current={currentAs(each)} onClick={onNavigate}>
                    <Icon size={20} />
                    {tabLabels[each]}
                  </TabLink>
                </li>
              );
            })}
          </TabList>
        </nav>
        <Extras id={id} $isOpen={isOpen}>
          <TeamSwitch />
          {canSwitchView(user.role) && acting.isOwn && !isSuspended ? (
            <ViewSwitch view={view} />
          ) : null}
          {view === 'organizer' ? (
            <ExtraButton
              as={Link}
              to={hrefToTab('my-tickets')}
              aria-current={tab === 'my-tickets' ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Ticket size={20} />
              My Tickets
            </ExtraButton>
          ) : null}
          {view === 'organizer' ? (
            <ExtraButton
              as={Link}
              to={hrefToTab('team')}
              aria-current={currentAs('team')}
              onClick={onNavigate}
            >
              <TeamIcon size={20} />
              {tabLabels.team}
            </ExtraButton>
          ) : null}
          {view === 'desk' ? null : (
            <MessagesLink isCurrent={tab === 'messages'} onNavigate={onNavigate} />
          )}
          <ExtraButton as={Link} to="/settings">
            <Settings size={20} />
            Settings
          </ExtraButton>
          <ExtraButton type="button" onClick={handleSignOut}>
            <LogOut size={20} />
            Sign Out
          </ExtraButton>
        </Extras>
      </Pane>
    </Root>
  );
}
