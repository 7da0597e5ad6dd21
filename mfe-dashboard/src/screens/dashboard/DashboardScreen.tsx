import { useCallback, useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Prefetch, User } from '@nzuko/contract';
import { sessionStore, useSession } from '@nzuko/shared-auth';
import { chosenTeam, chooseTeam, onTeamChosenElsewhere } from '@nzuko/shared-auth/chosen-team';
import { useNavigate } from '@nzuko/shared-ui';

import { queryClientOf } from '../../api/queryClient';
import type { Membership } from '../../api/teamsApi';
import { Dashboard } from './Dashboard';
import type { LazyTab } from './lazyTab';
import { lazyTabs } from './lazyTabs';

/** `/dashboard`: the organizer's and the attendee's views. */
export default function DashboardScreen() {
  const user = useSession((session) => session.user);
  // Briefly the case after signing out, before the route guard redirects.
  if (!user) return null;
  return <DashboardOf key={user.id} user={user} />;
}

const lazyTabOf = (name: string | null): LazyTab | undefined =>
  Object.entries<LazyTab>(lazyTabs).find(([id]) => id === name)?.[1];

const prefetch: Prefetch = async ({ search }) => {
  const { user } = sessionStore.getState();
  if (!user) return;
  const cache = queryClientOf(user, chosenTeam()?.id ?? null);
  await lazyTabOf(search.get('tab'))?.prefetch(cache);
};
DashboardScreen.prefetch = prefetch;

function DashboardOf({ user }: { user: User }) {
  const navigate = useNavigate();
  const [team, setTeam] = useState(chosenTeam);
  const choose = useCallback(
    (next: Membership | null) => {
      chooseTeam(next);
      setTeam(next);
      // Everything is rendered again, so the focused element is gone.
      void navigate('?', { state: { focusesTitle: true } });
    },
    [navigate],
  );
  // Calls of this tab would act for that team from now on, so it shows it.
  useEffect(() => onTeamChosenElsewhere(() => setTeam(chosenTeam())), []);
  const teamId = team?.id ?? null;
  return (
    <QueryClientProvider key={`${user.role} ${teamId}`} client={queryClientOf(user, teamId)}>
      <Dashboard user={user} team={team} onTeamChosen={choose} />
    </QueryClientProvider>
  );
}
