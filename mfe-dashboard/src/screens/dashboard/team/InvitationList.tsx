import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '@nzuko/shared-auth/queries';
import {
  Badge,
  Banner,
  Button,
  Card,
  defaultTimeZone,
  toast,
  VisuallyHidden,
} from '@nzuko/shared-ui';
import { MailAddress, momentText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { revokeInvitation, teamQuery, type TeamInvitation } from '../../../api/teamsApi';
import { revokeFailedMessage } from '../../../messages/teamMessages';
import { TabSection } from '../TabSection';
import { placeText } from './placeText';
import { Actions, Item, List, Person } from './Team.styles';

interface InvitationListProps {
  teamId: number;
  invitations: readonly TeamInvitation[];
  events: readonly Event[];
}

/** Invitations that wait for an answer; each can be withdrawn. */
export function InvitationList({ teamId, invitations, events }: InvitationListProps) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries(teamQuery(teamId));
  const withdrawal = useCall(
    ({ id }: TeamInvitation) => revokeInvitation(teamId, id),
    revokeFailedMessage,
    {
      onDone: (_nothing, { email }) => {
        toast({ title: `The invitation to ${email} has been withdrawn.` });
        return reload();
      },
      onFailed: () => void reload(),
    },
  );
  // A refusal stays, also when it was the last one and somebody has just accepted it.
  if (invitations.length === 0 && !withdrawal.failure) return null;
  return (
    <TabSection title="Open invitations">
      {withdrawal.failure ? (
        <Banner tone="error" onDismiss={withdrawal.reset}>
          {withdrawal.failure}
        </Banner>
      ) : null}
      {invitations.length > 0 ? (
        <Card>
          <List aria-label="Open invitations">
            {invitations.map((invitation) => (
              <Item key={invitation.id}>
                <Person>
                  <div>
                    <strong>
                      <MailAddress>{invitation.email}</MailAddress>
                    </strong>{' '}
                    {invitation.has_expired ? <Badge tone="warning">Expired</Badge> : null}
                  </div>
                  <p>{placeText(invitation, events)}</p>
                  <p>
                    {invitation.has_expired
                      ? 'Invite them again to send a new link.'
                      : `Expires ${momentText(invitation.expires_at, defaultTimeZone)}`}
                  </p>
                </Person>
                <Actions>
                  <Button
                    variant="secondary"
                    size="sm"
                    unavailable={withdrawal.isRunning}
                    onClick={() => withdrawal.run(invitation)}
                  >
                    Withdraw<VisuallyHidden> the invitation to {invitation.email}</VisuallyHidden>
                  </Button>
                </Actions>
              </Item>
            ))}
          </List>
        </Card>
      ) : null}
    </TabSection>
  );
}
