import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '@nzuko/shared-auth';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, Card, ConfirmDialog, Stack, toast } from '@nzuko/shared-ui';

import { removeMember, teamsQuery } from '../../../api/teamsApi';
import { leaveFailedMessage } from '../../../messages/teamMessages';
import { useActing } from '../../../team/acting';
import { TabSection } from '../TabSection';
import { Actions } from './Team.styles';

/** Takes oneself out of the team. Nobody leaves their own while they own it: they hand it over first. */
export function LeaveTeam() {
  const queryClient = useQueryClient();
  const userId = useSession(({ user }) => user?.id);
  const { acting, choose } = useActing();
  const [isAsking, setAsking] = useState(false);
  const { teamId } = acting;
  const call = useCall(
    async () => {
      if (teamId !== null && userId !== undefined) await removeMember(teamId, userId);
    },
    leaveFailedMessage,
    {
      onDone: () => {
        toast({ title: `You’ve left ${acting.name}’s team.` });
        choose(null);
        // Without another team to act for, the cache stays the same, and with it the tabs.
        queryClient.setQueryData(teamsQuery.queryKey, (known) =>
          known?.filter(({ id }) => id !== teamId),
        );
      },
    },
  );
  if (teamId === null || (acting.isOwn && acting.role === 'OWNER')) return null;
  return (
    <TabSection title="Leave the team">
      <Card>
        <Stack gap={5}>
          {call.failure ? (
            <Banner tone="error" onDismiss={call.reset}>
              {call.failure}
            </Banner>
          ) : null}
          <p>You lose access to its events at once. An owner can invite you again.</p>
          <Actions>
            <Button variant="secondary" loading={call.isRunning} onClick={() => setAsking(true)}>
              Leave Team…
            </Button>
          </Actions>
        </Stack>
        <ConfirmDialog
          open={isAsking}
          title={`Leave ${acting.name}’s team?`}
          confirmLabel="Leave Team"
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            call.run();
          }}
          onCancel={() => setAsking(false)}
        >
          You lose access to its events at once.
        </ConfirmDialog>
      </Card>
    </TabSection>
  );
}
