import type { User } from '@nzuko/contract';
import { displayNameOf, initialsOf } from '@nzuko/shared-auth';
import { Avatar, Link, mediaDown, styled, theme } from '@nzuko/shared-ui';

import { useActing } from '../../../team/acting';
import { teamRoles } from '../../../team/teamRoles';
import { roleLabels } from '../views';

/** The signed-in user's name and role; links to the settings. */
export function ProfileArea({ user }: { user: User }) {
  const { acting } = useActing();
  return (
    <Root to="/settings">
      <Avatar src={user.profile_picture} initials={initialsOf(user)} />
      <Words>
        <Name>{displayNameOf(user)}</Name>
        <RoleLabel>
          {acting.isOwn || !acting.role
            ? roleLabels[user.role]
            : `${teamRoles[acting.role].label}, ${acting.name}`}
        </RoleLabel>
      </Words>
    </Root>
  );
}

const Root = styled(Link)`
  justify-self: end;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  padding: ${theme.space[1]};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  text-decoration: none;

  &:hover {
    background: ${theme.color.neutralSoft};
  }
`;

// Visually hidden on small screens, but still the link's accessible name.
const Words = styled.span`
  display: grid;
  padding-right: ${theme.space[3]};
  line-height: ${theme.lineHeight.snug};

  ${mediaDown('sm')} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Name = styled.span`
  max-width: 8rem;
  font-weight: ${theme.weight.semibold};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const RoleLabel = styled.span`
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
