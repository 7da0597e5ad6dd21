import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '@nzuko/shared-auth/queries';
import {
  Badge,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  Stack,
  toast,
  VisuallyHidden,
} from '@nzuko/shared-ui';
import { MailAddress } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { removeMember, teamQuery, type TeamMember } from '../../../api/teamsApi';
import { removeFailedMessage } from '../../../messages/teamMessages';
import { ChangeMemberDialog } from './ChangeMemberDialog';
import { placeText } from './placeText';
import { Actions, Item, List, Person } from './Team.styles';

interface MemberListProps {
  teamId: number;
  members: readonly TeamMember[];
  events: readonly Event[];
}

/** The members of a team; each but oneself can be changed and removed. */
export function MemberList({ teamId, members, events }: MemberListProps) {
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState<TeamMember>();
  const [removing, setRemoving] = useState<TeamMember>();
  const [isAsking, setAsking] = useState(false);
  const removal = useCall(
    (member: TeamMember) => removeMember(teamId, member.user_id),
    removeFailedMessage,
    {
      onDone: (_nothing, { name }) => {
        toast({ title: `${name} is no longer in the team.` });
        return queryClient.invalidateQueries(teamQuery(teamId));
      },
      onFailed: () => void queryClient.invalidateQueries(teamQuery(teamId)),
    },
  );
  return (
    <Stack gap={4}>
      {removal.failure ? (
        <Banner tone="error" onDismiss={removal.reset}>
          {removal.failure}
        </Banner>
      ) : null}
      <Card>
        <List aria-label="Members">
          {members.map((member) => (
            <Item key={member.user_id}>
              <Person>
                <div>
                  <strong>{member.name}</strong>{' '}
                  {member.is_me ? <Badge tone="success">You</Badge> : null}{' '}
                  {member.has_two_step ? <Badge>Two-step sign-in</Badge> : null}
                </div>
                <p>
                  <MailAddress>{member.email}</MailAddress>
                </p>
                <p>{placeText(member, events)}</p>
              </Person>
              {member.is_me ? null : (
                <Actions>
                  <Button variant="secondary" size="sm" onClick={() => setChanging(member)}>
                    Change<VisuallyHidden> {member.name}</VisuallyHidden>
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    loading={removal.isRunning && removing?.user_id === member.user_id}
                    unavailable={removal.isRunning}
                    onClick={() => {
                      setRemoving(member);
                      setAsking(true);
                    }}
                  >
                    Remove<VisuallyHidden> {member.name}</VisuallyHidden>
                  </Button>
                </Actions>
              )}
            </Item>
          ))}
        </List>
      </Card>
      {changing ? (
        <ChangeMemberDialog
          // With what they have now, if somebody else has changed them.
          member={members.find(({ user_id: id }) => id === changing.user_id) ?? changing}
          key={changing.user_id}
          teamId={teamId}
          events={events}
          open
          onClose={() => setChanging(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${removing?.name ?? ''}?`}
        confirmLabel="Remove"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          if (removing) removal.run(removing);
        }}
        onCancel={() => setAsking(false)}
      >
        They’ll lose access to your team at once. You can invite them again.
      </ConfirmDialog>
    </Stack>
  );
}
