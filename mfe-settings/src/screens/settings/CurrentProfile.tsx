import type { Role, User } from '@nzuko/contract';
import { displayNameOf } from '@nzuko/shared-auth';
import { adirePattern, Badge, Card, styled, theme, type BadgeTone } from '@nzuko/shared-ui';
import { MailAddress } from '@nzuko/shared-ui/parts';

import { ProfilePicture } from './ProfilePicture';

const roles: Record<Role, { label: string; tone: BadgeTone }> = {
  ATTENDEE: { label: 'Attendee', tone: 'primary' },
  ORGANIZER: { label: 'Organizer', tone: 'accent' },
  ADMIN: { label: 'Admin', tone: 'info' },
};

/** The saved profile, drawn as a conference badge. */
export function CurrentProfile({ user }: { user: User }) {
  const { label, tone } = roles[user.role];
  return (
    <Card as="section" padding="none" aria-labelledby="current-profile">
      <Slot aria-hidden />
      <Band data-theme="dark">
        <h2 id="current-profile">Current Profile</h2>
      </Band>
      <Holder>
        <Ring>
          <ProfilePicture src={user.profile_picture} alt="" size="6.5rem" />
        </Ring>
        <Name>{displayNameOf(user)}</Name>
        <p>@{user.username}</p>
        <p>
          <MailAddress>{user.email}</MailAddress>
        </p>
        <Badge tone={tone}>{label}</Badge>
      </Holder>
    </Card>
  );
}

const Band = styled.div`
  ${adirePattern}
  display: grid;
  justify-items: center;
  padding: ${theme.space[10]} ${theme.space[6]} ${theme.space[16]};
  background-color: ${theme.color.surfaceInverse};

  h2 {
    color: ${theme.color.textInverse};
    font-size: ${theme.fontSize.xl};
  }
`;

// The badge's lanyard hole, in the page's colour.
const Slot = styled.span`
  position: absolute;
  top: ${theme.space[4]};
  left: calc(50% - 1.75rem);
  width: 3.5rem;
  height: 0.625rem;
  background: ${theme.color.page};
  border-radius: ${theme.radius.pill};
`;

const Holder = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[5]} ${theme.space[6]};
  text-align: center;

  p {
    max-width: 100%;
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
`;

const Ring = styled.span`
  position: relative;
  margin-top: calc(-1 * ${theme.space[12]});
  padding: 5px;
  background: ${theme.color.surface};
  border-radius: ${theme.radius.pill};
`;

const Name = styled.strong`
  max-width: 100%;
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['2xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;
`;
