import { BadgeCheck } from '@nzuko/shared-ui/icons';
import { initialsOf } from '@nzuko/shared-auth';
import { Avatar, Card, Link, styled, theme } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import { named, organizerName, organizerPath } from '../../event/organizer';

/** The event's organizer. */
export function OrganizerCard({ organizer }: { organizer: Event['organizer_details'] }) {
  return (
    <Card as="section" aria-labelledby="organizer">
      <Row>
        <Avatar
          src={organizer.profile_picture}
          initials={initialsOf(named(organizer))}
          size="4rem"
        />
        <Words>
          <Kicker id="organizer">Organizer</Kicker>
          <Name>{organizerName(organizer)}</Name>
          {organizer.is_verified && (
            <Verified>
              <BadgeCheck size={18} />
              Verified Organizer
            </Verified>
          )}
          <Link to={organizerPath(organizer)}>See their events</Link>
        </Words>
      </Row>
    </Card>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`;

const Words = styled.div`
  display: grid;
  flex: 1 8rem;
  gap: ${theme.space[1]};

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.control};
  }
`;

const Kicker = styled.h2`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.body};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.medium};
  letter-spacing: 0;
`;

const Name = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: anywhere;
`;

const Verified = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.primaryText};
  font-weight: ${theme.weight.semibold};
`;
