import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, Card, ConfirmDialog, Link, Stack, toast } from '@nzuko/shared-ui';

import { requireTwoStep, teamQuery, type Team } from '../../../api/teamsApi';
import { twoStepRuleFailedMessage } from '../../../messages/teamMessages';
import { Actions } from './Team.styles';

/** Whether the team needs two-step sign-in of its members. */
export function TwoStepRule({ team }: { team: Team }) {
  const { id, requires_two_step: isRequired, members } = team;
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const call = useCall(
    (required: boolean) => requireTwoStep(id, required),
    twoStepRuleFailedMessage,
    {
      onDone: (changed) => {
        queryClient.setQueryData(teamQuery(id).queryKey, changed);
        toast({
          title: changed.requires_two_step
            ? 'The team now needs two-step sign-in.'
            : 'The team no longer needs two-step sign-in.',
        });
      },
    },
  );
  const isMissingOwn =
    !isRequired && !members.some((member) => member.is_me && member.has_two_step);
  const without = members.filter(({ has_two_step: has }) => !has);
  return (
    <Card>
      <Stack gap={5}>
        <p>
          {isRequired
            ? 'Members without it can’t do anything for the team until they’ve set it up.'
            : 'One member’s stolen password is enough to get at your guests and your money. With two-step sign-in, everybody also needs a passkey or a code.'}
        </p>
        {call.failure ? (
          <Banner tone="error" onDismiss={call.reset}>
            {call.failure}
          </Banner>
        ) : null}
        {isMissingOwn ? (
          <p>
            First <Link to="/settings">set it up for yourself</Link>.
          </p>
        ) : (
          <Actions>
            <Button
              variant="secondary"
              loading={call.isRunning}
              onClick={() => (isRequired ? call.run(false) : setAsking(true))}
            >
              {isRequired ? 'Stop Requiring It' : 'Require It…'}
            </Button>
          </Actions>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title="Require two-step sign-in?"
        confirmLabel="Require It"
        onConfirm={() => {
          setAsking(false);
          call.run(true);
        }}
        onCancel={() => setAsking(false)}
      >
        {without.length === 0
          ? 'Everybody in the team has it.'
          : `Still without it: ${without.map(({ name }) => name).join(', ')}. They’ll lose access at once, even at the door, until they’ve set it up.`}
      </ConfirmDialog>
    </Card>
  );
}
