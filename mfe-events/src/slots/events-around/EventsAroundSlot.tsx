import { QueryClientProvider } from '@tanstack/react-query';
import type { SlotProps } from '@nzuko/contract';

import { queryClient } from '../../api/queryClient';
import { EventsAround } from './EventsAround';

/** On the dashboard's overview: who else is on when the reader's next event is. */
export default function EventsAroundSlot({ event }: SlotProps['dashboard.overview']) {
  return (
    <QueryClientProvider client={queryClient}>
      <EventsAround event={event} />
    </QueryClientProvider>
  );
}
