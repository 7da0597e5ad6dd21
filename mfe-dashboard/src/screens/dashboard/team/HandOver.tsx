import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, Card, ConfirmDialog, Field, Select, Stack, toast } from '@nzuko/shared-ui';

import { handOver, teamsQuery, type TeamMember } from '../../../api/teamsApi';
import { handOverFailedMessage } from '../../../messages/teamMessages';
import { Actions } from './Team.styles';

interface HandOverProps {
  teamId: number;
  /** Those it can be handed over to. */
  members: readonly TeamMember[];
}

/** Makes somebody else an owner, and oneself a manager. */
export function HandOver({ teamId, members }: HandOverProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const heir = members.find(({ user_id: userId }) => String(userId) === chosen);
  const call = useCall((userId: number) => handOver(teamId, userId), handOverFailedMessage, {
    onDone: () => {
      toast({ title: 'You’ve handed over the team. You’re now a manager.' });
      return queryClient.invalidateQueries(teamsQuery);
    },
  });
  return (
    <Card>
      <Stack gap={5}>
        <p>
          They’ll become an owner, and you’ll become a manager. Your events keep showing the same
          organizer’s name, and the payout account stays until an owner changes it.
        </p>
        {call.failure ? (
          <Banner tone="error" onDismiss={call.reset}>
            {call.failure}
          </Banner>
        ) : null}
        <Field
          id={id}
          name="heir"
          as={Select}
          label="New owner"
          value={chosen}
          placeholder="Choose a member"
          options={members.map(({ user_id: userId, name }) => ({
            value: String(userId),
            label: name,
          }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Actions>
          <Button
            variant="secondary"
            disabled={!heir}
            loading={call.isRunning}
            onClick={() => setAsking(true)}
          >
            Hand Over…
          </Button>
        </Actions>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={`Hand the team over to ${heir?.name ?? ''}?`}
        confirmLabel="Hand Over"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          if (heir) call.run(heir.user_id);
        }}
        onCancel={() => setAsking(false)}
      >
        Only they can hand it back.
      </ConfirmDialog>
    </Card>
  );
}
