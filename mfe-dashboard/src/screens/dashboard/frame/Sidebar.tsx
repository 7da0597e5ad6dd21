import { useEffect, useRef } from 'react';
import { LogOut, Settings, Ticket } from 'lucide-react';
import { signOut, type User } from 'shared-auth';
import { Link, useNavigate } from 'shared-ui';

import { usePlace } from '../usePlace';
import { canSwitchView, tabLabels, tabsByView, type TabId, type View } from '../views';
import { MessagesLink } from './MessagesLink';
import { ExtraButton, Extras, Pane, Root, TabLink, TabList } from './Sidebar.styles';
import { tabIcons } from './tabIcons';
import { ViewSwitch } from './ViewSwitch';

interface SidebarProps {
  id: string;
  user: User;
  view: View;
  tab: TabId;
  isOpen: boolean;
  onNavigate: () => void;
}

/** The tabs of the view, and what is not a tab. Below 768 px the tabs are a row, and the rest folds away. */
export function Sidebar({ id, user, view, tab, isOpen, onNavigate }: SidebarProps) {
  const navigate = useNavigate();
  const { hrefToTab } = usePlace();

  const tabList = useRef<HTMLUListElement>(null);

  // In the row of a small screen the open tab may be out of sight. Scrolled by hand, since scrollIntoView moves the page.
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
      <Pane>
        <nav aria-label="Dashboard">
          <TabList ref={tabList}>
            {tabsByView[view].map((each) => {
              const Icon = tabIcons[each];
              return (
                <li key={each}>
                  <TabLink
                    to={hrefToTab(each)}
                    aria-current={each === tab ? 'page' : undefined}
                    onClick={onNavigate}
                  >
                    <Icon size={20} aria-hidden />
                    {tabLabels[each]}
                  </TabLink>
                </li>
              );
            })}
          </TabList>
        </nav>
        <Extras id={id} $isOpen={isOpen}>
          {canSwitchView(user.role) ? <ViewSwitch view={view} /> : null}
          {view === 'organizer' ? (
            <ExtraButton
              as={Link}
              to={hrefToTab('my-tickets')}
              aria-current={tab === 'my-tickets' ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Ticket size={20} aria-hidden />
              My Tickets
            </ExtraButton>
          ) : null}
          <MessagesLink isCurrent={tab === 'messages'} onNavigate={onNavigate} />
          <ExtraButton as={Link} to="/settings">
            <Settings size={20} aria-hidden />
            Settings
          </ExtraButton>
          <ExtraButton type="button" onClick={handleSignOut}>
            <LogOut size={20} aria-hidden />
            Sign Out
          </ExtraButton>
        </Extras>
      </Pane>
    </Root>
  );
}
