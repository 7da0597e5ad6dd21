import { QueryClientProvider } from '@tanstack/react-query';

import { queryClient } from '../../api/queryClient';
import { CreateEvent } from './CreateEvent';

/** `/events/create-event`: creates an event, as a draft or published. */
export default function CreateEventScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <CreateEvent />
    </QueryClientProvider>
  );
}
