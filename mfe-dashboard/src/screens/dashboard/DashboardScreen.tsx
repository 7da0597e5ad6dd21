import { QueryClientProvider } from '@tanstack/react-query';
import { useSession } from 'shared-auth';

import { queryClientOf } from '../../api/queryClient';
import { Dashboard } from './Dashboard';

/** `/dashboard`: the organizer's cockpit and the attendee's pocket. */
export default function DashboardScreen() {
  const user = useSession((session) => session.user);
  // For the moment between signing out and the guard's answer.
  if (!user) return null;
  return (
    <QueryClientProvider key={user.id} client={queryClientOf(user.id)}>
      <Dashboard user={user} />
    </QueryClientProvider>
  );
}
