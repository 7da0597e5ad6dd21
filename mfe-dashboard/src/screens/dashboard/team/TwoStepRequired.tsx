import { ShieldAlert } from '@nzuko/shared-ui/icons';
import { ButtonLink, EmptyState, Stack } from '@nzuko/shared-ui';

import { teamTitle, useActing } from '../../../team/acting';
import { LeaveTeam } from './LeaveTeam';

/** In place of what a team refuses to show to a member without two-step sign-in, who may set it up or leave. */
export function TwoStepRequired() {
  const { acting } = useActing();
  return (
    <Stack gap={8}>
      <EmptyState
        icon={<ShieldAlert size={28} />}
        title={`${teamTitle(acting)} needs two-step sign-in`}
        action={<ButtonLink to="/settings">Set It Up</ButtonLink>}
      >
        Add a passkey or an authenticator app in your settings to get back in.
      </EmptyState>
      <LeaveTeam />
    </Stack>
  );
}
