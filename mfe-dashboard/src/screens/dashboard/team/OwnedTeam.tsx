import { useQuery } from '@tanstack/react-query';

import { myEventsQuery } from '../../../api/eventsApi';
import { teamQuery } from '../../../api/teamsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { teamFailedMessage } from '../../../messages/tabMessages';
import { TabSection } from '../TabSection';
import { HandOver } from './HandOver';
import { InvitationList } from './InvitationList';
import { InviteForm } from './InviteForm';
import { MemberList } from './MemberList';
import { TwoStepRule } from './TwoStepRule';

/** A team as its owners see it. */
export function OwnedTeam({ teamId }: { teamId: number }) {
  const team = useQuery(teamQuery(teamId));
  const events = useQuery(myEventsQuery);
  if (!team.data || !events.data) {
    const failed = team.isError ? team : events;
    return failed.isError ? (
      <LoadError
        message={teamFailedMessage}
        onRetry={failed.refetch}
        retrying={failed.isFetching}
      />
    ) : (
      <LoadingRows label="Loading your team…" height="9rem" />
    );
  }
  const { members, invitations } = team.data;
  return (
    <>
      <TabSection title="Members">
        <MemberList teamId={teamId} members={members} events={events.data} />
      </TabSection>
      <InvitationList teamId={teamId} invitations={invitations} events={events.data} />
      <TabSection title="Invite someone">
        <InviteForm teamId={teamId} events={events.data} />
      </TabSection>
      <TabSection title="Two-step sign-in">
        <TwoStepRule team={team.data} />
      </TabSection>
      {members.length > 1 ? (
        <TabSection title="Hand over the team">
          <HandOver teamId={teamId} members={members.filter(({ is_me: isMe }) => !isMe)} />
        </TabSection>
      ) : null}
    </>
  );
}
