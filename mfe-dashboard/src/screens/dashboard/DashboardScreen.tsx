import { QueryClientProvider } from '@tanstack/react-query';
import { useSession } from 'shared-auth';

import { queryClientOf } from '../../api/queryClient';
import { Dashboard } from './Dashboard';

/** `/dashboard`: the organizer's and the attendee's views. */
export default function DashboardScreen() {
  const user = useSession((session) => session.user);
  // Briefly the case after signing out, before the route guard redirects.
  if (!user) return null;
  return (
    <QueryClientProvider key={user.id} client={queryClientOf(user.id)}>
      <Dashboard user={user} />
    </QueryClientProvider>
  );
}
