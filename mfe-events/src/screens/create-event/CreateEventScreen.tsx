import { QueryClientProvider } from '@tanstack/react-query';

import { queryClient } from '../../api/queryClient';
import { CreateEvent } from './CreateEvent';

/** `/events/create-event`: a new event, as a draft or for everyone to see. */
export default function CreateEventScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <CreateEvent />
    </QueryClientProvider>
  );
}
