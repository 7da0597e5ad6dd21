import { http, restoreSession, sessionStore } from '@nzuko/shared-auth';

import { queryClient } from './queryClient';
import { teamsQuery } from './teamsApi';

/** Makes the signed-in attendee an organizer, and waits until the session knows. Rejects with ApiError; it can be repeated. */
export async function becomeOrganizer(): Promise<void> {
  await http.post('/auth/organizer/');
  // What is known is from before they had a team of their own.
  const userId = sessionStore.getState().user?.id;
  void queryClient.resetQueries({ queryKey: teamsQuery(userId).queryKey });
  await restoreSession();
}
