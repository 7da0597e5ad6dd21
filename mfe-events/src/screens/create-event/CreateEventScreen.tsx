import { QueryClientProvider } from '@tanstack/react-query';
import { useSession } from '@nzuko/shared-auth';

import { queryClient } from '../../api/queryClient';
import { CreateEvent } from './CreateEvent';
import { SuspendedNotice } from './SuspendedNotice';

/** `/events/create-event`: creates an event, as a draft or published. */
export default function CreateEventScreen() {
  const suspension = useSession(({ user }) => user?.suspension);
  if (suspension) return <SuspendedNotice suspension={suspension} />;
  return (
    <QueryClientProvider client={queryClient}>
      <CreateEvent />
    </QueryClientProvider>
  );
}
