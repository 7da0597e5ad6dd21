import { LogOut, Settings } from '@nzuko/shared-ui/icons';
import type { User } from '@nzuko/contract';
import { displayNameOf, initialsOf, signOut } from '@nzuko/shared-auth';
import { Avatar, mediaDown, Menu, styled, theme, VisuallyHidden } from '@nzuko/shared-ui';
import { MailAddress } from '@nzuko/shared-ui/parts';

import { USER_NAME_MAX_WIDTH } from './constants';

/** The user's initials and name; opens a menu with email, Account Settings and Sign Out. */
export function UserMenu({ user }: { user: User }) {
  const name = displayNameOf(user);
  return (
    <Menu
      trigger={
        <Trigger type="button">
          <VisuallyHidden>Account menu of </VisuallyHidden>
          <Avatar src={user.profile_picture} initials={initialsOf(user)} size="2rem" />
          <Name>{name}</Name>
        </Trigger>
      }
      header={
        <>
          <strong>{name}</strong>
          <br />
          <MailAddress>{user.email}</MailAddress>
        </>
      }
      entries={[
        { label: 'Account Settings', to: '/settings', icon: <Settings size={18} /> },
        'separator',
        {
          label: 'Sign Out',
          icon: <LogOut size={18} />,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  background: transparent;
  border: 0;
  border-radius: ${theme.radius.pill};
  cursor: pointer;

  &:hover {
    background: ${theme.color.neutralSoft};
  }
`;

// Visually hidden on small screens, but still the button's name.
const Name = styled.span`
  max-width: ${USER_NAME_MAX_WIDTH};
  overflow: hidden;
  font-weight: ${theme.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${mediaDown('sm')} {
    position: absolute;
    width: 1px;
    clip-path: inset(50%);
  }
`;
