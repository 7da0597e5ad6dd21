import { ButtonLink, Stack } from '@nzuko/shared-ui';

import { teamTitle, useActing, useMay } from '../../../team/acting';
import { teamRoles } from '../../../team/teamRoles';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { LeaveTeam } from './LeaveTeam';
import { OwnedTeam } from './OwnedTeam';

/** The team that one acts for: for its owners all of it, for its other members their own place. */
export function TeamTab() {
  const { acting } = useActing();
  const { hrefWith } = useDashboardUrl();
  const isOwner = useMay('team');
  return (
    <Stack gap={8}>
      <TabHeader
        title={teamTitle(acting)}
        subtitle={acting.role ? `Your role: ${teamRoles[acting.role].label}` : undefined}
        actions={
          isOwner ? (
            <ButtonLink to={hrefWith({ tab: 'history', event: undefined })} variant="secondary">
              History
            </ButtonLink>
          ) : null
        }
      />
      {isOwner && acting.teamId !== null ? <OwnedTeam teamId={acting.teamId} /> : null}
      <LeaveTeam />
    </Stack>
  );
}
