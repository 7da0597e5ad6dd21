import { http, restoreSession, sessionStore } from '@nzuko/shared-auth';

import { queryClient } from './queryClient';
import { teamsQuery } from './teamsApi';

/** Makes the signed-in attendee an organizer and reloads the session. Rejects with ApiError; safe to repeat. */
export async function becomeOrganizer(): Promise<void> {
  await http.post('/auth/organizer/');
  // The cached teams predate the user's own team.
  const userId = sessionStore.getState().user?.id;
  void queryClient.resetQueries({ queryKey: teamsQuery(userId).queryKey });
  await restoreSession();
}
