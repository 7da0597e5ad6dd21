import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@nzuko/contract';
import { ApiError } from '@nzuko/shared-auth';
import { chooseTeam } from '@nzuko/shared-auth/chosen-team';
import { toast } from '@nzuko/shared-ui';

import { teamsQuery, type Membership } from '../api/teamsApi';
import { findActing } from './acting';

/** Codes of refusals that mean the user's place in the team has changed. */
const CHANGED = new Set(['not_in_team', 'not_in_role', 'not_all_events', 'two_step_required']);

/** The user's teams and rights, refetched whenever a refusal shows that they have changed. */
export function useTeams(
  user: User,
  chosen: Membership | null,
  choose: (team: Membership | null) => void,
) {
  const queryClient = useQueryClient();
  const { data: teams } = useQuery(teamsQuery);

  useEffect(() => {
    const askAgain = (error: unknown) => {
      if (CHANGED.has(ApiError.from(error).text('code') ?? '')) {
        void queryClient.invalidateQueries(teamsQuery);
      }
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') askAgain(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') askAgain(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);

  const current = chosen && teams?.find(({ id }) => id === chosen.id);
  useEffect(() => {
    if (!chosen || !teams) return;
    // Kept for a reload or the next page, until the API has answered there.
    if (current) return chooseTeam(current);
    choose(null);
    toast({ title: `You’re no longer in ${chosen.name}’s team.` });
  }, [chosen, teams, current, choose]);

  return useMemo(
    () => ({ acting: findActing(user, teams, chosen), teams: teams ?? [], choose }),
    [user, teams, chosen, choose],
  );
}
