import { sessionStore } from '@nzuko/shared-auth';
import { createQueryClient, followSavedEvents } from '@nzuko/shared-auth/queries';

const STALE_AFTER_MS = 30_000;

/** This remote's query cache; lives as long as the page. */
export const queryClient = createQueryClient(STALE_AFTER_MS);

// Drafts and held seats look different to their owner, so refetch after a sign-in; once a member has left, nobody else sees theirs.
sessionStore.subscribe((now, before) => {
  if (before.status !== 'loading' && now.user?.id !== before.user?.id) {
    void queryClient[before.user ? 'resetQueries' : 'invalidateQueries']();
  }
});

// Saved events are also removed in the dashboard, which another remote has.
followSavedEvents(() => queryClient);
