import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Menu as MenuIcon, X } from '@nzuko/shared-ui/icons';
import type { Role, User } from '@nzuko/contract';
import { IconButton, Link, Logo, SkipLink } from '@nzuko/shared-ui';

import { useMay } from '../../../team/acting';
import { HeaderSearch } from '../search/HeaderSearch';
import { SalesExportStatus } from '../ticket-sales/SalesExportStatus';
import type { TabId, View } from '../views';
import { Content, Header, Home, Root, Toggle } from './DashboardFrame.styles';
import { ProfileArea } from './ProfileArea';
import { Sidebar } from './Sidebar';

const CONTENT_ID = 'tab';

interface DashboardFrameProps {
  user: User;
  view: View;
  tab: TabId;
  isSuspended: boolean;
  children: ReactNode;
}

/** Header, sidebar and the current tab. */
export function DashboardFrame({ user, view, tab, isSuspended, children }: DashboardFrameProps) {
  const sidebarId = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const hasGuests = useMay('guests');

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  return (
    <Root>
      <SkipLink targetId={CONTENT_ID} />
      <Header>
        <Toggle>
          <IconButton
            ref={toggle}
            label={isOpen ? 'Close menu' : 'Open menu'}
            icon={isOpen ? <X size={22} /> : <MenuIcon size={22} />}
            aria-expanded={isOpen}
            aria-controls={sidebarId}
            onClick={() => setOpen(!isOpen)}
          />
        </Toggle>
        <Home>
          <Link to="/">
            <Logo />
          </Link>
        </Home>
        <HeaderSearch role={searchRole(user.role, hasGuests)} />
        <ProfileArea user={user} />
      </Header>
      <Sidebar
        id={sidebarId}
        user={user}
        view={view}
        tab={tab}
        isSuspended={isSuspended}
        isOpen={isOpen}
        onNavigate={() => setOpen(false)}
      />
      {/* On small screens the open menu covers what gets the focus here. */}
      <Content id={CONTENT_ID} tabIndex={-1} onFocus={() => setOpen(false)}>
        <SalesExportStatus userId={user.id} />
        {children}
      </Content>
    </Root>
  );
}

/** Whose search it is: attendees are found by who may see them. */
function searchRole(role: Role, hasGuests: boolean): Role {
  if (!hasGuests) return 'ATTENDEE';
  return role === 'ADMIN' ? 'ADMIN' : 'ORGANIZER';
}
