import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { Banner, Button, Card, PageHeader, Stack, styled, theme } from '@nzuko/shared-ui';

import { becomeOrganizer } from '../../api/organizerApi';
import { Top } from '../../event-form/EventEditor.styles';
import { becomeOrganizerFailedMessage } from '../../messages/createEventMessages';
import type { Membership } from '../../team/mayCreate';
import { TeamButtons } from './TeamButtons';

interface BecomeOrganizerProps {
  /** Others' teams that the user may create events for. */
  teams: readonly Membership[];
  onTeamChosen: (team: Membership) => void;
}

/** In place of the form, for an attendee: what changes for an organizer, and the button that makes them one. */
export function BecomeOrganizer({ teams, onTeamChosen }: BecomeOrganizerProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: becomeOrganizer });
  return (
    <Top>
      <PageHeader
        eyebrow="New event"
        title="Become an organizer"
        subtitle="Only organizers can create events. It’s free, and you can start right away."
      />
      <Card>
        <Stack gap={5}>
          <Points>
            <li>You can create events, sell tickets and check people in.</li>
            <li>You keep your account, your tickets and your saved events.</li>
            <li>To be paid for tickets, you’ll add a bank account. You can do that later.</li>
          </Points>
          {error ? (
            <Banner tone="error">{becomeOrganizerFailedMessage(ApiError.from(error))}</Banner>
          ) : null}
          <Stack direction="row" gap={3} wrap>
            <Button loading={isPending} onClick={() => mutate()}>
              Become an Organizer
            </Button>
            <TeamButtons teams={teams} onTeamChosen={onTeamChosen} />
          </Stack>
        </Stack>
      </Card>
    </Top>
  );
}

const Points = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
`;
