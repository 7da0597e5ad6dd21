import { useRef, useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSession } from '@nzuko/shared-auth';
import { chosenTeam, chooseTeam } from '@nzuko/shared-auth/chosen-team';
import { useKeptFocus } from '@nzuko/shared-ui/parts';

import { queryClient } from '../../api/queryClient';
import { teamsQuery } from '../../api/teamsApi';
import { BecomeOrganizer } from './BecomeOrganizer';
import { CreateEvent } from './CreateEvent';
import { isOfferedIn, refusalIn, type Membership } from '../../team/mayCreate';
import { RefusedNotice } from './RefusedNotice';
import { SuspendedNotice } from './SuspendedNotice';

/** `/events/create-event`: creates an event, as a draft or published. */
export default function CreateEventScreen() {
  const suspension = useSession(({ user }) => user?.suspension);
  const page = useRef<HTMLDivElement>(null);
  // The buttons that lead to the form go when it comes.
  useKeptFocus(page, page);
  if (suspension) return <SuspendedNotice suspension={suspension} />;
  return (
    <QueryClientProvider client={queryClient}>
      <div ref={page}>
        <FormOrWhyNot />
      </div>
    </QueryClientProvider>
  );
}

/** The form, or in its place what keeps the user from creating events. A visitor signs in once they save. */
function FormOrWhyNot() {
  const user = useSession((session) => session.user);
  // Stays when another is chosen in another tab: the event is for the team that the form names.
  const [team, setTeam] = useState(chosenTeam);
  const { data: teams } = useQuery({ ...teamsQuery(user?.id), enabled: user !== null });
  const choose = (next: Membership | null) => {
    chooseTeam(next);
    setTeam(next);
  };
  const others = (teams ?? []).filter(
    (each) => each.id !== user?.id && each.id !== team?.id && isOfferedIn(each),
  );
  if (user?.role === 'ATTENDEE' && !team) {
    return <BecomeOrganizer teams={others} onTeamChosen={choose} />;
  }
  const refusal = user && refusalIn(team, teams, user);
  if (refusal) return <RefusedNotice refusal={refusal} teams={others} onTeamChosen={choose} />;
  return <CreateEvent team={team} />;
}
